/** The pad of the editor: digits for cells, or for the number of the chosen clue. */
import { html, nothing } from 'lit';
import type { Constraint } from '../../../constraints/index.js';
import { EMPTY, type Geometry } from '../../../src/core/index.js';
import { symbolOn } from '../../../src/formats/index.js';
import { icon } from '../app/icons.js';
import { padWidth } from '../play-view/pad.js';
import { writesDigits } from './editor.js';
import { formOf } from './forms.js';
import type { DrawWords } from './words.js';

interface PadData {
  readonly geometry: Geometry;
  readonly tool: string;
  /** The constraint of the chosen clue. */
  readonly constraint: Constraint | undefined;
  readonly texts: DrawWords;
  /** Writes a digit into the selected cells, or empties them. */
  write(digit: number): void;
  /** Types at the number of the chosen clue. */
  type(key: string): void;
}

export function digitPad({ geometry, tool, constraint, texts, write, type }: PadData) {
  const { size } = geometry;
  const { value, text } = (constraint && formOf(constraint)) ?? {};
  const isOfClue = value !== undefined || (text !== undefined && !text.isQuoted);
  const isOfCells = writesDigits(tool);
  if (!isOfCells && !isOfClue) return nothing;
  const keys = isOfCells
    ? Array.from({ length: size }, (_, digit) => ({ sign: symbolOn(digit, geometry), press: () => write(digit) }))
    : [...'1234567890'].map((sign) => ({ sign, press: () => type(sign) }));
  const erase = isOfCells ? () => write(EMPTY) : () => type('Backspace');
  return html`<div class="pad ${isOfCells ? padWidth(size) : 'of-clue'}" role="group" aria-label=${texts.pad}>
    ${keys.map(({ sign, press }) => html`<button type="button" class="key" @click=${press}>${sign}</button>`)}
    <button type="button" class="key" aria-label=${texts.erase} title=${texts.erase} @click=${erase}>${icon('erase')}</button>
  </div>`;
}
