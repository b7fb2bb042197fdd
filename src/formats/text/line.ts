/** One line of N² symbols. */

import { type Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import { usualNumbers } from '../../core/numbers.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import { type Reading, shapeFor, usualShape } from '../format.js';
import { expectText, Misread } from '../misread.js';
import { type Alphabet, alphabetOf, alphabetOn, fits } from '../symbols.js';
import { valuesOf } from './grid.js';
import { isRuler, type Spot, scanRow, symbolSpots } from './scan.js';
import { isSukakuLine } from './sukaku-line.js';

const [ZERO, POINT, PLUS] = [...'0.+'].map((symbol) => symbol.charCodeAt(0));

/** Writes the values in a line, `.` for an empty cell. Digits that are numbers have blanks between them. */
export function formatLine(
  { geometry, values }: Pick<Puzzle, 'geometry' | 'values'>,
  alphabet: Alphabet = alphabetOn(geometry),
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

/** The most characters of a cell: a decimal number has two. */
export const LONGEST_CELL = 2;

/** Reads a line with blanks between its cells, up to a comment. Throws a Misread. */
export function parseSpaced(text: string, shape?: Geometry): Reading {
  const spots = spotsIn(text);
  return { ...valuesOf(spots, shapeFor(sideOf(spots.length), shape)), format: 'line' };
}

/** True if `+` is the sign of an empty cell, not a mark before a value that was placed. */
const hasPlusCells = (symbols: string): boolean => /\+(?![1-9A-Za-z])/.test(symbols);

/** The cells of a line: without the marks of placed values, or with the plus signs that are empty cells. */
export const symbolsIn = (symbols: string): string =>
  symbols.includes('+') && !hasPlusCells(symbols) ? symbols.replaceAll('+', '') : symbols;

/** Returns a line up to its comment. */
export const withoutComment = (text: string): string => text.replace(/\s[#;].*/, '');

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
  const { cells, size, numbers } = geometry;
  if (size > 9 || numbers !== usualNumbers(size)) return undefined;
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
