/**
 * Chains of one digit, as `solver/hodoku/chains` chooses among them: turbot fish and X-chains. Walks follow strong and
 * weak links in turn from place to place. A chain is the same from either end, so the search begins at the lower end.
 */
import { clearBest, listCells, mayWin, offer, takeBest } from './best';
import { digitsOf, placesOf } from './board';
import { bivalueCells, isAnyNew, link, linkedTo, withBoth } from './digits';
import { bitOf, countCells, hasCell, highestBit, lowestCell, NO_CELLS, seenBy, withoutLowest } from './shape';
import { Bytes, Vectors } from './views';

/** The fewest and the most links of a chain. */
export const FEWEST_LINKS = 3;
export const MOST_LINKS = 20;

/**
 * By number of links, the places that a walk reaches with that number, or with a number smaller by a multiple of two.
 * `last` is the greatest number that reaches further places.
 */
const reached = changetype<Vectors>(memory.data(16 * (MOST_LINKS + 1), 16));
let last = 0;
function reachedBy(links: i32): v128 {
  return reached[links <= last ? links : last - ((links - last) & 1)];
}

export function digitChain(most: i32, digits: i32): i32 {
  clearBest();
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    for (let starts = link(digit); v128.any_true(starts); starts = withoutLowest(starts)) {
      walk(digit, lowestCell(starts), most);
      offerEnds(digit, lowestCell(starts), most);
    }
  }
  return takeBest();
}

/**
 * Collects the places that alternating walks from a start reach, by number of links. A walk ends when it returns to its
 * start.
 */
function walk(digit: i32, start: i32, most: i32): void {
  let level = bitOf[start];
  reached[0] = level;
  last = 0;
  while (last < most && v128.any_true(level)) {
    let next = i64x2(0, 0);
    const before = last ? reachedBy(last - 1) : next;
    last++;
    for (let rest = level; v128.any_true(rest); rest = withoutLowest(rest))
      next = v128.or(next, linkedBy(last, lowestCell(rest)));
    next = v128.andnot(v128.and(next, placesOf[digit]), before);
    reached[last] = v128.or(before, next);
    level = v128.andnot(next, bitOf[start]);
  }
}

/** Odd links of a chain are strong. */
function linkedBy(links: i32, cell: i32): v128 {
  return links & 1 ? linkedTo[cell] : seenBy[cell];
}

/** Offers the shortest path to each end, even if it is longer than the walk. */
function offerEnds(digit: i32, start: i32, most: i32): void {
  const targets = v128.and(placesOf[digit], seenBy[start]);
  for (let links = FEWEST_LINKS; links <= last; links += 2)
    for (
      let rest = v128.andnot(reachedBy(links), reachedBy(links - 2));
      v128.any_true(rest);
      rest = withoutLowest(rest)
    ) {
      const end = lowestCell(rest);
      if (end < start) continue;
      const seen = v128.and(targets, seenBy[end]);
      const eliminations = countCells(seen);
      if (!eliminations) continue;
      let length = links;
      while (length <= most && mayWin(eliminations, length + 1) && !isPath(start, end, length, bitOf[end])) length += 2;
      if (length > most || !mayWin(eliminations, length + 1)) continue;
      listCells(seen, digit);
      offer(length + 1, 0, start);
    }
}

/** True if a path of exactly `links` links leads from a start to a place and enters no cell twice. */
function isPath(start: i32, cell: i32, links: i32, entered: v128): bool {
  if (links === 1) return hasCell(linkedTo[cell], start);
  const before = v128.and(reachedBy(links - 1), linkedBy(links, cell));
  for (let rest = v128.andnot(before, v128.or(entered, bitOf[start])); v128.any_true(rest); rest = withoutLowest(rest))
    if (isPath(start, lowestCell(rest), links - 1, v128.or(entered, bitOf[lowestCell(rest)]))) return true;
  return false;
}

/* Remote pairs, as `solver/hodoku/chains` chooses among them: paths over cells with the same two digits. */

const FEWEST_CELLS = 4;
const MOST_CELLS = 10;

/** The path under construction, and the cells that it may enter. */
const path = changetype<Bytes>(memory.data(MOST_CELLS));
let alike: v128 = NO_CELLS;
let low = 0;
let high = 0;

export function pairChain(since: i32): i32 {
  clearBest();
  const pairs = bivalueCells();
  for (let starts = pairs; v128.any_true(starts); starts = withoutLowest(starts)) {
    const start = lowestCell(starts);
    low = ctz(digitsOf[start]);
    high = highestBit(digitsOf[start]);
    alike = v128.and(pairs, withBoth(digitsOf[start]));
    if (countCells(alike) >= FEWEST_CELLS && isAnyNew(alike, since)) extend(start, 0, alike, NO_CELLS);
  }
  return takeBest();
}

/**
 * Extends the path by a cell. `left`: cells not yet on the path. `seen`: cells that see two path cells at an odd
 * distance, which hold different digits.
 */
function extend(cell: i32, cells: i32, left: v128, seen: v128): void {
  path[cells] = cell;
  let wider = seen;
  for (let at = cells - 3; at >= 0; at -= 2) wider = v128.or(wider, v128.and(seenBy[path[at]], seenBy[cell]));
  if (cells & 1 && cells + 1 >= FEWEST_CELLS) offerPath(cell, cells + 1, wider);
  if (cells + 1 === MOST_CELLS) return;
  const others = v128.andnot(left, bitOf[cell]);
  for (let rest = v128.and(others, seenBy[cell]); v128.any_true(rest); rest = withoutLowest(rest))
    extend(lowestCell(rest), cells + 1, others, wider);
}

/** Offers the path if a candidate sees both of its ends. */
function offerPath(end: i32, cells: i32, seen: v128): void {
  const start: i32 = path[0];
  if (start > end) return;
  const either = v128.or(placesOf[low], placesOf[high]);
  if (!v128.any_true(v128.and(either, v128.and(seenBy[start], seenBy[end])))) return;
  const ofLow = v128.and(seen, placesOf[low]);
  const ofHigh = v128.and(seen, placesOf[high]);
  const eliminations = countCells(ofLow) + countCells(ofHigh);
  if (!mayWin(eliminations, 2 * cells)) return;
  listCells(ofLow, low);
  listCells(ofHigh, high);
  offer(2 * cells, 0, start);
}
