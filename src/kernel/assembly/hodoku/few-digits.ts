/** Cells with so many candidates, as sets; those with two are the bivalue cells of `core/candidates`. */
import { cellStamp, placesOf } from './grid';
import { highestBit, lowestCell, NO_CELLS, SIZE, withoutLowest } from './shape';

let two: v128 = NO_CELLS;
let three: v128 = NO_CELLS;
let four: v128 = NO_CELLS;

export function bivalueCells(): v128 {
  count();
  return v128.andnot(two, three);
}
export function trivalueCells(): v128 {
  count();
  return v128.andnot(three, four);
}
/** Those with more than two. */
export function wideCells(): v128 {
  count();
  return three;
}

/** Cells with two candidates or more, with three or more, with four or more. */
function count(): void {
  let one = NO_CELLS;
  two = three = four = one;
  for (let digit = 0; digit < SIZE; digit++) {
    const places = placesOf(digit);
    four = v128.or(four, v128.and(three, places));
    three = v128.or(three, v128.and(two, places));
    two = v128.or(two, v128.and(one, places));
    one = v128.or(one, places);
  }
}

/** The cells that have two digits. */
export function withBoth(pair: i32): v128 {
  return v128.and(placesOf(ctz(pair)), placesOf(highestBit(pair)));
}

/** Whether any of some cells has lost a candidate since the stamp. */
export function isAnyNew(cells: v128, since: i32): bool {
  for (let rest = cells; v128.any_true(rest); rest = withoutLowest(rest))
    if (cellStamp(lowestCell(rest)) > since) return true;
  return false;
}
