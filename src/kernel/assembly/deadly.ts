/**
 * Patterns that would leave two solutions. Type 3 of unique rectangles, as `logic/deadly/subsets` finds it: two corners
 * and some cells of a house form a subset. Then avoidable rectangles, and the grave (BUG).
 */
import { digitsOf, isGiven, slotsIn, valueAt } from './board';
import { wideCells } from './digits';
import { HIT, NOTHING, take, takeCells, takeDigits, takeFromHouse, taken } from './hit';
import { cornerAt, countRectangles, extraOf, finsOf, linesAcross, pairOf, slotsOfBox } from './rectangles';
import {
  bitOf,
  CELLS,
  cellAt,
  countCells,
  HOUSES,
  hasCell,
  highestBit,
  holds,
  houseOf,
  isInHouse,
  isPair,
  isSingle,
  lowestCell,
  SIZE,
  seenBy,
} from './shape';

/** The most cells of a subset beside the corners. */
const MOST_CELLS = 6;

/** The house of the search, and its kind. */
let kind = 0;
let house = 0;
/** The most cells that a subset may add to the corners. */
let most = 0;

export function rectangle3(): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const extra = extraOf[at];
    if (!isPair(extra)) continue;
    const a = cornerAt(at, ctz(extra));
    const b = cornerAt(at, highestBit(extra));
    const both = v128.or(bitOf[a], bitOf[b]);
    for (kind = 0; kind < 3; kind++) {
      house = houseOf(kind, a);
      if (houseOf(kind, b) !== house) continue;
      const usable = usableSlots(pairOf[at], both);
      most = min(MOST_CELLS, popcnt(usable));
      if (extend(usable, both, 0, finsOf(at))) return HIT;
    }
  }
  return NOTHING;
}

/** Returns the slots of the house, except the corners, whose cells have neither digit of the rectangle. */
function usableSlots(pair: i32, corners: v128): i32 {
  let usable = 0;
  for (let slot = 0; slot < SIZE; slot++) {
    const cell = cellAt(house, slot);
    if (digitsOf[cell] && !(digitsOf[cell] & pair) && !hasCell(corners, cell)) usable |= 1 << slot;
  }
  return usable;
}

/** Adds cells from the lowest slot on. Tries each set before its extensions. */
function extend(from: i32, chosen: v128, size: i32, digits: i32): bool {
  for (let rest = from; rest; rest &= rest - 1) {
    const cell = cellAt(house, ctz(rest));
    const wider = digits | digitsOf[cell];
    const width = popcnt(wider);
    if (width > most + 1) continue;
    const longer = v128.or(chosen, bitOf[cell]);
    if (width === size + 2 && takeOutside(longer, wider)) return true;
    if (size + 1 < most && extend(rest & (rest - 1), longer, size + 1, wider)) return true;
  }
  return false;
}

/**
 * Removes the digits from all houses that hold the set. Skips a set within a house of an earlier kind, since it was
 * found there.
 */
function takeOutside(set: v128, digits: i32): bool {
  for (let other = 0; other < 3; other++) {
    const common = houseOf(other, lowestCell(set));
    if (!holds(common, set)) continue;
    if (other < kind) return false;
    takeFromHouse(common, digits, set);
  }
  return taken() === HIT;
}

/* Avoidable rectangles, as `logic/deadly/avoidable-rectangles` finds them: by two corners placed in a box, ascending. */

/** The most candidates of the open corner of type 1. */
const MOST = 2;

export function placedRectangle(is2: bool): i32 {
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isPlaced(cell)) continue;
    for (let slot = 0; slot < SIZE; slot++) {
      const beside = cellAt(houseOf(2, cell), slot);
      if (beside <= cell || !isPlaced(beside)) continue;
      const across = linesAcross(cell, beside);
      if (across >= 0 && inLines(is2, across, cell, beside)) return HIT;
    }
  }
  return NOTHING;
}

function isPlaced(cell: i32): bool {
  return valueAt[cell] >= 0 && !isGiven[cell];
}

/** Tests if the two digits could be exchanged in the lines across, and lists the removals. */
function inLines(is2: bool, across: i32, cell: i32, beside: i32): bool {
  const from = houseOf(across, cell);
  const to = houseOf(across, beside);
  const first = valueAt[cell];
  const second = valueAt[beside];
  const inFrom = slotsIn(from, second);
  const inTo = slotsIn(to, first);
  if (!is2 && inFrom && inTo) return false;
  for (let rest = (is2 ? inFrom & inTo : inFrom | inTo) & ~slotsOfBox(across, cell); rest; rest &= rest - 1) {
    const a = cellAt(from, ctz(rest));
    const b = cellAt(to, ctz(rest));
    if (is2) takeFin(b, a, first, second);
    else if (inTo) takeLast(b, first, a, second);
    else takeLast(a, second, b, first);
    if (taken()) return true;
  }
  return false;
}

/** If the other corner is placed, removes the digit that would complete the rectangle from the open corner. */
function takeLast(open: i32, digit: i32, other: i32, value: i32): void {
  if (isPlaced(other) && valueAt[other] === value && popcnt(digitsOf[open]) <= MOST) take(open, digit);
}

/**
 * If both corners are open and share one further digit, one of them must take it: removes it from the candidates that
 * see both.
 */
function takeFin(a: i32, b: i32, first: i32, second: i32): void {
  const fin = digitsOf[a] & ~(1 << first);
  if (isSingle(fin) && digitsOf[b] === (fin | (1 << second))) takeCells(v128.and(seenBy[a], seenBy[b]), ctz(fin));
}

/* The grave that a single candidate prevents, as `strategies/uniqueness/bug` finds it. */

export function grave(): i32 {
  const wide = wideCells();
  if (countCells(wide) !== 1) return NOTHING;
  const cell = lowestCell(wide);
  const own = digitsOf[cell];
  let surplus = 0;
  for (let rest = own; rest; rest &= rest - 1) if (isSurplus(cell, ctz(rest))) surplus |= rest & -rest;
  if (popcnt(own) !== 3 || popcnt(surplus) !== 1) return NOTHING;
  for (let house = 0; house < HOUSES; house++)
    for (let digit = 0; digit < SIZE; digit++) {
      const places = popcnt(slotsIn(house, digit));
      if (places && places !== 2 && !(digit === ctz(surplus) && isInHouse(cell, house))) return NOTHING;
    }
  takeDigits(cell, ~surplus);
  return taken();
}

/** True if a digit has exactly three places in each house of a cell. */
function isSurplus(cell: i32, digit: i32): bool {
  for (let kind = 0; kind < 3; kind++) if (popcnt(slotsIn(houseOf(kind, cell), digit)) !== 3) return false;
  return true;
}
