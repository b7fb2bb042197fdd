import { css } from 'lit';

/** Styles of the rules of a puzzle. */
export const setterStyles = css`
  .setter {
    margin-block: var(--gap-8);
    font-size: var(--text-14);
    line-height: 1.35;
    color: var(--quiet);
    overflow-wrap: anywhere;
  }

  .setter :is(p, ul) {
    margin: 0 0 var(--gap-8);
  }

  .setter ul {
    padding-inline-start: var(--gap-16);
  }

  .setter .said {
    white-space: pre-line;
  }

  .lost {
    margin-block-end: var(--gap-8);
    padding: var(--gap-8);
    border-inline-start: 4px solid var(--warning);
    background: light-dark(#fdeee2, #38241a);
    border-radius: var(--radius);
    color: CanvasText;
  }

  .lost li:has(button) {
    display: flex;
    gap: var(--gap-8);
    align-items: start;
    justify-content: space-between;
    margin-block-end: var(--gap-4);
  }

  .lost ul:has(button) {
    padding: 0;
  }

  .setter button {
    flex: none;
    min-height: 1.875rem;
    padding: 0 var(--gap-8);
    font-size: var(--text-14);
  }
`;
