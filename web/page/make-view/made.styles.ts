import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    .none {
      color: var(--quiet);
    }

    ol {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
      gap: var(--gap-16);
      margin: 0;
      padding: 0;
      list-style: none;
    }

    li {
      display: flex;
      flex-direction: column;
      gap: var(--gap-8);
      padding: var(--gap-8);
      border: 1px solid var(--line);
      border-radius: var(--radius);
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
      .buttons {
        display: none;
      }

      ol {
        display: block;
      }

      /* Three rows of two fit on A4 and on Letter. A large board has its own page. */
      li {
        float: inline-start;
        width: 50%;
        padding: 0.2cm;
        gap: 0.1cm;
        align-items: center;
        border: none;
        break-inside: avoid;
      }

      li:not(.large) img {
        width: 7.2cm;
      }

      li.large {
        width: 100%;
      }
    }
  `,
];
