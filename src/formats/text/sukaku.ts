/**
 * A line of candidates: N symbols a cell, each digit in its own place and `.` or `0` for a digit that the cell cannot
 * take. For 9×9 that is 729 symbols, the usual form of Sukaku (puzzles of candidates, without givens).
 */

import type { Geometry } from '../../core/geometry.js';
import { shownPosition } from '../../core/position.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import { type Format, type Reading, shapeFor } from '../format.js';
import { Misread } from '../misread.js';
import { type Alphabet, alphabetIn, alphabetOn, digitIn } from '../symbols.js';
import { positionFrom } from './grid.js';
import { type Spot, scan, symbolSpots } from './scan.js';
import { areSukakuRows, isSukakuLine, sizeOfRow } from './sukaku-line.js';

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
  const usual = (): Alphabet =>
    alphabetIn(
      spots.map((spot) => spot.text),
      size,
    );
  const alphabet = geometry.layout.numbers ? alphabetOn(geometry) : usual();
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
  const symbols = alphabet?.every((symbol) => symbol.length === 1) ? alphabet : alphabetOn(geometry);
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
