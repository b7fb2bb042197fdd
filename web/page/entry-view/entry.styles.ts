import { css } from 'lit';
import { shared } from '../app/shared.styles.js';
import { padStyles } from '../play-view/pad.js';

export const styles = [
  shared,
  padStyles,
  css`
    section {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--gap-16);
    }

    sudoku-board {
      width: 100%;
      max-width: max(14rem, 100dvh - 24rem);
      margin-inline: auto;
    }

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

    .misread {
      margin: 0;
      padding: 0;
      list-style: none;
    }

    .misread li {
      padding-block: var(--gap-8);
      border-block-start: 1px solid var(--line);
    }

    @media (min-width: 40rem) and (min-aspect-ratio: 1/1) {
      section {
        grid-template-columns: min(100dvh - 6rem, 100vw - 24rem) minmax(0, 28rem);
        align-items: start;
      }

      sudoku-board {
        max-width: none;
      }
    }
  `,
];
