/** The sizes on offer, and a button that begins anew. */
import { html } from 'lit';
import { type PuzzleDrawing, sizeOf } from './drawing.js';
import { boxesOffered } from './sizes.js';
import type { DrawWords } from './words.js';

export function sizePanel({ box: own }: PuzzleDrawing, texts: DrawWords, begin: (box: PuzzleDrawing['box']) => void) {
  const boxes = boxesOffered();
  const nameOf = (box: PuzzleDrawing['box']): string =>
    box[0] === 1 ? texts.sizeWithout(box[1]) : texts.sizeWith(sizeOf({ box }), box.join('x'));
  return html`<label>${texts.size}
      <select @change=${(event: Event) => begin(boxes[(event.target as HTMLSelectElement).selectedIndex]!)}>
        ${boxes.map((box) => html`<option .selected=${String(box) === String(own)}>${nameOf(box)}</option>`)}
      </select></label>
    <div class="buttons"><button type="button" @click=${() => begin(own)}>${texts.clear}</button></div>`;
}
