/** Lists of candidates, made from cells and a set of digits, cell by cell. */
import { type Bits, bitsOf } from './bits.js';
import type { Markup } from './board.js';
import type { Candidate, Cell, Geometry } from './geometry.js';

/** The cells' candidates among the digits. */
export const candidatesAmong = ({ geometry, digits }: Markup, cells: readonly Cell[], set: Bits): Candidate[] =>
  cells.flatMap((cell) => bitsOf(digits[cell]! & set).map((digit) => geometry.candidate(cell, digit)));

/** All digits of the set in all the cells, whether they are still candidates or not. */
export const everyOf = (geometry: Geometry, cells: readonly Cell[], set: Bits): Candidate[] =>
  cells.flatMap((cell) => bitsOf(set).map((digit) => geometry.candidate(cell, digit)));
