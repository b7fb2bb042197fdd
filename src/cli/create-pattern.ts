/** Reads the mask of `--pattern`: which cells are given. */
import { readFileSync } from 'node:fs';
import type { Cell, Geometry } from '../core/geometry.js';
import { UsageError } from './command.js';

/** Cells that are not given; anything else that is no frame is. */
const EMPTY_SYMBOLS = '.0_';

/** A symbol a cell, in a line or in rows, with or without a frame. Throws a UsageError. */
export function patternOf(file: string, geometry: Geometry): Cell[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
  const symbols = text
    .split(/\r?\n/)
    .filter((line) => !/^[\s+|=-]*$/.test(line))
    .join('')
    .replaceAll(/[\s|]/g, '');
  if (symbols.length !== geometry.cells)
    throw new UsageError(
      `${file} shows ${symbols.length} cells, not ${geometry.cells}: a symbol for each is wanted, . where none is given`,
    );
  return [...symbols].flatMap((symbol, cell) => (EMPTY_SYMBOLS.includes(symbol) ? [] : [cell]));
}
