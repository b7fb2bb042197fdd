import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    .make {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
      gap: 1.5rem;
    }

    label {
      display: flex;
      flex-wrap: wrap;
      gap: 0.2rem 0.8rem;
      align-items: center;
      justify-content: space-between;
      margin-block: 0.45rem;
    }

    label.check {
      flex-wrap: nowrap;
      justify-content: flex-start;
    }

    select,
    input:not([type='checkbox']) {
      width: 12.5rem;
      max-width: 100%;
    }

    .range {
      display: flex;
      gap: 0.4rem;
      width: 12.5rem;
    }

    .range input:not([type='checkbox']) {
      width: 50%;
    }

    fieldset {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
      gap: 0 0.8rem;
      margin: 0.6rem 0;
      border: 1px solid var(--line);
      border-radius: 0.3rem;
    }

    @media print {
      form {
        display: none;
      }

      .make {
        display: block;
      }
    }
  `,
];
