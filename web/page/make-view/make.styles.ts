import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    .make {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
      gap: var(--gap-24);
    }

    label {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-4) var(--gap-16);
      align-items: center;
      justify-content: space-between;
      margin-block: var(--gap-8);
    }

    label.check {
      flex-wrap: nowrap;
      justify-content: flex-start;
    }

    label:has(input:disabled) {
      opacity: 0.5;
    }

    select,
    input:not([type='checkbox'], [type='radio']) {
      width: 12.5rem;
      max-width: 100%;
    }

    .range {
      display: flex;
      gap: var(--gap-8);
      width: 12.5rem;
    }

    .range input {
      width: 50%;
    }

    summary {
      padding-block: var(--gap-8);
      cursor: pointer;
      color: var(--accent);
    }

    fieldset {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
      gap: 0 var(--gap-16);
      margin: var(--gap-8) 0;
      border: 1px solid var(--line);
      border-radius: var(--radius);
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
