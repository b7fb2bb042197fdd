/** Styles of tabs, which are links or buttons. */
import { css } from 'lit';

export const tabs = css`
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--gap-24);
    border-block-end: 1px solid var(--line);
  }

  .tabs :is(a, button) {
    padding: var(--gap-8) 0;
    margin-block-end: -1px;
    color: var(--quiet);
    text-decoration: none;
    background: none;
    border: 0;
    border-block-end: 3px solid transparent;
    border-radius: 0;
    box-shadow: none;
  }

  .tabs :is([aria-current], [aria-pressed='true']) {
    color: inherit;
    font-weight: 600;
    border-color: var(--accent);
  }

  /* Forced colours show transparent borders. */
  @media (forced-colors: active) {
    .tabs :is(a, button):not([aria-current], [aria-pressed='true']) {
      border-color: Canvas;
    }
  }
`;
