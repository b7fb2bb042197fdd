/** A part of a sentence. One that speaks of cells is a button, and lights them up while it is pointed at or has the focus. */
import { html } from 'lit';
import type { Cell } from '../../src/core/geometry.js';
import type { SpokenPart } from '../../src/render/text.js';

export const spokenPart = ({ text, cells }: SpokenPart, light: (cells: readonly Cell[]) => void) => {
  if (!cells) return text;
  const on = (): void => light(cells);
  const off = (): void => light([]);
  return html`<button class="term" type="button" data-cells=${cells.join(' ')} @mouseenter=${on} @focus=${on} @mouseleave=${off} @blur=${off}>${text}</button>`;
};
