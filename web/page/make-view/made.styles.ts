import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    ol {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
      gap: var(--gap-16);
    }

    li {
      position: relative;
      scroll-margin: var(--gap-16);
      display: flex;
      flex-direction: column;
      gap: var(--gap-8);
      padding: var(--gap-8);
    }

    /* The button to play covers the card. */
    li button::after {
      position: absolute;
      inset: 0;
      border-radius: var(--radius);
      content: '';
    }

    sudoku-difficulty {
      position: relative;
      z-index: 1;
    }

    img {
      width: 100%;
      aspect-ratio: 1;
    }

    p {
      flex: 1;
      margin: 0;
      overflow-wrap: anywhere;
    }

    small {
      display: block;
      color: var(--quiet);
    }

    @media print {
      ol {
        display: block;
      }

      /* Three rows of two fit on A4 and on Letter. A large board has its own page. */
      .card {
        float: inline-start;
        width: 50%;
        padding: 0.2cm;
        gap: 0.1cm;
        align-items: center;
        background: none;
        border: none;
        box-shadow: none;
        break-inside: avoid;
      }

      .card:not(.large) img {
        width: 7.2cm;
      }

      .card.large {
        width: 100%;
      }
    }
  `,
];
