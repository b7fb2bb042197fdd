/**
 * Locked sets of cells and of digits, and sets with one digit or place too many: the argument behind subsets and almost
 * locked and almost hidden sets. This room imports only the core and `logic/step`.
 *
 * A slice is a cut through the cube: rows with the columns that each may use. The rows are a house's cells (columns:
 * their digits), a house's digits (their slots), or a digit's lines (its slots there). If some rows together use only
 * as many columns, no other row may use those columns: naked subsets, hidden subsets and fish of lines are this one
 * argument.
 */
import { type Bits, countBits, lowestBit } from '../../core/bits.js';
import type { Markup, Numbers } from '../../core/board.js';
import type { Digit, Geometry, House, HouseKind } from '../../core/geometry.js';

/**
 * The order of sets of equal size: compared from their smallest member upwards (01, 02, 03, 12), or from their largest
 * downwards (01, 02, 12, 03), which is the order of the sets as numbers.
 */
export type SetOrder = 'lexicographic' | 'colexicographic';

/** Scratch memory of a shape: the current slice, which is read before the next one is cut. */
export const emptySlice = ({ size }: Geometry): Int32Array => new Int32Array(size);

/** Returns the cells of a house by slot, each with its digits. */
export function cellRows(
  { geometry, digits }: Pick<Markup, 'geometry' | 'digits'>,
  house: House,
  rows = geometry.memo(emptySlice),
): Numbers {
  const { size, houseCells } = geometry;
  for (let slot = 0; slot < size; slot++) rows[slot] = digits[houseCells[house * size + slot]!]!;
  return rows;
}

/** Returns the digits of a house, each with its slots there. */
export function digitRows(
  { geometry, slots }: Pick<Markup, 'geometry' | 'slots'>,
  house: House,
  rows = geometry.memo(emptySlice),
): Numbers {
  for (let digit = 0; digit < geometry.size; digit++) rows[digit] = slots[house * geometry.size + digit]!;
  return rows;
}

/** Returns the lines of a kind, each with the slots of a digit there. */
function lineRows({ geometry, slots }: Markup, kind: HouseKind, digit: Digit): Numbers {
  const { size } = geometry;
  const first = geometry.firstOf(kind);
  const rows = geometry.memo(emptySlice);
  for (let line = 0; line < size; line++) rows[line] = slots[(first + line) * size + digit]!;
  return rows;
}

/** Returns the sets of `size` cells of a house, as slots, that have at most `size` digits together. */
export const nakedSets = (board: Markup, house: House, size: number, order?: SetOrder): readonly Bits[] =>
  setsOf(cellRows(board, house), board.geometry.all, size, { width: size }, order);

/** Returns the sets of `size` digits that have at most `size` places together in a house. */
export const hiddenSets = (board: Markup, house: House, size: number, order?: SetOrder): readonly Bits[] =>
  setsOf(digitRows(board, house), board.geometry.all, size, { width: size }, order);

/** Returns the sets of `size` lines of a kind in which a digit has at most `size` slots together. */
export const fishSets = (board: Markup, kind: HouseKind, digit: Digit, size: number): readonly Bits[] =>
  setsOf(lineRows(board, kind, digit), board.geometry.all, size, { width: size });

const none: readonly Bits[] = [];

/** The columns that the rows of a set use together: their number, `columns` included. */
interface Columns {
  readonly width: number;
  readonly columns?: Bits;
}

/** Returns the sets of `size` of the rows in `among` that use exactly `width` columns. */
export function setsOf(
  slice: Numbers,
  among: Bits,
  size: number,
  { width, columns = 0 }: Columns,
  order: SetOrder = 'lexicographic',
): readonly Bits[] {
  let members = 0;
  for (let rest = among; rest; rest &= rest - 1) {
    const own = slice[lowestBit(rest)]!;
    if (own !== 0 && countBits(own | columns) <= width) members |= rest & -rest;
  }
  if (countBits(members) < size) return none;
  const search: Search = { slice, width, order, found: undefined };
  extend(search, members, 0, columns, size);
  return search.found ?? none;
}

/** The state of a search that extends sets. */
interface Search {
  readonly slice: Numbers;
  readonly width: number;
  readonly order: SetOrder;
  found: Bits[] | undefined;
}

/** Adds the sets that extend `chosen` by `left` of the rows in `from`. */
function extend(search: Search, from: Bits, chosen: Bits, columns: Bits, left: number): void {
  const { slice, width, order } = search;
  if (left === 0) {
    if (countBits(columns) === width) (search.found ??= []).push(chosen);
    return;
  }
  for (let rest = from; rest; rest &= rest - 1) {
    const wider = columns | slice[lowestBit(rest)]!;
    if (countBits(wider) > width) continue;
    const row = rest & -rest;
    extend(search, order === 'lexicographic' ? rest ^ row : from & (row - 1), chosen | row, wider, left - 1);
  }
}

/**
 * Returns the sets of up to `most` of the rows in `among` that use, together with `columns`, one column more than rows;
 * from the lowest row on, each before its extensions.
 */
export function almostSetsOf(slice: Numbers, among: Bits, most: number, columns: Bits = 0): readonly Bits[] {
  const found: Bits[] = [];
  extendAlmost({ slice, most: Math.min(most, countBits(among)), found }, among, 0, 0, columns);
  return found;
}

interface AlmostSearch {
  readonly slice: Numbers;
  /** The most rows of a set. */
  readonly most: number;
  readonly found: Bits[];
}

/** Adds the sets that extend `chosen`, which has `size` rows, by rows in `from`. */
function extendAlmost(search: AlmostSearch, from: Bits, chosen: Bits, size: number, columns: Bits): void {
  const { slice, most, found } = search;
  for (let rest = from; rest; rest &= rest - 1) {
    const own = slice[lowestBit(rest)]!;
    const wider = columns | own;
    const width = countBits(wider);
    if (own === 0 || width > most + 1) continue;
    const longer = chosen | (rest & -rest);
    if (width === size + 2) found.push(longer);
    if (size + 1 < most) extendAlmost(search, rest & (rest - 1), longer, size + 1, wider);
  }
}
