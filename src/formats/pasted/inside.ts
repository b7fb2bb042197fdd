/** Finds a puzzle inside a line: among words, in a column of a sheet, as row after row. */
import { type Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import { usualShape } from '../format.js';
import { fits, isBlank } from '../symbols.js';
import { isLine, symbolsIn } from '../text/line.js';
import { isAnother, isOpenForm, openField } from '../text/line-text.js';

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

/** A puzzle with the solution beside it. */
interface QuotedPuzzle {
  readonly text: string;
  readonly solution?: string;
}

const QUOTED = /"([^"]{16,})"|'([^']{16,})'|`([^`]{16,})`/g;

/**
 * Returns the puzzles of a line that are each in quotation marks, without later positions of those before. A full grid is
 * the solution of the puzzle beside it.
 */
export function puzzlesInQuotes(line: string, expected?: Geometry): readonly QuotedPuzzle[] {
  const found: QuotedPuzzle[] = [];
  for (const [, ...texts] of line.matchAll(QUOTED)) {
    const text = texts.find((each) => each !== undefined)!.trim();
    if (!isGrid(text, expected)) continue;
    const last = found.at(-1);
    const isFull = ![...text].some(isBlank);
    if (last && isOpenForm(text, last.text)) found[found.length - 1] = { text, solution: last.text };
    else if (last && isFull) found[found.length - 1] = { solution: text, ...last };
    else if (!last || isAnother(text, last.text) || text.length !== last.text.length) found.push({ text });
  }
  return found;
}

/** A text of so many cells that one more or less was meant to be a puzzle. */
const ALMOST = /(?<![\d.*?_])[\d.*?_]{72,90}(?![\d.*?_])/;

/** Returns the text in a line that is almost a puzzle of size 9; undefined if there is none. */
export function almostInside(line: string): string | undefined {
  const [text] = ALMOST.exec(line) ?? [];
  return text !== undefined && text.length !== 81 && new Set(text).size > 4 ? text : undefined;
}

/** True if a line has a text as long as a puzzle of any size but the smallest. */
export const hasLongField = (line: string): boolean => LONG_FIELD.test(line);

const LONG_FIELD = new RegExp(`[^\\s,;|"'\`()[\\]{}<>:=/&%]{${LARGEST_SIZE + 1}}`);

/** True for the cells of a grid. Letters alone are words, or regions. */
const isGrid = (text: string, expected?: Geometry): boolean =>
  !/^[A-Za-z]+$/.test(text) && sizeOf(symbolsIn(text), expected) > 0;

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
