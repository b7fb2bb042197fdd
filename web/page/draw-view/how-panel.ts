/** How the tool in hand is used, and what it has left undone. */
import { html, nothing } from 'lit';
import type { Constraint } from '../../../constraints/index.js';
import { cellsOfRegion, type PuzzleDrawing, unevenRegions } from './drawing.js';
import { CHOOSE, GIVENS, NOTES, REGIONS } from './editor.js';
import { wayOf } from './forms.js';
import type { DrawWords } from './words.js';

interface HowData {
  readonly drawing: PuzzleDrawing;
  readonly tool: string;
  readonly known: readonly Constraint[];
  readonly texts: DrawWords;
  /** Gives up the regions. */
  toBoxes(): void;
}

export const howPanel = (data: HowData) => html`<p class="how">${howText(data)}</p>${regionTexts(data)}`;

function howText({ tool, known, texts: { how } }: HowData): string {
  const plain: Readonly<Record<string, string>> = {
    [CHOOSE]: how.choose,
    [GIVENS]: how.givens,
    [NOTES]: how.notes,
    [REGIONS]: how.regions,
  };
  return plain[tool] ?? how[wayOf(known.find(({ id }) => id === tool)!)];
}

function regionTexts({ drawing, tool, texts, toBoxes }: HowData) {
  if (tool !== REGIONS || !drawing.regions) return nothing;
  const uneven = unevenRegions(drawing);
  const named = uneven.map((region) => texts.region(region + 1, cellsOfRegion(drawing, region).length)).join(', ');
  return html`<p class="fault" role="status">${uneven.length > 0 ? texts.unevenRegions(named) : nothing}</p>
    <div class="buttons"><button type="button" @click=${toBoxes}>${texts.boxes}</button></div>`;
}
