/**
 * W-, XY- and XYZ-wings, as `strategies/wings` finds them: by their cells in ascending order, or by their pivots as in
 * Sudoku Explainer.
 */
import { ALL_TIME, cellStamp, digitStamp, digitsOf, placesOf, slotsIn } from './board';
import { bivalueCells, trivalueCells, withBoth } from './digits';
import { clearHit, HIT, NOTHING, takeCells, taken } from './hit';
import {
  bitOf,
  CELLS,
  cellAt,
  HOUSES,
  hasCell,
  highestBit,
  houseAround,
  isPair,
  lowestCell,
  SIZE,
  seenBy,
  sees,
  withoutLowest,
} from './shape';

export function bridgedPair(since: i32): i32 {
  for (let rest = bivalueCells(); v128.any_true(rest); ) {
    const a = lowestCell(rest);
    rest = withoutLowest(rest);
    const pair = digitsOf[a];
    for (let others = v128.and(rest, withBoth(pair)); v128.any_true(others); others = withoutLowest(others)) {
      const b = lowestCell(others);
      const isNew = hasChanged(a, b, b, since);
      for (let digits = pair; digits; digits &= digits - 1) {
        const digit = ctz(digits);
        const link = ctz(pair ^ (1 << digit));
        if (!isNew && digitStamp[link] <= since) continue;
        const losing = v128.and(v128.and(seenBy[a], seenBy[b]), placesOf[digit]);
        if (!v128.any_true(losing) || !isBridged(a, b, link)) continue;
        takeCells(losing, digit);
        return HIT;
      }
    }
  }
  return NOTHING;
}

/** True if a digit has just two places in a house, one seen by each of two cells, and neither is one of the two. */
function isBridged(a: i32, b: i32, digit: i32): bool {
  const ends = v128.or(bitOf[a], bitOf[b]);
  for (let house = 0; house < HOUSES; house++) {
    const places = slotsIn(house, digit);
    if (!isPair(places)) continue;
    const first = cellAt(house, ctz(places));
    const second = cellAt(house, highestBit(places));
    if (hasCell(ends, first) || hasCell(ends, second)) continue;
    if ((sees(first, a) && sees(second, b)) || (sees(second, a) && sees(first, b))) return true;
  }
  return false;
}

/** Finds three cells with two each of three digits. Lower cells are tried as the pivot first. */
export function wingOfPairs(since: i32): i32 {
  for (let rest = bivalueCells(); v128.any_true(rest); ) {
    const a = lowestCell(rest);
    rest = withoutLowest(rest);
    const pair = digitsOf[a];
    let others = v128.and(rest, v128.xor(placesOf[ctz(pair)], placesOf[highestBit(pair)]));
    while (v128.any_true(others)) {
      const b = lowestCell(others);
      others = withoutLowest(others);
      const thirds = v128.and(v128.and(others, withBoth(pair ^ digitsOf[b])), v128.or(seenBy[a], seenBy[b]));
      for (let last = thirds; v128.any_true(last); last = withoutLowest(last)) {
        const c = lowestCell(last);
        if (!hasChanged(a, b, c, since)) continue;
        if (inWing(a, b, c) || inWing(b, a, c) || inWing(c, a, b)) return HIT;
      }
    }
  }
  return NOTHING;
}

/** Finds a pivot of three digits that sees two cells with different pairs of them. */
export function wingOfTriple(since: i32): i32 {
  const pairs = bivalueCells();
  for (let pivots = trivalueCells(); v128.any_true(pivots); pivots = withoutLowest(pivots)) {
    const pivot = lowestCell(pivots);
    const own = digitsOf[pivot];
    for (let rest = v128.and(pairs, seenBy[pivot]); v128.any_true(rest); ) {
      const a = lowestCell(rest);
      rest = withoutLowest(rest);
      if (digitsOf[a] & ~own) continue;
      for (let others = rest; v128.any_true(others); others = withoutLowest(others)) {
        const b = lowestCell(others);
        if (digitsOf[b] & ~own || digitsOf[a] === digitsOf[b] || !hasChanged(pivot, a, b, since)) continue;
        if (inWing(pivot, a, b)) return HIT;
      }
    }
  }
  return NOTHING;
}

function hasChanged(a: i32, b: i32, c: i32, since: i32): bool {
  return cellStamp[a] > since || cellStamp[b] > since || cellStamp[c] > since;
}

/**
 * True if the pivot sees both cells, and their common digit is removed from a candidate that sees all of its places.
 */
function inWing(pivot: i32, a: i32, b: i32): bool {
  if (!sees(pivot, a) || !sees(pivot, b)) return false;
  const common = digitsOf[a] & digitsOf[b];
  const seen = v128.and(seenBy[a], seenBy[b]);
  takeCells(digitsOf[pivot] & common ? v128.and(seen, seenBy[pivot]) : seen, ctz(common));
  return taken() === HIT;
}

/** Cells of a cell's box, then of its row, then of its column. The cell itself and some others occur several times. */
const AROUND = 27;
function cellAround(cell: i32, at: i32): i32 {
  return cellAt(houseAround(cell, at / SIZE), at % SIZE);
}

/**
 * Finds the first wing whose pivot has two digits (XY) or three (XYZ): pivots in order, their ends in the order of
 * houses. Asks first if there is any, which takes less time.
 */
export function wingByPivot(width: i32): i32 {
  if ((width === 2 ? wingOfPairs(ALL_TIME) : wingOfTriple(ALL_TIME)) !== HIT) return NOTHING;
  clearHit();
  for (let pivot = 0; pivot < CELLS; pivot++) {
    const own = digitsOf[pivot];
    if (popcnt(own) !== width) continue;
    for (let i = 0; i < AROUND; i++) {
      const a = cellAround(pivot, i);
      const first = digitsOf[a];
      if (popcnt(first) !== 2 || popcnt(own & ~first) !== 1) continue;
      for (let j = i + 1; j < AROUND; j++) {
        const b = cellAround(pivot, j);
        const second = digitsOf[b];
        if (popcnt(second) !== 2 || popcnt(own | first | second) !== 3) continue;
        if (popcnt(own & first & second) === width - 2 && inWing(pivot, a, b)) return HIT;
      }
    }
  }
  return NOTHING;
}
