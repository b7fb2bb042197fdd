/**
 * Patterns that must not stand alone. This room knows which they are (rectangles, loops, graves, odd loops, tridagons),
 * what keeps them from it, and in which ways that can be used. It stands on the core and on what a step is made of
 * (`logic/step`); it knows no ladder.
 *
 * A deadly pattern is cells that, left with their sets of digits alone, would let the puzzle have two solutions or none.
 */
import { type Bits, bitsOf, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell, Digit, House } from '../../core/geometry.js';
import { deadlyTruth, type Truth } from '../step/truths.js';

export interface DeadlyPattern {
  /** Ascending. */
  readonly cells: readonly Cell[];
  /** The digits of each cell if the pattern stood alone. */
  readonly sets: readonly Bits[];
  /** The cells that may take something else, ascending. */
  readonly extra: readonly Cell[];
}

export const setIn = ({ cells, sets }: DeadlyPattern, cell: Cell): Bits => sets[cells.indexOf(cell)]!;

/** The candidates that keep a pattern from standing alone: one of them is true. */
export function finsOf({ geometry, digits }: Markup, pattern: DeadlyPattern): Candidate[] {
  return pattern.extra.flatMap((cell) =>
    bitsOf(digits[cell]! & ~setIn(pattern, cell)).map((digit) => geometry.candidate(cell, digit)),
  );
}

/** The digits of the fins. */
export function finDigits({ digits }: Markup, pattern: DeadlyPattern): Bits {
  let union = 0;
  for (const cell of pattern.extra) union |= digits[cell]! & ~setIn(pattern, cell);
  return union;
}

/** True if the digit has places in the house, and all of them among the cells. */
export function keepsTo({ geometry, slots }: Markup, house: House, digit: Digit, list: readonly Cell[]): boolean {
  const places = slots[house * geometry.size + digit]!;
  for (let rest = places; rest; rest &= rest - 1)
    if (!list.includes(geometry.cellAt(house, lowestBit(rest)))) return false;
  return places !== 0;
}

/** That one of the fins is true. */
export const notAlone = ({ cells, sets }: DeadlyPattern): Truth => deadlyTruth(cells, sets);
