/**
 * Cuts through the cube. A slice is a list of rows, each with the columns it may use: a house's cells and their digits,
 * a house's digits and their slots. Where some rows together keep to as many columns, those columns are theirs: naked
 * and hidden subsets are this one argument. A digit's lines and its slots there are such a slice too: what keeps to
 * itself there is a fish, found with all others in `logic/digit/fish`.
 */
import { type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { type House, LARGEST_SIZE } from '../../core/geometry.js';

/**
 * In which order sets of equal size come: compared from their smallest member upwards (01, 02, 03, 12), or from their
 * largest downwards (01, 02, 12, 03), which is the order of the sets as numbers.
 */
export type SetOrder = 'lexicographic' | 'colexicographic';

/** Sets of slots of a house whose cells, `size` of them, have no more than `size` digits together. */
export function nakedSets(
  { geometry, digits }: Markup,
  house: House,
  size: number,
  order: SetOrder = 'lexicographic',
): readonly Bits[] {
  for (let slot = 0; slot < geometry.size; slot++) rows[slot] = digits[geometry.cellAt(house, slot)]!;
  return lockedSets(geometry.size, size, order);
}

/** Sets of digits, `size` of them, that have no more than `size` places together in a house. */
export function hiddenSets(
  { geometry, slots }: Markup,
  house: House,
  size: number,
  order: SetOrder = 'lexicographic',
): readonly Bits[] {
  for (let digit = 0; digit < geometry.size; digit++) rows[digit] = slots[house * geometry.size + digit]!;
  return lockedSets(geometry.size, size, order);
}

/** Sets of digits, `size` of them, that have exactly one place more than `size` together in a house. */
export function almostHiddenSets({ geometry, slots }: Markup, house: House, size: number): readonly Bits[] {
  for (let digit = 0; digit < geometry.size; digit++) rows[digit] = slots[house * geometry.size + digit]!;
  return lockedSets(geometry.size, size, 'lexicographic', size + 1);
}

/** The slice that is being looked at; done with before anything is yielded. */
const rows = new Int32Array(LARGEST_SIZE);

const none: readonly Bits[] = [];

/** Sets of `size` rows that together use `width` columns. */
function lockedSets(length: number, size: number, order: SetOrder, width = size): readonly Bits[] {
  let members = 0;
  for (let row = 0; row < length; row++) {
    const columns = rows[row]!;
    if (columns !== 0 && countBits(columns) <= width) members |= 1 << row;
  }
  return countBits(members) < size ? none : extend(members, 0, 0, size, width, order, none);
}

/** The sets found, and those that extend `chosen` by `left` of the rows in `from`. */
function extend(
  from: Bits,
  chosen: Bits,
  columns: Bits,
  left: number,
  width: number,
  order: SetOrder,
  found: readonly Bits[],
): readonly Bits[] {
  if (left === 0) return countBits(columns) === width ? [...found, chosen] : found;
  let all = found;
  for (let rest = from; rest; rest &= rest - 1) {
    const wider = columns | rows[lowestBit(rest)]!;
    if (countBits(wider) > width) continue;
    const row = rest & -rest;
    const next = order === 'lexicographic' ? rest ^ row : from & (row - 1);
    all = extend(next, chosen | row, wider, left - 1, width, order, all);
  }
  return all;
}
