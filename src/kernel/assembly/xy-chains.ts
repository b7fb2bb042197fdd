/**
 * XY-chains, as `solver/hodoku/chains` chooses among them: a cell of two digits that lacks one has the other, and so
 * on, up to a cell that then has the first digit. A chain is the same from either end, so the search begins at the
 * lower end.
 */
import { clearBest, listCells, mayWin, offer, takeBest } from './best';
import { digitsOf, placesOf } from './board';
import { bivalueCells, isAnyNew } from './digits';
import { NOTHING } from './hit';
import { bitOf, CELLS, countCells, hasCell, lowestCell, NO_CELLS, SIZE, seenBy, sees, withoutLowest } from './shape';
import { Bytes, Halves, Vectors } from './views';

/** Cells of the shortest chain and of the longest. Each cell is two nodes. */
const FEWEST_CELLS = 2;
const MOST_CELLS = 10;

export function bivalueChain(since: i32): i32 {
  const pairs = bivalueCells();
  if (!isAnyNew(pairs, since)) return NOTHING;
  clearBest();
  for (let starts = pairs; v128.any_true(starts); ) {
    const start = lowestCell(starts);
    starts = withoutLowest(starts);
    for (let digits = digitsOf[start]; digits; digits &= digits - 1) {
      const digit = ctz(digits);
      const ends = endsFor(start, digit, v128.and(starts, placesOf[digit]));
      if (!v128.any_true(ends)) continue;
      beginAt(start, ctz(digitsOf[start] ^ (1 << digit)), pairs);
      offerChains(start, digit, ends);
    }
  }
  return takeBest();
}

/** Returns the cells at which a chain could end and win. */
function endsFor(start: i32, digit: i32, cells: v128): v128 {
  let ends = NO_CELLS;
  for (let rest = cells; v128.any_true(rest); rest = withoutLowest(rest)) {
    const end = lowestCell(rest);
    const eliminations = countCells(losing(start, end, digit));
    if (eliminations && mayWin(eliminations, 2 * FEWEST_CELLS)) ends = v128.or(ends, bitOf[end]);
  }
  return ends;
}

function losing(start: i32, end: i32, digit: i32): v128 {
  return v128.and(placesOf[digit], v128.and(seenBy[start], seenBy[end]));
}

/** Offers the shortest chain to each end that enters no cell twice. */
function offerChains(start: i32, digit: i32, ends: v128): void {
  let isGoingOn = true;
  for (let cells = FEWEST_CELLS; cells <= MOST_CELLS; cells++) {
    isGoingOn = isGoingOn && extendPaths();
    let left = ends;
    for (let rest = ends; v128.any_true(rest); rest = withoutLowest(rest)) {
      const end = lowestCell(rest);
      const cellsLosing = losing(start, end, digit);
      const eliminations = countCells(cellsLosing);
      if (!mayWin(eliminations, 2 * cells) || (!isGoingOn && !isPut(end, digit))) left = v128.andnot(left, bitOf[end]);
      else if (isPut(end, digit) && isPath(end, digit, cells - 1, NO_CELLS)) {
        listCells(cellsLosing, digit);
        offer(2 * cells, 0, start);
        left = v128.andnot(left, bitOf[end]);
      }
    }
    ends = left;
    if (!v128.any_true(ends)) return;
  }
}

/*
 * Walks over cells of two digits. A digit placed in a cell is removed from the cells that it sees, which places their
 * other digit. The queue is in order of distance.
 */

/** Cells that the walk may enter, without the start; by digit, those of them that still have it. */
let cells: v128 = NO_CELLS;
const open = changetype<Vectors>(memory.data(16 * SIZE, 16));
let start = 0;
let first = 0;
/** Placed candidates, in order; those before `head` have been followed. */
const queue = changetype<Halves>(memory.data(2 * CELLS * SIZE, 2));
let head = 0;
let end = 0;
/** By candidate, its distance in the walk. A candidate not yet reached holds a number of an earlier walk. */
const steps = changetype<Bytes>(memory.data(CELLS * SIZE));
let step = 0;

/** Starts with a digit placed in a cell. `pairs`: the cells of two digits. */
export function beginAt(cell: i32, digit: i32, pairs: v128): void {
  cells = v128.andnot(pairs, bitOf[cell]);
  for (let each = 0; each < SIZE; each++) open[each] = v128.and(cells, placesOf[each]);
  start = cell;
  first = digit;
  head = end = step = 0;
  queue[0] = SIZE * cell + digit;
  end = 1;
}

/** Extends every path in the queue by one cell. Returns true if a cell was reached. */
export function extendPaths(): bool {
  step++;
  for (const level = end; head < level; head++) {
    const from: i32 = queue[head];
    const digit = from % SIZE;
    const left = open[digit];
    const losing = v128.and(left, seenBy[from / SIZE]);
    open[digit] = v128.andnot(left, losing);
    for (let rest = losing; v128.any_true(rest); rest = withoutLowest(rest)) put(lowestCell(rest), digit);
  }
  return head < end;
}

/** Places the remaining digit in a cell. */
function put(cell: i32, lost: i32): void {
  const candidate = SIZE * cell + otherIn(cell, lost);
  steps[candidate] = step;
  queue[end++] = candidate;
}

function otherIn(cell: i32, digit: i32): i32 {
  return ctz(digitsOf[cell] ^ (1 << digit));
}

/** True if the walk has placed a digit in a cell. */
export function isPut(cell: i32, digit: i32): bool {
  return !hasCell(open[otherIn(cell, digit)], cell);
}

/** True if `count` steps that enter no cell twice place a digit in a cell. `entered`: cells that are entered later. */
export function isPath(cell: i32, digit: i32, count: i32, entered: v128): bool {
  const lost = otherIn(cell, digit);
  if (count === 1) return lost === first && sees(cell, start);
  const all = v128.or(entered, bitOf[cell]);
  const before = v128.and(v128.andnot(cells, all), v128.and(seenBy[cell], placesOf[lost]));
  for (let rest = before; v128.any_true(rest); rest = withoutLowest(rest)) {
    const other = lowestCell(rest);
    const taken: i32 = steps[SIZE * other + lost];
    if (isPut(other, lost) && taken < count && isPath(other, lost, count - 1, all)) return true;
  }
  return false;
}
