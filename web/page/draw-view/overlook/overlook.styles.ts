import { css } from 'lit';
import { shared, unseen } from '../../app/shared.styles.js';

export const styles = [
  ...shared,
  css`
  .unseen {
    ${unseen}
  }

  :host {
    max-width: 60ch;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }

  h2 {
    margin: 0 0 var(--gap-8);
    font-size: var(--text-16);
  }

  p,
  ul {
    margin: 0 0 var(--gap-8);
  }

  ul {
    padding-inline-start: var(--gap-16);
  }

  .count {
    min-height: 1.35em;
    font-size: var(--text-20);
    font-weight: 600;
  }

  /* What is told has one height, so that nothing below moves. */
  .details {
    height: 9.5rem;
    margin-block-end: var(--gap-8);
    overflow-y: auto;
  }

  /* There is room for what is left out, so that nothing below moves. */
  .head {
    min-height: 3.25rem;
  }

  .head p {
    margin: 0;
  }

  .unfinished {
    font-size: var(--text-14);
  }

  @media (min-width: 30.01rem) {
    .head button {
      display: none;
    }
  }

  @media (max-width: 30rem) {
    .head {
      display: grid;
      grid-template-columns: 1fr minmax(0, 8rem) auto;
      gap: var(--gap-8);
      align-items: center;
    }

    .count {
      font-size: var(--text-16);
    }

    .rest:not(.open) {
      display: none;
    }
  }

  .older {
    opacity: 0.6;
  }

  .fault {
    padding: var(--gap-8);
    border-inline-start: 4px solid var(--warning);
    background: light-dark(#fdeee2, #38241a);
    border-radius: var(--radius);
  }

  .fault :last-child {
    margin-block-end: 0;
  }

  .quiet {
    font-size: var(--text-14);
    color: var(--quiet);
  }

  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-4) var(--gap-16);
    margin-block-end: var(--gap-8);
  }

  .choices label {
    display: flex;
    gap: var(--gap-8);
    align-items: center;
    min-height: 2rem;
  }
`,
];
