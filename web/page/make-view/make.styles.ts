import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    /* The level, which most people choose, is open. All other options are folded. */
    .levels {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-4);
      border: 0;
    }

    .levels legend {
      float: inline-start;
      width: 100%;
      padding-inline: var(--gap-8);
      color: var(--quiet);
    }

    .levels .check {
      position: relative;
      flex: 1 1 6rem;
      justify-content: center;
      min-height: 2.5rem;
      margin: 0;
      border: 1px solid transparent;
      border-radius: var(--radius);
      cursor: pointer;
    }

    .levels .check:has(:checked) {
      background: var(--sheet);
      border-color: var(--accent);
      box-shadow: inset 0 0 0 1px var(--accent);
      font-weight: 600;
    }

    .levels input {
      position: absolute;
      inset: 0;
      opacity: 0;
    }

    .first {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-8) var(--gap-16);
      align-items: center;
    }

    .first input[name='count'] {
      width: 5rem;
    }

    .first .main {
      min-width: 8rem;
    }

    details {
      max-width: 36rem;
    }

    /* The list keeps its place when a message comes. */
    .told {
      position: relative;
      min-height: 1.5rem;
      margin: 0;
    }

    legend {
      padding: 0;
    }

    .practise {
      max-width: 36rem;
      margin-block-start: var(--gap-32);
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
      .make {
        display: block;
      }
    }
  `,
];
