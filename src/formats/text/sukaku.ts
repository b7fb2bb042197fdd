/**
 * A line of candidates: N symbols a cell, each digit in its own place and `.` or `0` for a digit that the cell cannot
 * take. For 9×9 that is 729 symbols, the usual form of Sukaku (puzzles of candidates, without givens).
 */
import { EMPTY } from '../../core/board.js';
import { type Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import { type Puzzle, shownPosition } from '../../core/puzzle.js';
import { type Format, type Reading, shapeFor, usualShape } from '../format.js';
import { Misread } from '../misread.js';
import { type Alphabet, alphabetIn, alphabetOf, digitIn } from '../symbols.js';
import { positionFrom } from './grid.js';
import { isRuler, type Spot, scan, symbolSpots } from './scan.js';

export const sukaku: Format = {
  name: 'sukaku',
  holds: ['candidates'],
  settles: 'always',
  parse: parseSukaku,
  format: formatSukaku,
};

/** Reads candidates. A cell with a single candidate has that value, unless a peer has the same candidate. */
export function parseSukaku(text: string, expected?: Geometry): Reading {
  const spots = spotsIn(text);
  const size = Math.round(Math.cbrt(spots.length));
  if (size < 1 || size ** 3 !== spots.length)
    throw new Misread(`${spots.length} symbols are the candidates of no grid: one of size N has N³, as 729 of 9×9`);
  const geometry = shapeFor(size, expected);
  const alphabet = alphabetIn(
    spots.map((spot) => spot.text),
    size,
  );
  const candidates = new Int32Array(geometry.cells);
  for (const [at, { text: symbol, line, column }] of spots.entries()) {
    const digit = digitIn(alphabet, symbol, line, column);
    if (digit === EMPTY) continue;
    if (digit !== at % size)
      throw new Misread(
        `'${symbol}' stands where ${alphabet[at % size]} or . is expected: each cell has ${size} places, one for each digit in order`,
        line,
        column,
      );
    candidates[geometry.cellOf(at)]! |= 1 << digit;
  }
  return { puzzle: positionFrom(candidates, geometry), format: 'sukaku', alphabet };
}

/**
 * Writes the candidates of each cell, or its value. Uses the usual symbols if the alphabet has numbers of two digits.
 */
function formatSukaku(puzzle: Puzzle, alphabet?: Alphabet): string {
  const { geometry, digits, values } = shownPosition(puzzle);
  const { size } = geometry;
  const symbols = alphabet?.every((symbol) => symbol.length === 1) ? alphabet : alphabetOf(size);
  let text = '';
  for (let cell = 0; cell < geometry.cells; cell++) {
    const set = values[cell] === EMPTY ? digits[cell]! : 1 << values[cell]!;
    for (let digit = 0; digit < size; digit++) text += set & (1 << digit) ? symbols[digit] : '.';
  }
  return text;
}

/** Returns the symbols, each with its place. A comment after a single line is left out. */
function spotsIn(text: string): Spot[] {
  const spots = scan(text).rows.flatMap((row) => row.spots);
  const isSpaced = text.trim().includes('\n') || spots[0]?.text.length === 1;
  return symbolSpots(isSpaced ? spots : spots.slice(0, 1));
}

/** True if a text is the candidates of a grid, in one line or a row a line. */
export function isSukaku(text: string, expected?: Geometry): boolean {
  if (!text.trimEnd().includes('\n')) return isSukakuLine(text, expected);
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const size = sizeOfRow(lines[0] ?? '', expected);
  return size > 0 && lines.every((line) => sizeOfRow(line, expected) === size) && areSukakuRows(lines, size);
}

/**
 * True if a line begins with the candidates of a whole grid. 64 symbols may also be the values of 8×8: they are candidates
 * of 4×4 if all of them are in place and each cell has one. As values, some column would hold a digit twice.
 */
export function isSukakuLine(text: string, expected?: Geometry): boolean {
  const [symbols] = /\S+/.exec(text) ?? [''];
  const size = Math.round(Math.cbrt(symbols.length));
  if (size < 2 || size ** 3 !== symbols.length || /[+|\u2500-\u257f]/.test(symbols) || isRuler(symbols)) return false;
  if (size === expected?.size) return true;
  const side = Math.sqrt(symbols.length);
  const isOfValues = Number.isInteger(side) && side <= LARGEST_SIZE;
  return usualShape(size) !== undefined && (!isOfValues || (side !== expected?.size && areInPlace(symbols, size)));
}

/**
 * Returns the size of the grid if a line can be the candidates of one of its rows, cell by cell, each with a candidate;
 * else 0.
 */
export function sizeOfRow(text: string, expected?: Geometry): number {
  const symbols = withoutBlanks(text);
  const size = Math.sqrt(symbols.length);
  if (!Number.isInteger(size) || size < 3 || size > LARGEST_SIZE) return 0;
  const isOfShape = expected ? size === expected.size : usualShape(size) !== undefined;
  return isOfShape && areInPlace(symbols, size) ? size : 0;
}

/** True if symbols are candidates of cells, each digit in its own place and one at least for each cell. */
function areInPlace(symbols: string, size: number): boolean {
  const alphabet = alphabetOf(size);
  let isTaken = true;
  for (let at = 0, place = 0; at < symbols.length; at++, place++) {
    if (place === size) place = 0;
    if (place === 0) {
      if (!isTaken) return false;
      isTaken = false;
    }
    if (symbols[at] === alphabet[place]) isTaken = true;
    else if (!NOT_TAKEN.includes(symbols[at]!)) return false;
  }
  return isTaken;
}

/**
 * True if the rows are the candidates of a grid. More than one mark a cell on average means that some line has a digit
 * twice in one place, and so is no puzzle of its own.
 */
export function areSukakuRows(rows: readonly string[], size: number): boolean {
  const marks = withoutBlanks(rows.join('')).replaceAll(/[.0]/g, '').length;
  return rows.length === size && marks > size ** 2 && marks < size ** 3;
}

/** Signs in a row for a digit that is no candidate. */
const NOT_TAKEN = '.0';

const withoutBlanks = (text: string): string => (text.includes(' ') ? text.replaceAll(' ', '') : text);
