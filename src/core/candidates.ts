/** Lists of cells and of candidates, each in order: made on a hit, never in a scan. */
import { type Bits, bitsFrom, bitsOf } from './bits.js';
import type { Markup } from './board.js';
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
