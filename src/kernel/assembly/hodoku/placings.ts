/** What no way to place a digit uses, as `logic/digit/unplaceable` tells it: patterns of one digit take nothing else. */
import { digitStamp, slotsIn } from './grid';
import { SIZE, threeOf } from './shape';

/** By digit, the stamp at which it was last looked at; the digits that have something unplaceable. */
const looked = memory.data(4 * SIZE, 4);
let unplaceable = 0;

/** Nothing is known of the position. */
export function forgetPlacings(): void {
  unplaceable = 0;
  for (let digit = 0; digit < SIZE; digit++) i32.store(looked + 4 * digit, -1);
}

/** The digits with a candidate that no placing uses. */
function unplaceableDigits(): i32 {
  for (let digit = 0; digit < SIZE; digit++) {
    if (digitStamp(digit) <= i32.load(looked + 4 * digit)) continue;
    i32.store(looked + 4 * digit, digitStamp(digit));
    if (hasUnplaceable(digit)) unplaceable |= 1 << digit;
    else unplaceable &= ~(1 << digit);
  }
  return unplaceable;
}

/** Those of them that have changed since a stamp. */
export function unplaceableSince(since: i32): i32 {
  let changed = 0;
  for (let rest = unplaceableDigits(); rest; rest &= rest - 1)
    if (digitStamp(ctz(rest)) > since) changed |= rest & -rest;
  return changed;
}

/** Where the digit may go, as columns by row; what of this no placing has been found for; the placing being made. */
const rows = memory.data(4 * SIZE, 4);
const unused = memory.data(4 * SIZE, 4);
const found = memory.data(4 * SIZE, 4);

function hasUnplaceable(digit: i32): bool {
  let open = 0;
  for (let row = 0; row < SIZE; row++) {
    const places = slotsIn(row, digit);
    i32.store(rows + 4 * row, places);
    i32.store(unused + 4 * row, places);
    i32.store(found + 4 * row, 0);
    if (places) open |= 1 << row;
  }
  for (let row = 0; row < SIZE; row++)
    while (true) {
      const places = i32.load(unused + 4 * row);
      if (!places) break;
      if (!put(open, row, places & -places, 0, 0)) return true;
      for (let at = 0; at < SIZE; at++)
        i32.store(unused + 4 * at, i32.load(unused + 4 * at) & ~i32.load(found + 4 * at));
    }
  return false;
}

/** Places the digit in a row, then in the other open ones. `bands`: the columns of boxes that have it, nine bits a band. */
function put(open: i32, row: i32, column: i32, columns: i32, bands: i32): bool {
  i32.store(found + 4 * row, column);
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
    const places = i32.load(rows + 4 * row) & ~columns & ~((bands >> (9 * (row / 3))) & 511);
    if (popcnt(places) >= fewest) continue;
    fewest = popcnt(places);
    tightest = row;
    may = places;
  }
  const first = may & i32.load(unused + 4 * tightest);
  return putIn(open, tightest, first, columns, bands) || putIn(open, tightest, may & ~first, columns, bands);
}

function putIn(open: i32, row: i32, may: i32, columns: i32, bands: i32): bool {
  for (let rest = may; rest; rest &= rest - 1) if (put(open, row, rest & -rest, columns, bands)) return true;
  return false;
}
