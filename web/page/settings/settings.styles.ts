import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    details {
      position: relative;
    }

    summary {
      cursor: pointer;
      padding: 0.5rem;
    }

    .sheet {
      position: absolute;
      z-index: 1;
      inset-inline-end: 0;
      width: min(22rem, 88vw);
      padding: 0.8rem;
      background: light-dark(#fff, #16181c);
      border: 1px solid var(--line);
      border-radius: 0.5rem;
      box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.25);
    }

    @media (max-width: 30rem) {
      details {
        position: static;
      }

      .sheet {
        inset-inline: 0;
        width: auto;
      }
    }

    label {
      display: flex;
      gap: 0.5rem;
      align-items: center;
      justify-content: space-between;
      margin-block: 0.35rem;
    }

    label:has([type='checkbox']) {
      justify-content: flex-start;
    }
  `,
];
