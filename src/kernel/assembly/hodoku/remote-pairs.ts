/** Remote pairs, as `solver/hodoku/chains` chooses among them: paths over cells with the same two digits. */
import { clearBest, listCells, mayWin, offer, takeBest } from './best';
import { bivalueCells, isAnyNew, withBoth } from './few-digits';
import { digitsOf, placesOf } from './grid';
import { bitOf, countCells, highestBit, lowestCell, NO_CELLS, seenBy, withoutLowest } from './shape';

const FEWEST_CELLS = 4;
const MOST_CELLS = 10;

/** The path that is being gone, and where it may go. */
const path = memory.data(MOST_CELLS);
let alike: v128 = NO_CELLS;
let low = 0;
let high = 0;

export function remotePair(since: i32): i32 {
  clearBest();
  const pairs = bivalueCells();
  for (let starts = pairs; v128.any_true(starts); starts = withoutLowest(starts)) {
    const start = lowestCell(starts);
    low = ctz(digitsOf(start));
    high = highestBit(digitsOf(start));
    alike = v128.and(pairs, withBoth(digitsOf(start)));
    if (countCells(alike) >= FEWEST_CELLS && isAnyNew(alike, since)) extend(start, 0, alike, NO_CELLS);
  }
  return takeBest();
}

/** By a cell, of those that are left. `seen`: what sees two cells of the path that differ. */
function extend(cell: i32, cells: i32, left: v128, seen: v128): void {
  store<u8>(path + cells, cell);
  let wider = seen;
  for (let at = cells - 3; at >= 0; at -= 2)
    wider = v128.or(wider, v128.and(seenBy(load<u8>(path + at)), seenBy(cell)));
  if (cells & 1 && cells + 1 >= FEWEST_CELLS) offerPath(cell, cells + 1, wider);
  if (cells + 1 === MOST_CELLS) return;
  const others = v128.andnot(left, bitOf(cell));
  for (let rest = v128.and(others, seenBy(cell)); v128.any_true(rest); rest = withoutLowest(rest))
    extend(lowestCell(rest), cells + 1, others, wider);
}

/** If its ends take something themselves. */
function offerPath(end: i32, cells: i32, seen: v128): void {
  const start: i32 = load<u8>(path);
  if (start > end) return;
  const either = v128.or(placesOf(low), placesOf(high));
  if (!v128.any_true(v128.and(either, v128.and(seenBy(start), seenBy(end))))) return;
  const ofLow = v128.and(seen, placesOf(low));
  const ofHigh = v128.and(seen, placesOf(high));
  const eliminations = countCells(ofLow) + countCells(ofHigh);
  if (!mayWin(eliminations, 2 * cells)) return;
  listCells(ofLow, low);
  listCells(ofHigh, high);
  offer(2 * cells, 0, start);
}
