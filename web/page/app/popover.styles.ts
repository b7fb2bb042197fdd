/** Styles of the note that a term or a figure opens. */
import { css } from 'lit';

export const popover = css`
  [popover] {
    inset: auto var(--gap-16) var(--gap-16);
    max-width: 32rem;
    margin-inline: auto;
    padding: var(--gap-16);
    color: inherit;
    background: light-dark(#fff, #16181c);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    font-size: var(--text-16);
    white-space: normal;
  }
`;
