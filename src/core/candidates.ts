/** Lists of candidates, built for a hit and never in a scan; and the bivalue cells of a position, cached. */
import { type Bits, bitsFrom, bitsOf, isPair } from './bits.js';
import type { Markup, Stamp } from './board.js';
import { perPosition } from './caches.js';
import type { Candidate, Cell, Digit, Geometry, House } from './geometry.js';

/** Returns the candidates of the cells whose digits are in the set. */
export const candidatesAmong = ({ geometry, digits }: Markup, cells: readonly Cell[], set: Bits): Candidate[] =>
  cells.flatMap((cell) => bitsOf(digits[cell]! & set).map((digit) => geometry.candidate(cell, digit)));

/** Returns every digit of the set in every cell, including candidates that are gone. */
export const everyOf = (geometry: Geometry, cells: readonly Cell[], set: Bits): Candidate[] =>
  cells.flatMap((cell) => bitsOf(set).map((digit) => geometry.candidate(cell, digit)));

/** Returns the cells at some slots of a house. */
export const cellsAt = (geometry: Geometry, house: House, slots: Bits): Cell[] =>
  bitsOf(slots).map((slot) => geometry.cellAt(house, slot));

/** Returns the candidates of a digit at some slots of a house. */
export const placesAt = (geometry: Geometry, house: House, slots: Bits, digit: Digit): Candidate[] =>
  bitsOf(slots).map((slot) => geometry.candidate(geometry.cellAt(house, slot), digit));

/** Returns the digits of some candidates. */
export const digitsOf = (candidates: readonly Candidate[], geometry: Geometry): Bits =>
  bitsFrom(candidates.map((candidate) => geometry.digitOf(candidate)));

/** The cells with two candidates, ascending. */
export const bivalueCells: (board: Markup) => readonly Cell[] = perPosition(({ geometry, digits }) => {
  const found: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) if (isPair(digits[cell]!)) found.push(cell);
  return found;
});

/** True if a bivalue cell has changed since the stamp. If none has, no pattern of bivalue cells alone is new. */
export function anyNewBivalueCell(board: Markup, since: Stamp = -1): boolean {
  for (const cell of bivalueCells(board)) if (board.cellStamps[cell]! > since) return true;
  return false;
}
