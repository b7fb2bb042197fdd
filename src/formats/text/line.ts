/** One line of N² symbols. */
import { EMPTY } from '../../core/board.js';
import { type Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { leftOutBeside } from '../beside/left-out.js';
import { type Beside, withBeside } from '../beside/stated-solution.js';
import { type Format, type Reading, shapeFor, usualShape } from '../format.js';
import { expectText, Misread } from '../misread.js';
import { type Alphabet, alphabetOf, fits, isBlank } from '../symbols.js';
import { valuesOf } from './grid.js';
import { isRuler, type Spot, scanRow, symbolSpots } from './scan.js';
import { isSukakuLine } from './sukaku.js';

const [ZERO, POINT, PLUS] = [...'0.+'].map((symbol) => symbol.charCodeAt(0));

export const line: Format = {
  name: 'line',
  holds: [],
  parse: parseLineText,
  format: formatLine,
};

/** Writes the values in a line, `.` for an empty cell. Digits that are numbers have blanks between them. */
export function formatLine(
  { geometry, values }: Pick<Puzzle, 'geometry' | 'values'>,
  alphabet: Alphabet = alphabetOf(geometry.size),
): string {
  const { cells } = geometry;
  if (alphabet.at(-1)!.length > 1)
    return Array.from(values, (value) => (value === EMPTY ? '.' : alphabet[value]!)).join(' ');
  // Faster than appending to a string or a list sign by sign.
  const codes = new Array<number>(cells);
  for (let cell = 0; cell < cells; cell++) {
    const value = values[cell]!;
    codes[cell] = value === EMPTY ? POINT! : alphabet[value]!.charCodeAt(0);
  }
  return String.fromCharCode.apply(null, codes);
}

/** Reads exactly N² symbols (`.` or `0` empty, `+` before a value that is no given). Throws a Misread. */
export function parseLine(symbols: string, shape?: Geometry): Puzzle {
  expectText(symbols);
  return parseSymbols(symbols, shape).puzzle;
}

/** Reads a line with a comment after it, or one with blanks between its cells. Throws a Misread. */
export function parseLineText(text: string, shape?: Geometry): Reading {
  const [symbols] = /\S+/.exec(text) ?? [''];
  if (symbols.length > LARGEST_SIZE) {
    const field = openField(text) ?? symbols;
    const beside = { ...besideIn(text, field), ...leftOutBeside(text, field) };
    return withBeside(parseSymbols(field, shape, text.indexOf(field) + 1), beside);
  }
  if (symbols.length > LONGEST_CELL) return parseSymbols(symbols, shape, text.search(/\S/) + 1);
  const spots = spotsIn(text);
  return { ...valuesOf(spots, shapeFor(sideOf(spots.length), shape)), format: 'line' };
}

/** True if `+` is the sign of an empty cell, not a mark before a value that was placed. */
const hasPlusCells = (symbols: string): boolean => /\+(?![1-9A-Za-z])/.test(symbols);

/** The cells of a line: without the marks of placed values, or with the plus signs that are empty cells. */
export const symbolsIn = (symbols: string): string =>
  symbols.includes('+') && !hasPlusCells(symbols) ? symbols.replaceAll('+', '') : symbols;

/** The most characters of a cell: a decimal number has two. */
const LONGEST_CELL = 2;

const FIELD = /[^\s,;|"'`()[\]{}<>:=/&%]+/g;

/** True if a field has the cells of another, some of them blank. */
export const isOpenForm = (open: string, full: string): boolean =>
  open.length === full.length &&
  open !== full &&
  [...open].every((symbol, at) => symbol === full[at] || (isBlank(symbol) && !isBlank(full[at]!)));

/**
 * Returns the puzzle of a line in which its solution stands first, as in `SOLUTION;PUZZLE`: the field that is the first
 * one with blanks; undefined for any other line.
 */
export function openField(text: string): string | undefined {
  if (text.length <= 2 * LARGEST_SIZE) return undefined;
  const fields = text.match(FIELD) ?? [];
  const full = fields.find(({ length }) => length > LARGEST_SIZE);
  return full && ![...full].some(isBlank) ? fields.find((field) => isOpenForm(field, full)) : undefined;
}

/**
 * Returns what stands beside a puzzle in its line: a full grid, which is its solution or contradicts it, and another
 * puzzle with empty cells.
 */
export function besideIn(text: string, puzzle: string): Beside {
  if (text.length <= 2 * puzzle.length || ![...puzzle].some(isBlank)) return {};
  const isFull = (field: string): boolean => field.length === puzzle.length && !/[^1-9A-Y]/i.test(field);
  const solution = text.match(FIELD)?.find(isFull);
  const another = withoutComment(text)
    .match(FIELD)
    ?.find((field) => isAnother(field, puzzle));
  return { ...(solution !== undefined && { solution }), ...(another !== undefined && { another }) };
}

/**
 * True if a field is a puzzle of as many cells as another, with other digits. A position of the puzzle is not, nor is a
 * mask of its givens, which has one symbol for all of them.
 */
export function isAnother(field: string, puzzle: string): boolean {
  if (field.length !== puzzle.length || !/^[.0-9A-Y*_?+-]+$/i.test(field) || ![...field].some(isBlank)) return false;
  const [one, other] = [plainCells(field), plainCells(puzzle)];
  const digits = new Set(one.replaceAll('.', ''));
  return digits.size > 1 && one !== other && !isOpenForm(one, other) && !isOpenForm(other, one);
}

/** The cells of a field with one sign for all that are empty. */
const plainCells = (field: string): string =>
  Array.from(field, (symbol) => (isBlank(symbol) ? '.' : symbol.toUpperCase())).join('');

/** Returns a line up to its comment. */
const withoutComment = (text: string): string => text.replace(/\s[#;].*/, '');

/** Returns the texts between blanks, up to a comment. */
const spotsIn = (text: string): readonly Spot[] => scanRow(withoutComment(text), 1).spots;

/** True if a line is a puzzle of its own, not a row of one. */
export const isLine = (text: string, expected?: Geometry): boolean => isLongLine(text) || isShortLine(text, expected);

/** True if a line has more cells than any row may have. */
export function isLongLine(text: string): boolean {
  const [first] = /\S+/.exec(text) ?? [''];
  if (first.length > LARGEST_SIZE && !/[|\u2500-\u257f]/.test(first))
    return symbolsIn(first).length > LARGEST_SIZE && !isRuler(first);
  return text.length > 2 * LARGEST_SIZE && areCells(spotsIn(text)) && spotsIn(text).length > LARGEST_SIZE;
}

/**
 * True if a line that could also be a row is a puzzle. Sixteen cells are a puzzle of size 4 if no digit is above 4.
 * Other sizes as small have no boxes and count only if they are expected.
 */
export function isShortLine(text: string, expected?: Geometry): boolean {
  const spots = spotsIn(text);
  const cells = spots.length === 1 ? symbolSpots(spots).filter((spot) => spot.text !== '+') : spots;
  const side = Math.sqrt(cells.length);
  if (!areCells(cells) || !Number.isInteger(side) || side < 1 || isRuler(text)) return false;
  if (expected) return side === expected.size;
  return (
    side > 1 && side <= LARGEST_SIZE && usualShape(side) !== undefined && cells.every((cell) => fits(cell.text, side))
  );
}

const areCells = (spots: readonly Spot[]): boolean => spots.every(({ text }) => text.length <= LONGEST_CELL);

/** Reads most lines quickly: values of a grid up to nine, longer than a row; undefined for anything else. */
export function readPlainLine(text: string, shape?: Geometry): Reading | undefined {
  const side = Math.sqrt(text.length);
  if (side > 9 || text.length <= LARGEST_SIZE || !Number.isInteger(side)) return undefined;
  if (Number.isInteger(Math.cbrt(text.length)) && isSukakuLine(text, shape)) return undefined;
  const geometry = shape ?? usualShape(side);
  return geometry?.size === side ? plainReading(text, geometry) : undefined;
}

/** Reads symbols that begin in a column of their line. */
export function parseSymbols(symbols: string, shape?: Geometry, column = 1): Reading {
  const geometry = shapeFor(sideOf(symbolsIn(symbols).length), shape);
  const plain = plainReading(symbols, geometry);
  if (plain) return plain;
  const spots: Spot[] = [];
  const placed = new Uint8Array(geometry.cells);
  for (const spot of symbolSpots([
    { text: hasPlusCells(symbols) ? symbols.replaceAll('+', '.') : symbols, line: 1, column },
  ]))
    if (spot.text === '+') placed[spots.length] = 1;
    else spots.push(spot);
  const reading = valuesOf(spots, geometry);
  return { ...reading, puzzle: { ...reading.puzzle, placed }, format: 'line' };
}

/** Reads lines of `.`, `0`, `+` and digits up to nine; undefined if there are other symbols or too few cells. */
function plainReading(symbols: string, geometry: Geometry): Reading | undefined {
  const { cells, size } = geometry;
  if (size > 9) return undefined;
  const values = new Int8Array(cells);
  let placed: Uint8Array | undefined;
  let cell = 0;
  let signs = 0;
  for (let at = 0; at < symbols.length; at++) {
    const code = symbols.charCodeAt(at);
    const digit = code - ZERO! - 1;
    if (code === PLUS) (placed ??= new Uint8Array(cells))[cell] = 1;
    else if (code === POINT || code === ZERO) {
      values[cell++] = EMPTY;
      signs |= code === POINT ? 1 : 2;
    } else if (digit >= 0 && digit < size) values[cell++] = digit;
    else return undefined;
  }
  // Where points stand beside zeros, these may be digits.
  if (cell < cells || signs === 3) return undefined;
  const puzzle = placed ? { geometry, values, placed } : { geometry, values };
  return { puzzle, alphabet: alphabetOf(size), format: 'line' };
}

/** Returns the side of a square grid with this number of symbols. Throws a Misread if they fill no square. */
function sideOf(symbols: number): number {
  const side = Math.round(Math.sqrt(symbols));
  if (side * side === symbols && symbols > 0) return side;
  const deep = Math.round(Math.cbrt(symbols));
  const isNearer = Math.abs(deep ** 3 - symbols) < Math.abs(side ** 2 - symbols) || side > LARGEST_SIZE;
  throw new Misread(
    isNearer && deep <= LARGEST_SIZE && usualShape(deep)
      ? `${symbols} symbols do not fill a grid: one of size ${deep} has ${deep ** 3} candidates, ${deep} for each cell`
      : `${symbols} symbols do not fill a grid: one of size ${side} has ${side ** 2}`,
  );
}
