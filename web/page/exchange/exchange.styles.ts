import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    label {
      display: block;
      margin-block-end: var(--gap-8);
    }

    .buttons label {
      display: flex;
      gap: var(--gap-8);
      align-items: center;
      margin: 0;
    }

    .quiet {
      margin: var(--gap-4) 0 var(--gap-16);
    }

    select {
      max-width: 12rem;
    }

    .error {
      margin: var(--gap-4) 0;
      overflow-wrap: anywhere;
    }

    .bookmark {
      margin-block-start: var(--gap-16);
    }

    .choice {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-4);
      max-height: 50vh;
      overflow-y: auto;
      padding: 0;
      list-style: none;
    }
  `,
];
