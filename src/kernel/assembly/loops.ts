/**
 * Nice loops and alternating inference chains, as `solver/hodoku/loops` finds them: from each state the shortest chains
 * to its consequences, and the best of these chains.
 */
import { bestCount, clearBest, list, listCells, listDigits, longest, offer, takeBest } from './best';
import { digitsOf } from './board';
import { follows, linkAll } from './closure';
import { ASK } from './hit';
import { isDirect, leads } from './implications';
import { candidateCount, cellsSeeing, digitOf, firstCellOf, isOn, MOST_NODES, nodeOf, off, on } from './nodes';
import {
  crosses,
  crossesAsLoop,
  distanceTo,
  listAround,
  pathLength,
  positionOf,
  traceTo,
  usesGroup,
  walkFrom,
} from './paths';
import { bitOf, countCells, lowestCell, withoutLowest } from './shape';
import { Halves } from './views';

const CONTINUOUS = 0;
const DISCONTINUOUS = 1;
const ALTERNATING = 2;

let isGrouped: bool = false;
/** States at which chains from a premise may end. */
const endAt = changetype<Halves>(memory.data(2 * 2 * MOST_NODES, 2));
let endCount = 0;

export function niceLoop(grouped: bool): i32 {
  if (!linkAll(grouped)) return ASK;
  isGrouped = grouped;
  clearBest();
  for (let node = 0; node < candidateCount; node++) chainsFrom(node);
  for (let node = 0; node < candidateCount; node++) loopsFrom(on(node));
  for (let node = 0; node < candidateCount; node++) loopsFrom(off(node));
  return takeBest();
}

/**
 * Finds chains back into the premise's cell. If the best hit removes more than one candidate, chains that remove one
 * cannot win.
 */
function loopsFrom(premise: i32): void {
  const isFromOn = isOn(premise);
  const takesOne = bestCount <= 1;
  if (isFromOn ? !takesOne : !leads(premise)) return;
  const cell = firstCellOf[premise >> 1];
  const digits = digitsOf[cell];
  const first = nodeOf(cell, ctz(digits));
  endCount = 0;
  for (let node = first; node < first + popcnt(digits); node++) {
    if (on(node) !== premise && follows(premise, on(node)) && !isDirect(premise, on(node))) addEnd(on(node));
    if (!takesOne || off(node) === premise || (isFromOn && on(node) !== premise)) continue;
    if (follows(premise, off(node))) addEnd(off(node));
  }
  putInOrder(premise, isFromOn ? 1 : i32.MAX_VALUE);
  for (let at = 0; at < endCount; at++) loop(premise, endAt[at]);
}

function loop(premise: i32, end: i32): void {
  const node = premise >> 1;
  const isSame = node === end >> 1;
  const areStrong = !isOn(premise) && isOn(end);
  const isContinuous = areStrong && !isSame;
  const cell = firstCellOf[node];
  const others = digitsOf[cell] & ~(1 << digitOf[node]);
  const length = distanceTo(end) + 1;
  if (!isContinuous && length > longest(areStrong ? popcnt(others) : 1)) return;
  traceTo(end);
  if (crossesAsLoop()) return;
  if (isContinuous) listAround();
  else if (areStrong) listDigits(cell, others);
  else list(cell, digitOf[isOn(premise) ? node : end >> 1]);
  tell(isContinuous ? CONTINUOUS : DISCONTINUOUS);
}

/** Finds chains from a node that is off to a node in another cell: one of the two is on. */
function chainsFrom(node: i32): void {
  if (!leads(off(node))) return;
  const digit = digitOf[node];
  const cell = firstCellOf[node];
  let once = bitOf[cell];
  let twice = once;
  let most = 0;
  endCount = 0;
  for (let rest = cellsSeeing[node]; v128.any_true(rest); rest = withoutLowest(rest)) {
    const other = lowestCell(rest);
    const seen = cellsSeeing[nodeOf(other, digit)];
    twice = v128.or(twice, v128.and(once, seen));
    once = v128.or(once, seen);
    for (let digits = digitsOf[cell] & digitsOf[other] & ~(1 << digit); digits; digits &= digits - 1)
      most = max(most, addChain(node, nodeOf(other, ctz(digits)), 2));
  }
  for (let rest = v128.andnot(twice, bitOf[cell]); v128.any_true(rest); rest = withoutLowest(rest)) {
    const end = nodeOf(lowestCell(rest), digit);
    most = max(most, addChain(node, end, countCells(v128.and(cellsSeeing[node], cellsSeeing[end]))));
  }
  putInOrder(off(node), most);
  for (let at = 0; at < endCount; at++) chain(node, endAt[at] >> 1);
}

/** Lists the end of a chain that could win. Returns the number of candidates that the chain removes, or 0. */
function addChain(node: i32, end: i32, count: i32): i32 {
  if (count < bestCount || !follows(off(node), on(end)) || isDirect(off(node), on(end))) return 0;
  addEnd(on(end));
  return count;
}

function chain(node: i32, end: i32): void {
  const digit = digitOf[node];
  const isAlike = digit === digitOf[end];
  const both = v128.and(cellsSeeing[node], cellsSeeing[end]);
  if (distanceTo(on(end)) + 1 > longest(isAlike ? countCells(both) : 2)) return;
  traceTo(on(end));
  if (crosses()) return;
  if (isAlike) listCells(both, digit);
  else {
    list(firstCellOf[end], digit);
    list(firstCellOf[node], digitOf[end]);
  }
  tell(ALTERNATING);
}

/**
 * Offers the path as a kind of chain. Grouped kinds are numbered after the plain ones. Among equal hits loops win,
 * although the search finds chains first.
 */
function tell(kind: i32): void {
  offer(pathLength, isGrouped ? 2 * kind + <i32>usesGroup() : kind, <i32>(kind === ALTERNATING));
}

function addEnd(state: i32): void {
  endAt[endCount++] = state;
}

/**
 * Walks from a premise. Keeps the ends that could win with at most this number of eliminations, in the order in which
 * the walk reaches them.
 */
function putInOrder(premise: i32, eliminations: i32): void {
  if (!endCount) return;
  walkFrom(premise, longest(eliminations) - 1);
  const all = endCount;
  endCount = 0;
  for (let from = 0; from < all; from++) {
    const state = endAt[from];
    if (distanceTo(state) < 0) continue;
    let at = endCount++;
    for (; at > 0 && positionOf[endAt[at - 1]] > positionOf[state]; at--) endAt[at] = endAt[at - 1];
    endAt[at] = state;
  }
}
