/** The sentence of a step, whose parts highlight the cells that they name; and its styles. */

import { css, html } from 'lit';
import type { Cell } from '../../src/core/index.js';
import type { SpokenPart } from '../../src/render/index.js';

/** Highlights cells of the board. */
export type Light = (cells: readonly Cell[]) => void;

/** Renders a part of a sentence. A part that names cells highlights them, and is highlighted if it names `focused`. */
export const spokenPart = ({ text, cells }: SpokenPart, light: Light, focused?: Cell) => {
  if (!cells) return text;
  const on = (): void => light(cells);
  const off = (): void => light([]);
  // A <button> would be an inline block, after which a comma may begin a line.
  const isLit = focused !== undefined && cells.includes(focused);
  return html`<span class=${isLit ? 'term lit' : 'term'} role="button" tabindex="0" data-cells=${cells.join(' ')} @mouseenter=${on} @focus=${on} @mouseleave=${off} @blur=${off}>${text}</span>`;
};

export const sentenceStyles = css`
  small {
    font-size: 0.875rem;
    font-weight: normal;
    color: var(--quiet);
  }

  .sentence {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    /* A sentence has the direction of its own language. */
    unicode-bidi: plaintext;
    max-width: 60ch;
    margin: 0.5rem 0;
  }

  .term {
    cursor: help;
    border-bottom: 1px dotted currentcolor;
  }

  .term:hover,
  .term.lit {
    background: rgb(230 159 0 / 0.28);
  }

  .term:focus-visible,
  button:focus-visible,
  a:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }
`;
