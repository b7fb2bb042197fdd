/** Hidden subsets: digits of a house with as many places as digits. The places take no other digit. */
import { type Bits, countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { candidatesAmong, cellsAt } from '../../core/candidates.js';
import type { Candidate, Cell, House } from '../../core/geometry.js';
import { BOXES_FIRST, housesSince } from '../../core/houses.js';
import { type Hit, removing } from '../step/strategy.js';
import { hiddenSets, type SetOrder } from './slices.js';

export interface HiddenSubset {
  readonly house: House;
  readonly digits: Bits;
  readonly cells: readonly Cell[];
  /** The digits' candidates in these cells. */
  readonly candidates: readonly Candidate[];
}

/** Returns the slots of a house in which any of some digits may go. */
export function placesOf({ geometry, slots }: Markup, house: House, set: Bits): Bits {
  let places = 0;
  for (let rest = set; rest; rest &= rest - 1) places |= slots[house * geometry.size + lowestBit(rest)]!;
  return places;
}

/** True if each of some digits has more than one place in a house. */
export function isPlural({ geometry, slots }: Markup, house: House, set: Bits): boolean {
  for (let rest = set; rest; rest &= rest - 1)
    if (isSingle(slots[house * geometry.size + lowestBit(rest)]!)) return false;
  return true;
}

/** Returns the hidden subset of some digits of a house, which must have as many places as there are digits. */
export function hiddenSubsetIn(board: Markup, house: House, set: Bits): HiddenSubset {
  const own = cellsAt(board.geometry, house, placesOf(board, house, set));
  return { house, digits: set, cells: own, candidates: candidatesAmong(board, own, set) };
}

/** Returns the elimination of all other digits from the subset's cells; undefined if there are none. */
function hiddenSubsetHit(board: Markup, house: House, set: Bits): Hit<HiddenSubset> | undefined {
  const { geometry, digits } = board;
  let others = 0;
  for (let rest = placesOf(board, house, set); rest; rest &= rest - 1)
    others |= digits[geometry.cellAt(house, lowestBit(rest))]! & ~set;
  if (others === 0) return undefined;
  const pattern = hiddenSubsetIn(board, house, set);
  return removing(pattern, candidatesAmong(board, pattern.cells, others));
}

/** Yields the hidden subsets of a size in a house that remove a candidate. */
export const hiddenSubsetsIn = (
  board: Markup,
  house: House,
  size: number,
  order?: SetOrder,
): readonly Hit<HiddenSubset>[] => {
  const sets = hiddenSets(board, house, size, order);
  return sets.length === 0 ? [] : sets.flatMap((slots) => hiddenSubsetHit(board, house, slots) ?? []);
};

/**
 * Yields the hidden subsets of all houses, boxes first. Skips houses unchanged since the stamp, and those with no more
 * than `others` open cells besides the subset.
 */
export function* hiddenSubsets(
  board: Markup,
  size: number,
  since?: Stamp,
  others = 0,
): Generator<Hit<HiddenSubset>, void, void> {
  const changed = housesSince(board, BOXES_FIRST, since);
  for (let at = 0; at < changed.length; at++)
    if (countBits(board.open[changed[at]!]!) > size + others) yield* hiddenSubsetsIn(board, changed[at]!, size);
}
