import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    ul {
      margin: 0 0 1rem;
      padding: 0;
      list-style: none;
      columns: 22rem;
      column-gap: 2rem;
    }

    li {
      display: flex;
      gap: 0.6rem;
      justify-content: space-between;
      align-items: baseline;
      padding-block: 0.25rem;
      break-inside: avoid;
    }

    h2::first-letter {
      text-transform: capitalize;
    }

    .practise {
      white-space: nowrap;
    }
  `,
];
