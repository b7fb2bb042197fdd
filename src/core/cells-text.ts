/** Cells in written form: `r1c1r2c3`. */
import { quoted } from './printable.js';
import type { Cell } from './statement.js';

const NAME = /r(\d+|\(\d+(?:,\d+)*\))c(\d+|\(\d+(?:,\d+)*\))/gi;

/** Reads cells such as `r1c1r2c3`, `r12c3`, `r1c(1,12)`, in their order. Throws a RangeError. */
export function cellsIn(text: string, size: number): Cell[] {
  const word = bare(text);
  if (!areCells(word)) throw new RangeError(`cells are written as r1c1r2c3, not ${quoted(text.trim())}`);
  return [...word.matchAll(NAME)].flatMap(([name, rows, columns]) => {
    const lines = [rows!, columns!].map((list) => numbersIn(list, size));
    if (lines.flat().some((line) => line < 1 || line > size))
      throw new RangeError(`there is no ${name} in a grid of ${size}×${size}`);
    return lines[0]!.flatMap((row) => lines[1]!.map((column) => (row - 1) * size + column - 1));
  });
}

const bare = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** True if a text is names of cells alone. */
export const areCells = (text: string): boolean => {
  const word = bare(text);
  return word !== '' && word.replaceAll(NAME, '') === '';
};

/** Where the size has one figure, each figure after `r` and `c` is a row and a column of its own: `r1c12` is `r1c1r1c2`. */
const numbersIn = (list: string, size: number): number[] =>
  (list.startsWith('(') ? list.slice(1, -1).split(',') : String(size).length > 1 ? [list] : [...list]).map(Number);

/** Writes cells as `r1c1r2c3`. */
export const cellsText = (cells: readonly Cell[], size: number): string =>
  cells.map((cell) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`).join('');
