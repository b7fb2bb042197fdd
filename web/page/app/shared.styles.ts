/** Styles that all areas share: buttons and fields. Colours are in the style sheet of the page. */
import { css } from 'lit';
import { sentenceStyles } from '../../elements/sentence.js';

/** Hides from eyes what screen readers are to say. */
export const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

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
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  button {
    cursor: pointer;
  }

  button,
  .button,
  select {
    box-shadow: var(--shadow);
  }

  :is(button, .button):hover:not([aria-disabled='true']),
  :is(a, li).card:hover,
  .segments .check:hover {
    border-color: var(--accent);
  }

  :is(button, .button):active:not([aria-disabled='true']) {
    background: var(--raised);
  }

  .button {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: var(--field, 2.5rem);
    padding: var(--gap-4) var(--gap-16);
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    color: inherit;
    text-decoration: none;
  }

  .main,
  .main:active:not([aria-disabled='true']) {
    padding-inline: var(--gap-16);
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }

  .main:hover:not([aria-disabled='true']) {
    filter: brightness(1.1);
  }

  /* A group of buttons of which one is chosen. */
  .segments {
    padding: var(--gap-4);
    background: var(--raised);
    border-radius: var(--radius);
  }

  .segments > button:not([aria-pressed='true']) {
    background: none;
    border-color: transparent;
    box-shadow: none;
  }

  button[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    font-weight: 600;
  }

  button.plain {
    background: none;
    border-color: transparent;
    box-shadow: none;
    color: var(--quiet);
  }

  button.plain:hover:not([aria-disabled='true']) {
    color: inherit;
    background: var(--raised);
    border-color: transparent;
  }

  /* A link over the whole of a card. */
  .card {
    color: inherit;
    text-decoration: none;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }

  a {
    color: var(--accent);
  }

  button[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }

  textarea {
    display: block;
    width: 100%;
    font-family: 'DejaVu Sans Mono', ui-monospace, monospace;
    font-size: var(--text-14);
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  /* A label in the form of a button, over the field that chooses a file. */
  .file {
    position: relative;
    cursor: pointer;
  }

  .file:focus-within,
  .segments .check:has(:focus-visible),
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

  summary {
    padding-block: var(--gap-4);
    cursor: pointer;
  }

  h2 {
    margin: var(--gap-4) 0;
    font-size: var(--text-20);
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }

  h3 {
    font-size: var(--text-16);
    font-weight: 600;
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

  progress {
    height: var(--gap-8);
    appearance: none;
    background: var(--raised);
    border: 0;
    border-radius: var(--radius);
    overflow: hidden;
  }

  ::-webkit-progress-bar {
    background: var(--raised);
  }

  ::-webkit-progress-value {
    background: var(--accent);
  }

  ::-moz-progress-bar {
    background: var(--accent);
  }

  .unseen {
    ${unseen}
  }

  .quiet {
    color: var(--quiet);
  }

  .small {
    font-size: var(--text-14);
  }

  /* A list without signs. */
  .bare {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  dd {
    margin: 0;
  }

  /* What takes the focus when it is shown, and no key leads to, has no frame. */
  [tabindex='-1']:is(main, section, h2) {
    outline: none;
  }

  /* Parts below each other. */
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap-16);
  }

  /* A board above its text, as large as the window leaves room for, or beside it where a class has columns. */
  .stack > sudoku-board {
    width: 100%;
    max-width: max(16rem, 100dvh - var(--below, 24rem));
    margin-inline: auto;
  }

  @media (min-width: 40rem) and (min-aspect-ratio: 1/1) {
    .stack > sudoku-board {
      max-width: none;
    }
  }

  /* Forced colours mark pressed and main buttons. */
  @media (forced-colors: active) {
    .main,
    button[aria-pressed='true'],
    .segments .check:has(:checked) {
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

    progress {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
    }

    progress,
    ::-webkit-progress-bar {
      background: Canvas;
    }

    ::-webkit-progress-value {
      background: Highlight;
    }

    ::-moz-progress-bar {
      background: Highlight;
    }
  }

  @media print {
    button,
    select,
    .off-paper {
      display: none !important;
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
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    font-size: var(--text-16);
    white-space: normal;
  }
`;
