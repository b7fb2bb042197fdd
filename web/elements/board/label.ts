/** What a cell is called when it is read out. */

import { bitsOf } from '../../../src/core/index.js';
import type { Cell } from '../../../src/face/index.js';
import { symbolOf } from '../../../src/formats/symbols.js';
import type { DrawnPosition } from '../../../src/render/index.js';
import { type ElementWords, ENGLISH_WORDS } from '../words.js';

/** `row 3 column 5, given 7`, `row 3 column 5, empty, candidates 1 4 7`. */
export function cellLabel(
  { geometry, values, givens, digits }: DrawnPosition,
  cell: Cell,
  words: ElementWords = ENGLISH_WORDS,
): string {
  const where = `${words.row} ${geometry.rowOf(cell) + 1} ${words.column} ${geometry.columnOf(cell) + 1}`;
  const value = values[cell]!;
  if (value >= 0) return `${where}, ${givens[cell] ? `${words.given} ` : ''}${symbolOf(value, geometry.size)}`;
  const left = bitsOf(digits[cell]!).map((digit) => symbolOf(digit, geometry.size));
  return `${where}, ${words.empty}, ${left.length === 0 ? words.noCandidates : `${words.candidates} ${left.join(' ')}`}`;
}
