/**
 * Facts about a position, cached by digit: cells by their number of candidates (cells with two are the bivalue cells of
 * `core/candidates`), candidates that no placing of a digit uses, the strong links of one digit.
 */
import { cellStamp, digitStamp, placesOf, slotsIn } from './board';
import {
  bitOf,
  CELLS,
  cellAt,
  HOUSES,
  highestBit,
  isPair,
  lowestCell,
  NO_CELLS,
  SIZE,
  threeOf,
  withoutLowest,
} from './shape';
import { Vectors, Words } from './views';

let one: v128 = NO_CELLS;
let two: v128 = NO_CELLS;
let three: v128 = NO_CELLS;
let four: v128 = NO_CELLS;

export function singleCells(): v128 {
  count();
  return v128.andnot(one, two);
}
export function bivalueCells(): v128 {
  count();
  return v128.andnot(two, three);
}
export function trivalueCells(): v128 {
  count();
  return v128.andnot(three, four);
}
/** Returns the cells with more than two candidates. */
export function wideCells(): v128 {
  count();
  return three;
}

/** Collects the cells with at least two, at least three, and at least four candidates. */
function count(): void {
  one = two = three = four = NO_CELLS;
  for (let digit = 0; digit < SIZE; digit++) {
    const places = placesOf[digit];
    four = v128.or(four, v128.and(three, places));
    three = v128.or(three, v128.and(two, places));
    two = v128.or(two, v128.and(one, places));
    one = v128.or(one, places);
  }
}

/** Returns the cells that have both digits of a pair. */
export function withBoth(pair: i32): v128 {
  return v128.and(placesOf[ctz(pair)], placesOf[highestBit(pair)]);
}

/** True if one of the cells has lost a candidate since the stamp. */
export function isAnyNew(cells: v128, since: i32): bool {
  for (let rest = cells; v128.any_true(rest); rest = withoutLowest(rest))
    if (cellStamp[lowestCell(rest)] > since) return true;
  return false;
}

/*
 * Candidates that no placing of their digit uses, as in `logic/digit/unplaceable`: patterns of one digit remove nothing
 * else.
 */

/** By digit, the stamp of its last search; the digits that have an unplaceable candidate. */
const looked = changetype<Words>(memory.data(4 * SIZE, 4));
let unplaceable = 0;

/** Forgets the unplaceable candidates of the previous position. */
export function forgetPlacings(): void {
  unplaceable = 0;
  for (let digit = 0; digit < SIZE; digit++) looked[digit] = -1;
}

/** Returns the digits with a candidate that no placing uses. */
function unplaceableDigits(): i32 {
  for (let digit = 0; digit < SIZE; digit++) {
    if (digitStamp[digit] <= looked[digit]) continue;
    looked[digit] = digitStamp[digit];
    if (hasUnplaceable(digit)) unplaceable |= 1 << digit;
    else unplaceable &= ~(1 << digit);
  }
  return unplaceable;
}

/** Returns the digits with an unplaceable candidate that have changed since the stamp. */
export function unplaceableSince(since: i32): i32 {
  let changed = 0;
  for (let rest = unplaceableDigits(); rest; rest &= rest - 1)
    if (digitStamp[ctz(rest)] > since) changed |= rest & -rest;
  return changed;
}

/**
 * By row, as sets of columns: the places of the digit, those that no placing found so far uses, and the placing under
 * construction.
 */
const rows = changetype<Words>(memory.data(4 * SIZE, 4));
const unused = changetype<Words>(memory.data(4 * SIZE, 4));
const found = changetype<Words>(memory.data(4 * SIZE, 4));

function hasUnplaceable(digit: i32): bool {
  let open = 0;
  for (let row = 0; row < SIZE; row++) {
    const places = slotsIn(row, digit);
    rows[row] = places;
    unused[row] = places;
    found[row] = 0;
    if (places) open |= 1 << row;
  }
  for (let row = 0; row < SIZE; row++)
    while (true) {
      const places = unused[row];
      if (!places) break;
      if (!put(open, row, places & -places, 0, 0)) return true;
      for (let at = 0; at < SIZE; at++) unused[at] = unused[at] & ~found[at];
    }
  return false;
}

/**
 * Places the digit in a row, then in the other open rows. `bands`: the columns of boxes that hold it, nine bits for
 * each band.
 */
function put(open: i32, row: i32, column: i32, columns: i32, bands: i32): bool {
  found[row] = column;
  const box = threeOf(ctz(column)) << (9 * (row / 3));
  return extend(open & ~(1 << row), columns | column, bands | box);
}

function extend(open: i32, columns: i32, bands: i32): bool {
  if (!open) return true;
  let fewest = SIZE + 1;
  let tightest = 0;
  let may = 0;
  for (let rest = open; rest && fewest > 1; rest &= rest - 1) {
    const row = ctz(rest);
    const places = rows[row] & ~columns & ~((bands >> (9 * (row / 3))) & 511);
    if (popcnt(places) >= fewest) continue;
    fewest = popcnt(places);
    tightest = row;
    may = places;
  }
  const first = may & unused[tightest];
  return putIn(open, tightest, first, columns, bands) || putIn(open, tightest, may & ~first, columns, bands);
}

function putIn(open: i32, row: i32, may: i32, columns: i32, bands: i32): bool {
  for (let rest = may; rest; rest &= rest - 1) if (put(open, row, rest & -rest, columns, bands)) return true;
  return false;
}

/* Strong links of one digit: from each place to another that is the only other place in a common house. */

export const linkedTo = changetype<Vectors>(memory.data(16 * CELLS, 16));

/** Lists the strong links of a digit. Returns the places with a strong link. */
export function link(digit: i32): v128 {
  let linked = i64x2(0, 0);
  for (let rest = placesOf[digit]; v128.any_true(rest); rest = withoutLowest(rest))
    linkedTo[lowestCell(rest)] = i64x2(0, 0);
  for (let house = 0; house < HOUSES; house++) {
    const places = slotsIn(house, digit);
    if (!isPair(places)) continue;
    const a = cellAt(house, ctz(places));
    const b = cellAt(house, ctz(places & (places - 1)));
    linkedTo[a] = v128.or(linkedTo[a], bitOf[b]);
    linkedTo[b] = v128.or(linkedTo[b], bitOf[a]);
    linked = v128.or(linked, v128.or(bitOf[a], bitOf[b]));
  }
  return linked;
}
