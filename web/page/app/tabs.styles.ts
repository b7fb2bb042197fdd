/** Styles of tabs, which are links or buttons. */
import { css } from 'lit';

export const tabs = css`
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--gap-16);
  }

  .tabs :is(a, button) {
    padding: var(--gap-8) 0;
    color: inherit;
    text-decoration: none;
    background: none;
    border: 0;
    border-block-end: 3px solid transparent;
    border-radius: 0;
    box-shadow: none;
  }

  .tabs :is([aria-current], [aria-pressed='true']) {
    font-weight: 600;
    border-color: var(--accent);
  }
`;
