import { css } from 'lit';
import { shared } from '../app/shared.styles.js';
import { padStyles } from '../play-view/pad.js';

export const styles = [
  shared,
  padStyles,
  css`
    .pad button {
      padding: 0;
      font-size: var(--text-20);
    }

    /* Room for a few sentences, so that the keys below do not move. */
    .check {
      min-height: 6rem;
      margin-block: var(--gap-8);
    }

    .check p {
      margin: 0;
      overflow-wrap: anywhere;
    }

    .paste {
      display: block;
      margin-block: var(--gap-8);
    }

    .misread li {
      padding-block: var(--gap-8);
      border-block-start: 1px solid var(--line);
    }

    @media (min-width: 40rem) and (min-aspect-ratio: 1/1) {
      .stack {
        grid-template-columns: min(100dvh - 6rem, 100vw - 24rem) minmax(0, 28rem);
        align-items: start;
      }
    }
  `,
];
