/**
 * Patterns that must not stand alone. This room knows which they are (rectangles, loops, graves, odd loops, tridagons),
 * what keeps them from it, and in which ways that can be used. It stands on the core and on what a step is made of
 * (`logic/step`); it knows no ladder.
 *
 * A deadly pattern is cells that, left with their sets of digits alone, would let the puzzle have two solutions or none.
 */
import { type Bits, bitsOf, isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell, Digit, House } from '../../core/geometry.js';
import { deadlyTruth, type Truth } from '../step/truths.js';

export interface DeadlyPattern {
  /** Ascending. */
  readonly cells: readonly Cell[];
  /** The digits of each cell if the pattern stood alone. */
  readonly sets: readonly Bits[];
  /** The cells with other candidates, ascending. */
  readonly extra: readonly Cell[];
}

export const setIn = ({ cells, sets }: DeadlyPattern, cell: Cell): Bits => sets[cells.indexOf(cell)]!;

/** The candidates that keep a pattern from standing alone: one of them is true. */
export function finsOf({ geometry, digits }: Markup, pattern: DeadlyPattern): Candidate[] {
  return pattern.extra.flatMap((cell) =>
    bitsOf(digits[cell]! & ~setIn(pattern, cell)).map((digit) => geometry.candidate(cell, digit)),
  );
}

/**
 * True if the digits of a pattern can be exchanged without regard to pairs that differ. Two of its cells are no matter if
 * they have the same two digits. Of cells apart, one must have no digit of the cell that it differs from, or see another
 * cell of the pattern that takes the other digit whatever is exchanged.
 */
export function keepsPairs(
  { geometry, digits, values }: Markup,
  cells: readonly Cell[],
  sets: readonly Bits[],
): boolean {
  if (!geometry.hasPairs) return true;
  const { pairStart, pairPeers } = geometry;
  return cells.every((cell, index) => {
    const set = sets[index]!;
    const hasOther = (apart: Cell): boolean =>
      isPair(set) &&
      cells.some((other, at) => sets[at] === set && geometry.sees(cell, other) && geometry.sees(apart, other));
    for (let at = pairStart[cell]!; at < pairStart[cell + 1]!; at++) {
      const peer = pairPeers[at]!;
      const inside = cells.indexOf(peer);
      if (inside >= 0) {
        if (set & sets[inside]! && !(isPair(set) && set === sets[inside])) return false;
        continue;
      }
      const own = values[peer]! < 0 ? digits[peer]! : 1 << values[peer]!;
      if (own & set && !hasOther(peer)) return false;
    }
    return true;
  });
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

/** The truth that some fin is true: without one the pattern would be deadly. */
export const notAlone = ({ cells, sets }: DeadlyPattern): Truth => deadlyTruth(cells, sets);
