/**
 * XY-chains, as `solver/hodoku/chains` chooses among them: where a cell of two digits has not the one, it has the
 * other, and so on, to a cell that then has the first one. From either end a chain is the same, so it is begun at the
 * lower one.
 */
import { clearBest, listCells, mayWin, offer, takeBest } from './best';
import { bivalueCells, isAnyNew } from './few-digits';
import { digitsOf, placesOf } from './grid';
import { NOTHING } from './hit';
import { bitOf, countCells, lowestCell, NO_CELLS, seenBy, withoutLowest } from './shape';
import { beginAt, extendPaths, isPath, isPut } from './xy-walk';

/** Cells of the shortest chain, of the longest one; each is two nodes. */
const FEWEST_CELLS = 2;
const MOST_CELLS = 10;

export function xyChain(since: i32): i32 {
  const pairs = bivalueCells();
  if (!isAnyNew(pairs, since)) return NOTHING;
  clearBest();
  for (let starts = pairs; v128.any_true(starts); ) {
    const start = lowestCell(starts);
    starts = withoutLowest(starts);
    for (let digits = digitsOf(start); digits; digits &= digits - 1) {
      const digit = ctz(digits);
      const ends = endsFor(start, digit, v128.and(starts, placesOf(digit)));
      if (!v128.any_true(ends)) continue;
      beginAt(start, ctz(digitsOf(start) ^ (1 << digit)), pairs);
      offerChains(start, digit, ends);
    }
  }
  return takeBest();
}

/** The cells to which a chain could win. */
function endsFor(start: i32, digit: i32, cells: v128): v128 {
  let ends = NO_CELLS;
  for (let rest = cells; v128.any_true(rest); rest = withoutLowest(rest)) {
    const end = lowestCell(rest);
    const eliminations = countCells(losing(start, end, digit));
    if (eliminations && mayWin(eliminations, 2 * FEWEST_CELLS)) ends = v128.or(ends, bitOf(end));
  }
  return ends;
}

function losing(start: i32, end: i32, digit: i32): v128 {
  return v128.and(placesOf(digit), v128.and(seenBy(start), seenBy(end)));
}

/** The shortest one to each end that enters no cell twice. */
function offerChains(start: i32, digit: i32, ends: v128): void {
  let isGoingOn = true;
  for (let cells = FEWEST_CELLS; cells <= MOST_CELLS; cells++) {
    isGoingOn = isGoingOn && extendPaths();
    let left = ends;
    for (let rest = ends; v128.any_true(rest); rest = withoutLowest(rest)) {
      const end = lowestCell(rest);
      const cellsLosing = losing(start, end, digit);
      const eliminations = countCells(cellsLosing);
      if (!mayWin(eliminations, 2 * cells) || (!isGoingOn && !isPut(end, digit))) left = v128.andnot(left, bitOf(end));
      else if (isPut(end, digit) && isPath(end, digit, cells - 1, NO_CELLS)) {
        listCells(cellsLosing, digit);
        offer(2 * cells, 0, start);
        left = v128.andnot(left, bitOf(end));
      }
    }
    ends = left;
    if (!v128.any_true(ends)) return;
  }
}
