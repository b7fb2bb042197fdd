/**
 * The items of a side of an equivalence: its cells, and for each cage that lies on it the digits that the cage has in any
 * case, and those of the rest.
 */
import { type Bits, countBits } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import { addCell, type CellSet, cellSet, hasCell } from '../core/cell-set.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { type Cage, cagesOn } from './cages.js';
import { equivalencesOf } from './equivalences.js';
import { addItem, type Items } from './pairing.js';

/** The most combinations of a cage that people list. */
const MOST_SETS = 8;

/** A cage whose combinations have a digit in common. */
export interface TellingCage {
  readonly cage: Cage;
  readonly set: CellSet;
  /** The digits in all combinations. */
  readonly sure: Bits;
  /** The digits in some combinations, and how many of them the cage has. */
  readonly rest: Bits;
  readonly restCount: number;
}

/** The rules of the cages on each side of each equivalence: those of side `2 * index`, or the next, from its start on. */
export interface CagesInside {
  readonly start: Int32Array;
  readonly rules: Uint16Array;
}

/** Returns the cages that lie on each side of each equivalence. None overlaps another. */
export function cagesInside(geometry: Geometry): CagesInside {
  const { words } = geometry;
  const all = [...geometry.rules.keys()].filter(
    (rule) => geometry.rules[rule]!.total !== undefined || geometry.rules[rule]!.sets,
  );
  const sets = all.map((rule) => cellSet(geometry, geometry.rules[rule]!.cells));
  const sides = equivalencesOf(geometry).flat();
  const start = new Int32Array(sides.length + 1);
  const free = new Int32Array(words);
  const rules: number[] = [];
  for (const [index, { left }] of sides.entries()) {
    free.fill(0);
    for (const cell of left) addCell(free, cell);
    for (let at = 0; at < all.length; at++) {
      if (!isWithin(sets[at]!, free)) continue;
      rules.push(all[at]!);
      for (let word = 0; word < words; word++) free[word]! &= ~sets[at]![word]!;
    }
    start[index + 1] = rules.length;
  }
  return { start, rules: Uint16Array.from(rules) };
}

function isWithin(set: CellSet, others: CellSet): boolean {
  for (let word = 0; word < set.length; word++) if ((set[word]! & ~others[word]!) !== 0) return false;
  return true;
}

/** Returns the cages with an open digit in all combinations, at the indices of their rules. */
export function tellingCages(board: Markup): readonly (TellingCage | undefined)[] {
  const found: (TellingCage | undefined)[] = [];
  for (const cage of cagesOn(board)) {
    if (cage.sets.length > MOST_SETS) continue;
    const sure = cage.sets.reduce((all, set) => all & set, -1);
    if ((sure & openIn(board, cage)) === 0) continue;
    const rest = cage.sets.reduce((all, set) => all | set, 0) & ~sure;
    const restCount = cage.cells.length - countBits(sure);
    found[cage.rule] = { cage, set: cellSet(board.geometry, cage.cells), sure, rest, restCount };
  }
  return found;
}

/** Returns the candidates of the cells of a cage. */
export const openIn = ({ digits }: Markup, { cells }: Cage): Bits =>
  cells.reduce((all, cell) => all | digits[cell]!, 0);

/** Lists the items of a side. `digits` has those of each cell, its value included. */
export function listItems(
  items: Items,
  digits: Int32Array,
  left: readonly Cell[],
  cages: readonly TellingCage[],
): void {
  items.count = 0;
  for (let at = 0; at < left.length; at++) if (!isInAny(cages, left[at]!)) addItem(items, digits[left[at]!]!);
  for (let at = 0; at < cages.length; at++) {
    const { sure, rest, restCount } = cages[at]!;
    for (let each = sure; each; each &= each - 1) addItem(items, each & -each);
    for (let more = restCount; more > 0; more--) addItem(items, rest);
  }
}

export function isInAny(cages: readonly TellingCage[], cell: Cell): boolean {
  for (let at = 0; at < cages.length; at++) if (hasCell(cages[at]!.set, cell)) return true;
  return false;
}

/** Leaves out items that are the same digit in both lists. */
export function cancel(one: Items, other: Items): void {
  for (let at = one.count - 1; at >= 0; at--) {
    const digits = one.digits[at]!;
    if ((digits & (digits - 1)) !== 0) continue;
    let same = 0;
    while (same < other.count && other.digits[same] !== digits) same++;
    if (same === other.count) continue;
    one.digits[at] = one.digits[--one.count]!;
    other.digits[same] = other.digits[--other.count]!;
  }
}
