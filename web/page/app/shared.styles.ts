/** Styles that all areas share: buttons and fields. Colours are in the style sheet of the page. */
import { css } from 'lit';
import { sentenceStyles } from '../../elements/sentence.js';

export const shared = [
  sentenceStyles,
  css`
  :host {
    display: block;
    color: inherit;
  }

  *,
  *::before {
    box-sizing: border-box;
  }

  button,
  select,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }

  button,
  select,
  input:not([type='checkbox'], [type='radio']) {
    min-height: var(--field, 2.5rem);
    padding: var(--gap-4) var(--gap-8);
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  button {
    cursor: pointer;
  }

  .button {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: var(--field, 2.5rem);
    padding: var(--gap-4) var(--gap-8);
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    color: inherit;
    text-decoration: none;
  }

  .main {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }

  button[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    font-weight: 600;
  }

  button.plain {
    background: none;
    border-color: transparent;
    color: var(--quiet);
  }

  a {
    color: var(--accent);
  }

  button[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }

  select:focus-visible,
  input:focus-visible,
  textarea:focus-visible,
  a:focus-visible,
  summary:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-8);
    align-items: center;
    margin-block: var(--gap-8);
  }

  h2 {
    margin: var(--gap-4) 0;
    font-size: var(--text-20);
  }

  .icon {
    width: 1.25em;
    height: 1.25em;
    vertical-align: middle;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  /* Forced colours mark pressed and main buttons. */
  @media (forced-colors: active) {
    .main,
    button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }

    button[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
      border-color: GrayText;
    }
  }

  @media print {
    button,
    select {
      display: none;
    }
  }
`,
];

/** Styles of the note that a term or a figure opens. */
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
