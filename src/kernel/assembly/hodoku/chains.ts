/**
 * Chains of one digit, as `solver/hodoku/chains` chooses among them: turbot fish and X-chains. Walks go from place
 * to place by strong and weak links in turn; from either end a chain is the same, so it is begun at the lower one.
 */
import { clearBest, listCells, mayWin, offer, takeBest } from './best';
import { placesOf } from './grid';
import { bitOf, countCells, hasCell, lowestCell, seenBy, withoutLowest } from './shape';
import { link, linkedTo } from './strong-links';

/** Links that a chain may have, at least and at most. */
export const FEWEST_LINKS = 3;
export const MOST_LINKS = 20;

/** The places that a walk has come to by so many links, or fewer by twos; beyond the last there are no more. */
const reached = memory.data(16 * (MOST_LINKS + 1), 16);
let last = 0;
function reachedBy(links: i32): v128 {
  return v128.load(reached + 16 * (links <= last ? links : last - ((links - last) & 1)));
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

/** What comes back to its start goes no further. */
function walk(digit: i32, start: i32, most: i32): void {
  let level = bitOf(start);
  v128.store(reached, level);
  last = 0;
  while (last < most && v128.any_true(level)) {
    let next = i64x2(0, 0);
    const before = last ? reachedBy(last - 1) : next;
    last++;
    for (let rest = level; v128.any_true(rest); rest = withoutLowest(rest))
      next = v128.or(next, linkedBy(last, lowestCell(rest)));
    next = v128.andnot(v128.and(next, placesOf(digit)), before);
    v128.store(reached + 16 * last, v128.or(before, next));
    level = v128.andnot(next, bitOf(start));
  }
}

/** Strong links are the odd ones of a chain. */
function linkedBy(links: i32, cell: i32): v128 {
  return links & 1 ? linkedTo(cell) : seenBy(cell);
}

/** The shortest path to each end, be it longer than the walk. */
function offerEnds(digit: i32, start: i32, most: i32): void {
  const targets = v128.and(placesOf(digit), seenBy(start));
  for (let links = FEWEST_LINKS; links <= last; links += 2)
    for (
      let rest = v128.andnot(reachedBy(links), reachedBy(links - 2));
      v128.any_true(rest);
      rest = withoutLowest(rest)
    ) {
      const end = lowestCell(rest);
      if (end < start) continue;
      const seen = v128.and(targets, seenBy(end));
      const eliminations = countCells(seen);
      if (!eliminations) continue;
      let length = links;
      while (length <= most && mayWin(eliminations, length + 1) && !isPath(start, end, length, bitOf(end))) length += 2;
      if (length > most || !mayWin(eliminations, length + 1)) continue;
      listCells(seen, digit);
      offer(length + 1, 0, start);
    }
}

/** Whether so many links lead from a start to a place and enter no cell twice. */
function isPath(start: i32, cell: i32, links: i32, entered: v128): bool {
  if (links === 1) return hasCell(linkedTo(cell), start);
  const before = v128.and(reachedBy(links - 1), linkedBy(links, cell));
  for (let rest = v128.andnot(before, v128.or(entered, bitOf(start))); v128.any_true(rest); rest = withoutLowest(rest))
    if (isPath(start, lowestCell(rest), links - 1, v128.or(entered, bitOf(lowestCell(rest))))) return true;
  return false;
}
