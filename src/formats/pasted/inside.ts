/** Finds a puzzle inside a line: among words, in a column of a sheet, as row after row. */
import type { Geometry } from '../../core/geometry.js';
import { usualShape } from '../format.js';
import { cellsIn, isLine, openField } from '../line.js';
import { fits } from '../symbols.js';

/** The remark on a puzzle that was found inside its line. */
export const INSIDE = 'the puzzle is found inside its line';

/**
 * Returns the cells of the puzzle inside a line, and nothing else; undefined if there is none or the line begins with
 * it.
 */
export function puzzleInside(line: string, expected?: Geometry): string | undefined {
  if (!/[^\w.*?+-]/.test(line)) return undefined;
  const open = openField(line);
  if (open && isGrid(open, expected)) return open;
  const [first] = /\S+/.exec(line) ?? [''];
  if (isGrid(first, expected)) return undefined;
  for (const [text] of line.matchAll(/[^\s,;|"'`()[\]{}<>:=/&%]+/g)) if (isGrid(text, expected)) return text;
  return rowsInside(line, expected) ?? cellsInside(line, expected);
}

const isGrid = (text: string, expected?: Geometry): boolean => sizeOf(cellsIn(text), expected) > 0;

/** The size of the grid that the symbols fill; 0 if they fill none. */
function sizeOf(symbols: string, expected?: Geometry): number {
  const size = Math.sqrt(symbols.length);
  if (!Number.isInteger(size) || (expected ? size !== expected.size : size < 4 || !usualShape(size))) return 0;
  const isUsual = size === 9 && /^[\d.]+$/.test(symbols);
  return isUsual || [...symbols].every((symbol) => fits(symbol, size)) ? size : 0;
}

/** Returns the cells of N rows of N symbols, one row after the other. */
function rowsInside(line: string, expected?: Geometry): string | undefined {
  const rows = line.split(/[\s,;|/"']+|\\n/).filter(Boolean);
  const areRows = rows.length >= 4 && rows.every((row) => row.length === rows.length);
  const text = rows.join('');
  return areRows && isGrid(text, expected) ? text : undefined;
}

/** Returns N² cells with signs between them; an empty cell has no symbol. */
function cellsInside(line: string, expected?: Geometry): string | undefined {
  for (const sign of [',', ';', '\t', '|']) {
    const cells = line.split(sign).map((cell) => cell.replaceAll(/[\s"'[\](){}]/g, ''));
    if (cells.length < 16 || cells.some((cell) => cell.length > 2)) continue;
    const text = cells.map((cell) => cell || '.').join(' ');
    if (isLine(text, expected)) return text;
  }
  return undefined;
}
