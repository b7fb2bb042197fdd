/** What a cell is called when it is read out. */

import { bitsOf, type Cell, type DrawnPosition, symbolOf } from '../../../src/face/index.js';
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
