/** Lists of candidates, each in order, made on a hit and never in a scan; and the cells with two, kept per position. */
import { type Bits, bitsFrom, bitsOf, isPair } from './bits.js';
import type { Markup, Stamp } from './board.js';
import { perPosition } from './caches.js';
import type { Candidate, Cell, Digit, Geometry, House } from './geometry.js';

/** The cells' candidates among the digits. */
export const candidatesAmong = ({ geometry, digits }: Markup, cells: readonly Cell[], set: Bits): Candidate[] =>
  cells.flatMap((cell) => bitsOf(digits[cell]! & set).map((digit) => geometry.candidate(cell, digit)));

/** All digits of the set in all the cells, whether they are still candidates or not. */
export const everyOf = (geometry: Geometry, cells: readonly Cell[], set: Bits): Candidate[] =>
  cells.flatMap((cell) => bitsOf(set).map((digit) => geometry.candidate(cell, digit)));

/** The cells at some slots of a house. */
export const cellsAt = (geometry: Geometry, house: House, slots: Bits): Cell[] =>
  bitsOf(slots).map((slot) => geometry.cellAt(house, slot));

/** The candidates of a digit at some slots of a house. */
export const placesAt = (geometry: Geometry, house: House, slots: Bits, digit: Digit): Candidate[] =>
  bitsOf(slots).map((slot) => geometry.candidate(geometry.cellAt(house, slot), digit));

/** The digits of some candidates. */
export const digitsOf = (candidates: readonly Candidate[], geometry: Geometry): Bits =>
  bitsFrom(candidates.map((candidate) => geometry.digitOf(candidate)));

/** The cells with two candidates, ascending. */
export const bivalueCells: (board: Markup) => readonly Cell[] = perPosition(({ geometry, digits }) => {
  const found: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) if (isPair(digits[cell]!)) found.push(cell);
  return found;
});

/** True if a cell became bivalue after the stamp: if none did, there is no new pattern of bivalue cells alone. */
export function anyNewBivalueCell(board: Markup, since: Stamp = -1): boolean {
  for (const cell of bivalueCells(board)) if (board.cellStamps[cell]! > since) return true;
  return false;
}
