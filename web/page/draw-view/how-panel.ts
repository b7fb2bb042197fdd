/** What a kind of clue says, how the tool in hand is used, and what it has left undone. */
import { html, nothing } from 'lit';
import type { Constraint } from '../../../constraints/index.js';
import type { Wording } from '../words/en.js';
import type { PuzzleDrawing } from './drawing.js';
import { CHOOSE, GIVENS, NOTES, REGIONS } from './editor.js';
import { wayOf } from './forms.js';
import { unevenText } from './lost.js';
import { ruleOf } from './palette-panel.js';
import type { DrawWords } from './words.js';

interface HowData {
  readonly drawing: PuzzleDrawing;
  readonly tool: string;
  readonly known: readonly Constraint[];
  readonly texts: DrawWords;
  readonly words: Wording;
  /** Gives up the regions. */
  toBoxes(): void;
}

export function howPanel(data: HowData) {
  const { tool, known, texts, words } = data;
  const constraint = known.find(({ id }) => id === tool);
  return html`<div class="how">
    ${constraint ? html`<p class="rule">${ruleOf(constraint, words)}.</p>` : nothing}
    <p>${constraint ? texts.how[wayOf(constraint)] : plainHow(tool, texts)}</p>
    ${regionTexts(data)}
  </div>`;
}

const plainHow = (tool: string, { how }: DrawWords): string =>
  ({ [CHOOSE]: how.choose, [GIVENS]: how.givens, [NOTES]: how.notes, [REGIONS]: how.regions })[tool]!;

function regionTexts({ drawing, tool, texts, toBoxes }: HowData) {
  if (tool !== REGIONS || !drawing.regions) return nothing;
  return html`<p class="fault" role="status">${unevenText(drawing, texts) ?? nothing}</p>
    <div class="buttons"><button type="button" @click=${toBoxes}>${texts.boxes}</button></div>`;
}
