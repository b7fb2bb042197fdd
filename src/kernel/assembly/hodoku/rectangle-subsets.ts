/** Type 3 of unique rectangles, as `logic/deadly/subsets` finds it: two corners and some cells of a house are a subset. */
import { digitsOf } from './grid';
import { HIT, NOTHING, takeDigits, taken } from './hit';
import { finsOf } from './rectangle-types';
import { cornerAt, countRectangles, extraOf, pairOf } from './rectangles';
import { bitOf, cellAt, hasCell, highestBit, houseOf, isPair, lowestCell, SIZE, withoutLowest } from './shape';

/** Cells of a subset beside the corners. */
const MOST_CELLS = 6;

/** The house that is looked at, and which kind it is. */
let kind = 0;
let house = 0;
/** How many cells may be chosen. */
let most = 0;

export function rectangle3(): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const extra = extraOf(at);
    if (!isPair(extra)) continue;
    const a = cornerAt(at, ctz(extra));
    const b = cornerAt(at, highestBit(extra));
    const both = v128.or(bitOf(a), bitOf(b));
    for (kind = 0; kind < 3; kind++) {
      house = houseOf(kind, a);
      if (houseOf(kind, b) !== house) continue;
      const usable = usableSlots(pairOf(at), both);
      most = min(MOST_CELLS, popcnt(usable));
      if (extend(usable, both, 0, finsOf(at))) return HIT;
    }
  }
  return NOTHING;
}

/** Those with neither digit of the rectangle. */
function usableSlots(pair: i32, corners: v128): i32 {
  let usable = 0;
  for (let slot = 0; slot < SIZE; slot++) {
    const cell = cellAt(house, slot);
    if (digitsOf(cell) && !(digitsOf(cell) & pair) && !hasCell(corners, cell)) usable |= 1 << slot;
  }
  return usable;
}

/** From the lowest slot on, each set before its extensions. */
function extend(from: i32, chosen: v128, size: i32, digits: i32): bool {
  for (let rest = from; rest; rest &= rest - 1) {
    const cell = cellAt(house, ctz(rest));
    const wider = digits | digitsOf(cell);
    const width = popcnt(wider);
    if (width > most + 1) continue;
    const longer = v128.or(chosen, bitOf(cell));
    if (width === size + 2 && takeOutside(longer, wider)) return true;
    if (size + 1 < most && extend(rest & (rest - 1), longer, size + 1, wider)) return true;
  }
  return false;
}

/** From all houses that hold the set; not in a later one of them. */
function takeOutside(set: v128, digits: i32): bool {
  for (let other = 0; other < 3; other++) {
    const common = houseOf(other, lowestCell(set));
    if (!holdsAll(other, common, set)) continue;
    if (other < kind) return false;
    for (let slot = 0; slot < SIZE; slot++) {
      const cell = cellAt(common, slot);
      if (!hasCell(set, cell)) takeDigits(cell, digitsOf(cell) & digits);
    }
  }
  return taken() === HIT;
}

function holdsAll(other: i32, common: i32, set: v128): bool {
  for (let rest = set; v128.any_true(rest); rest = withoutLowest(rest))
    if (houseOf(other, lowestCell(rest)) !== common) return false;
  return true;
}
