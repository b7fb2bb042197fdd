/** Reads masks: texts in which people draw the given cells. */
import type { Cell, Geometry } from '../core/geometry.js';

/** Symbols of cells without a given. Every other symbol that is not part of a frame stands for a given. */
const EMPTY_SYMBOLS = '.0_';

/** Reads a mask: a symbol a cell, in a line or in rows, with or without a frame. Throws a RangeError. */
export function cellsInMask(text: string, geometry: Geometry): readonly Cell[] {
  const symbols = text
    .split(/\r?\n/)
    .filter((line) => !/^[\s+|=-]*$/.test(line))
    .join('')
    .replaceAll(/[\s|]/g, '');
  if (symbols.length !== geometry.cells)
    throw new RangeError(
      `shows ${symbols.length} cells, not ${geometry.cells}: expected a symbol for each, and . where none is given`,
    );
  return [...symbols].flatMap((symbol, cell) => (EMPTY_SYMBOLS.includes(symbol) ? [] : [cell]));
}
