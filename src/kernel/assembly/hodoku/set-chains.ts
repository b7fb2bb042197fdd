/** Almost locked sets in a row, as `logic/sets/set-chains` walks along them forward; the best is taken (ALS chain). */
import { digitsOfSet, MOST_SETS, seenBySet, setCount } from './almost-locked';
import { clearBest, listCells, offer, takeBest } from './best';
import { ASK } from './hit';
import { commonsOf, linksFrom, listLinks, MOST_LINKS, secondOf } from './restricted-commons';
import { SIZE } from './shape';

/** Links of the shortest chain that has no other name. */
const SHORTEST = 3;

/** Places on the ways from a start: the set, the digits by which it was entered, the links up to there. */
const sets = memory.data(2 * 3 * SHORTEST * MOST_LINKS, 2);
const entered = memory.data(2 * 3 * SHORTEST * MOST_LINKS, 2);
const distances = memory.data(2 * 3 * SHORTEST * MOST_LINKS, 2);
let count = 0;
/** By set and digits entered: whether it was reached with 1, with 2, with more links. */
const reached = memory.data(MOST_SETS * SIZE * SIZE);

export function setChain(): i32 {
  if (!listLinks()) return ASK;
  clearBest();
  for (let start = 0; start < setCount; start++)
    for (let rest = digitsOfSet(start); rest; rest &= rest - 1) walkFrom(start, rest & -rest);
  return takeBest();
}

/** Breadth first from a set that holds a digit. A set that lacks the digit by which it was entered is left by any other. */
function walkFrom(start: i32, digit: i32): void {
  count = 0;
  leave(start, digit, 0);
  for (let at = 0; at < count; at++) {
    const end = setAt(at);
    const used = enteredAt(at);
    const distance = i32.load16_u(distances + 2 * at);
    if (distance >= SHORTEST) offerEnds(start, end, digit | used);
    leave(end, ~(used & -used), distance);
  }
  for (let at = 0; at < count; at++) store<u8>(reachedBy(setAt(at), enteredAt(at)), 0);
}

function offerEnds(start: i32, end: i32, without: i32): void {
  for (let rest = digitsOfSet(start) & digitsOfSet(end) & ~without; rest; rest &= rest - 1)
    listCells(v128.and(seenBySet(start, ctz(rest)), seenBySet(end, ctz(rest))), ctz(rest));
  offer(0, 0, 0);
}

/** Goes on to all sets linked by some of the digits, unless they were reached alike. */
function leave(from: i32, by: i32, distance: i32): void {
  const far = 1 << min(distance, SHORTEST - 1);
  for (let link = linksFrom(from); link < linksFrom(from + 1); link++) {
    const used = lowestTwo(commonsOf(link)) & by;
    if (!used) continue;
    const key = reachedBy(secondOf(link), used);
    const known = i32.load8_u(key);
    if (known & far) continue;
    i32.store8(key, known | far);
    i32.store16(sets + 2 * count, secondOf(link));
    i32.store16(entered + 2 * count, used);
    i32.store16(distances + 2 * count++, distance + 1);
  }
}

function setAt(at: i32): i32 {
  return i32.load16_u(sets + 2 * at);
}
function enteredAt(at: i32): i32 {
  return i32.load16_u(entered + 2 * at);
}
function reachedBy(set: i32, used: i32): usize {
  return reached + (set * SIZE + ctz(used)) * SIZE + (31 - clz(used));
}
function lowestTwo(digits: i32): i32 {
  const rest = digits & (digits - 1);
  return (digits & -digits) | (rest & -rest);
}
