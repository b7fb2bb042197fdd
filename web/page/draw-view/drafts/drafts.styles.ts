import { css } from 'lit';
import { shared } from '../../app/shared.styles.js';

export const styles = [
  ...shared,
  css`
  [aria-expanded]::before {
    content: '▸ ' / '';
  }

  [aria-expanded='true']::before {
    content: '▾ ' / '';
  }

  ul {
    display: grid;
    gap: var(--gap-8);
    margin: 0 0 var(--gap-16);
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--gap-4) var(--gap-8);
  }

  li input {
    width: 100%;
  }

  small,
  .quiet {
    grid-column: 1 / -1;
    font-size: var(--text-14);
    color: var(--quiet);
  }

  .deleted {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-8);
    align-items: center;
    margin: 0 0 var(--gap-8);
  }
`,
];
