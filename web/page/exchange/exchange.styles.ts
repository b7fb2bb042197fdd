import { css } from 'lit';
import { shared } from '../app/shared.styles.js';

export const styles = [
  shared,
  css`
    .sheet {
      position: absolute;
      z-index: 1;
      inset-inline: 0.75rem;
      max-width: 36rem;
      margin-inline-start: auto;
      margin-block-start: 0.3rem;
      padding: 0.8rem;
      background: light-dark(#fff, #16181c);
      border: 1px solid var(--line);
      border-radius: 0.5rem;
      box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.25);
    }

    label {
      display: block;
      margin-block-end: 0.5rem;
    }

    textarea {
      display: block;
      width: 100%;
      font-family: 'DejaVu Sans Mono', ui-monospace, monospace;
      font-size: 0.85rem;
      background: var(--raised);
      border: 1px solid var(--line);
      border-radius: 0.4rem;
    }

    .file input {
      max-width: 100%;
    }

    .quiet {
      margin: 0.2rem 0 0.8rem;
      font-size: 0.9rem;
      color: var(--quiet);
    }

    select {
      max-width: 14rem;
    }

    .error {
      margin: 0.2rem 0;
      overflow-wrap: anywhere;
    }

    .choice {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem;
      max-height: 50vh;
      overflow-y: auto;
      padding: 0;
      list-style: none;
    }
  `,
];
