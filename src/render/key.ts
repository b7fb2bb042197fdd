/**
 * Keys to the notation. A path shows each under the first step that needs it; `sudoku help notation` shows them in
 * full.
 */
import type { Geometry } from '../core/geometry.js';
import { firstTerm, type Message } from '../logic/step/message.js';
import { digitText } from './digit-words.js';
import type { KeyCells, Language } from './language/language.js';
import { cellNames } from './notation.js';
import { sentence } from './text.js';

interface Key {
  textIn(language: Language, geometry: Geometry): string;
  occursIn(message: Message, geometry: Geometry): boolean;
}

export const CELL_KEY: Key = {
  textIn: ({ notation }, geometry) => notation.cells(keyCells(geometry)),
  occursIn: (_, { size }) => size > 1,
};

export const CHAIN_KEY: Key = {
  textIn: (language, geometry) => {
    const [three, seven] = [2, 6].map((digit) => digitText(Math.min(digit, geometry.size - 1), geometry, language));
    return language.notation.chains(three!, seven!);
  },
  occursIn: (message) => firstTerm(message, 'chain') !== undefined,
};

/** Returns cells that the grid has: those of the usual key, or others on a smaller grid. */
function keyCells(geometry: Geometry): KeyCells {
  const { size } = geometry;
  const [row, column, lastRow, lastColumn] = size >= 8 ? [3, 4, 7, 8] : [1, Math.min(2, size - 1), size, size];
  const at = (inRow: number, inColumn: number) => (inRow - 1) * size + inColumn - 1;
  const cell = at(row, column);
  const beside = at(row, lastColumn);
  const below = at(lastRow, column);
  const name = (...list: number[]) => cellNames(geometry, list).join(' ');
  return {
    row,
    column,
    cell: name(cell),
    beside: name(beside),
    both: name(cell, beside),
    below: name(below),
    bothBelow: name(cell, below),
  };
}

export const NOTATION = `How steps are written

Rows are counted from the top, columns from the left, boxes row by row.
  r3c4        the cell in row 3 and column 4
  r3c48       two cells of row 3: r3c4 and r3c8
  r37c4       two cells of column 4: r3c4 and r7c4
  r37c48      four cells, where these rows and columns cross
  r(3,12)c4   r3c4 and r12c4, where numbers have two places
  7 in r3c4   the candidate 7 of that cell
  r3c4 = 7    7 is placed there
  r3c48 ≠ 7   7 is removed from both

Chains are written in a line, to be read from left to right:
  (7)r3c4          7 in r3c4; (7)r3c48: 7 in one of the two cells
  (7)r3c4 = (7)r3c8   a strong link: if the first is false, the second is true
  (7)r3c8 - (7)r5c8   a weak link: if the first is true, the second is false
  (3=7)r1c2        a strong link within one cell: 3 or 7 is true
  (3-7)r1c2        a weak link within one cell: 3 and 7 are not both true
  (3=57)r1c23      a set of cells that, without 3, holds 5 and 7
  =UR=, =AHS=, =X-Wing=   a strong link that a pattern gives, which the step names
So (3=7)r1c2 - (7)r1c8 = (7)r5c8 says: if 3 is false in r1c2, 7 is true there, so 7 is false in r1c8, so 7 is true in r5c8.`;

/**
 * Returns a function that writes the sentence of a message and below it each key that no earlier message needed.
 * `indent` begins each line after the first.
 */
export function keyed(
  language: Language,
  indent: string,
  ...keys: readonly Key[]
): (message: Message, geometry: Geometry) => string {
  const newLine = `\n${indent}`;
  let open = keys;
  return (message, geometry) => {
    let text = sentence(message, geometry, language, newLine);
    for (const key of open)
      if (key.occursIn(message, geometry)) {
        text += `${newLine}(${key.textIn(language, geometry)})`;
        open = open.filter((other) => other !== key);
      }
    return text;
  };
}
