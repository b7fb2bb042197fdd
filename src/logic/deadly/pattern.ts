/**
 * Deadly patterns. This room finds them (rectangles, loops, BUGs, odd loops, tridagons), the candidates that prevent
 * them, and conclusions from these. It imports the core and `logic/step`, and no ladder.
 *
 * A deadly pattern is a set of cells: if they held only the pattern's digits, the puzzle would have no solution, or more
 * than one.
 */
import { type Bits, isPair, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import type { Candidate, Cell, Digit, House } from '../../core/geometry.js';
import { deadlyTruth, type Truth } from '../step/truths.js';

export interface DeadlyPattern {
  /** Ascending. */
  readonly cells: readonly Cell[];
  /** The pattern's digits of each cell. */
  readonly sets: readonly Bits[];
  /** The cells with other candidates, ascending. */
  readonly extra: readonly Cell[];
}

export const setIn = ({ cells, sets }: DeadlyPattern, cell: Cell): Bits => sets[cells.indexOf(cell)]!;

/** Returns the candidates beside the pattern, its fins: one of them is true. */
export const finsOf = (board: Markup, pattern: DeadlyPattern): Candidate[] =>
  pattern.extra.flatMap((cell) => candidatesAmong(board, [cell], ~setIn(pattern, cell)));

/**
 * True if an exchange of the pattern's digits keeps all pairs of different cells different. A pair of two cells of the
 * pattern is safe if they have the same two digits. For a pair with an outside cell, the latter must have no digit of
 * the other cell, or see another cell of the pattern that takes the other digit in every exchange. Rules that are
 * not blind to which digit it is need not survive an exchange.
 */
export function keepsPairs(
  { geometry, digits, values }: Markup,
  cells: readonly Cell[],
  sets: readonly Bits[],
): boolean {
  if (!geometry.isBlind) return false;
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

/** True if the digit has places in the house, and all of them are among the cells. */
export function keepsTo({ geometry, slots }: Markup, house: House, digit: Digit, list: readonly Cell[]): boolean {
  const places = slots[house * geometry.size + digit]!;
  for (let rest = places; rest; rest &= rest - 1)
    if (!list.includes(geometry.cellAt(house, lowestBit(rest)))) return false;
  return places !== 0;
}

/** Returns the truth that a fin is true, since the pattern without fins is deadly. */
export const notAlone = ({ cells, sets }: DeadlyPattern): Truth => deadlyTruth(cells, sets);

/** Returns the cells that may take either of two digits, ascending. */
export function cellsWithBoth({ geometry: { words }, places }: Markup, one: Digit, other: Digit): Cell[] {
  const cells: Cell[] = [];
  for (let word = 0; word < words; word++)
    for (let rest = places[one * words + word]! & places[other * words + word]!; rest; rest &= rest - 1)
      cells.push(word * 32 + lowestBit(rest));
  return cells;
}
