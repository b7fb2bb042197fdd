/** All clues of a drawing in words, each to be chosen: for keys, for screen readers, and where clues lie on each other. */
import { html, nothing } from 'lit';
import type { Constraint, Statement } from '../../../constraints/index.js';
import type { Geometry } from '../../../src/core/index.js';
import type { Wording } from '../words/en.js';
import { typedOf } from './clue-acts.js';
import { cellsOfClue } from './clue-panel.js';
import type { PuzzleDrawing } from './drawing.js';
import type { Fault } from './faults.js';
import { nameOf } from './palette-panel.js';
import type { DrawWords } from './words.js';

interface ClueListData {
  readonly drawing: PuzzleDrawing;
  readonly known: readonly Constraint[];
  readonly geometry: Geometry;
  readonly faults: ReadonlyMap<number, Fault>;
  readonly chosen: number | undefined;
  readonly texts: DrawWords;
  readonly words: Wording;
  choose(index: number): void;
}

/** Returns a clue in words: its kind, what it says, and its cells. */
export const clueText = (clue: Statement, constraint: Constraint, geometry: Geometry, words: Wording): string =>
  [nameOf(constraint, words), typedOf(clue), cellsOfClue(clue, constraint, geometry)].filter(Boolean).join(' ');

export function clueList({ drawing, known, geometry, faults, chosen, texts, words, choose }: ClueListData) {
  const { clues } = drawing;
  if (clues.length === 0) return nothing;
  return html`<details>
    <summary>${texts.allClues(clues.length)}${faults.size > 0 ? html`, ${texts.unfinished}: ${faults.size}` : nothing}</summary>
    <ul class="bare clues">
      ${clues.map((clue, index) => {
        const constraint = known.find(({ id }) => id === clue.kind)!;
        const text = clueText(clue, constraint, geometry, words);
        return html`<li><button type="button" class="small" aria-pressed=${index === chosen ? 'true' : 'false'} @click=${() => choose(index)}>${text}${faults.has(index) ? html` <span class="quiet">(${texts.unfinished})</span>` : nothing}</button></li>`;
      })}
    </ul>
  </details>`;
}
