/**
 * Paths along the implications, found breadth first in the order of `logic/links/walk`: the first link that reaches a
 * state counts. Then tests of the path to a state.
 */
import { listCells, listDigits } from './best';
import { digitsOf } from './board';
import { startOf, targetAt } from './implications';
import { cellsOf, cellsSeeing, digitOf, firstCellOf, isGroup, isOn, MOST_NODES } from './nodes';
import { hasCell } from './shape';
import { Halves, Words } from './views';

/** The states reached so far, in order. */
const reached = changetype<Halves>(memory.data(2 * 2 * MOST_NODES, 2));
/**
 * By state: the last walk that reached it, the previous state, its distance in links, and its index among the reached
 * states.
 */
const rounds = changetype<Words>(memory.data(4 * 2 * MOST_NODES, 4));
const previous = changetype<Halves>(memory.data(2 * 2 * MOST_NODES, 2));
const distanceOf = changetype<Halves>(memory.data(2 * 2 * MOST_NODES, 2));
export const positionOf = changetype<Halves>(memory.data(2 * 2 * MOST_NODES, 2));
let round = 0;
let head = 0;
let count = 0;
let most = 0;

/** The last path traced, from its beginning. */
export const pathAt = changetype<Halves>(memory.data(2 * 2 * MOST_NODES, 2));
export let pathLength: i32 = 0;

/** Starts a walk. Ignores states farther than `longest` links. */
export function walkFrom(start: i32, longest: i32): void {
  round++;
  most = longest;
  head = 0;
  count = 0;
  reach(start, 0, 0);
}

/** Returns the number of links from the start to a state; -1 if it is not reached within the limit. */
export function distanceTo(state: i32): i32 {
  while (!isReached(state) && head < count) {
    const from = reached[head];
    const distance = distanceOf[from] + 1;
    if (distance > most) break;
    head++;
    const end = startOf[from + 1];
    for (let at = startOf[from]; at < end; at++) {
      const next = targetAt[at];
      if (!isReached(next)) reach(next, from, distance);
    }
  }
  return isReached(state) ? distanceOf[state] : -1;
}

/** Traces the path to a reached state. */
export function traceTo(end: i32): void {
  pathLength = distanceOf[end] + 1;
  let state = end;
  for (let at = pathLength - 1; at >= 0; at--) {
    pathAt[at] = state;
    state = previous[state];
  }
}

function isReached(state: i32): bool {
  return rounds[state] === round;
}
function reach(state: i32, from: i32, distance: i32): void {
  rounds[state] = round;
  previous[state] = from;
  distanceOf[state] = distance;
  positionOf[state] = count;
  reached[count++] = state;
}

/* The traced path: a test if it crosses itself, and the removals of a loop, as in `solver/hodoku/paths`. */

const NOWHERE = -1;

function nodeAt(at: i32): i32 {
  return pathAt[at] >> 1;
}
function cellAt(at: i32): i32 {
  return firstCellOf[nodeAt(at)];
}

/** True if the path, as a loop, crosses itself, or begins or ends with two nodes in one cell. */
export function crossesAsLoop(): bool {
  return cellAt(0) === cellAt(1) || cellAt(pathLength - 1) === cellAt(pathLength - 2) || crosses(cellAt(0));
}

/** True if a node lies in a cell of a node at least two before it. The cell `free` may be entered again. */
export function crosses(free: i32 = NOWHERE): bool {
  let entered = i64x2.splat(0);
  for (let at = 2; at < pathLength; at++) {
    if (cellAt(at - 2) !== free) entered = v128.or(entered, cellsOf[nodeAt(at - 2)]);
    if (hasCell(entered, cellAt(at))) return true;
  }
  return false;
}

export function usesGroup(): bool {
  for (let at = 0; at < pathLength; at++) if (isGroup(pathAt[at])) return true;
  return false;
}

/** Lists the removals of a continuous loop: in its cells, and along its weak links. */
export function listAround(): void {
  let inLoop = i64x2.splat(0);
  for (let at = 0; at < pathLength; at++) inLoop = v128.or(inLoop, cellsOf[nodeAt(at)]);
  listBeside(nodeAt(0), nodeAt(pathLength - 1));
  for (let at = 1; at + 1 < pathLength; at++) {
    if (!isOn(pathAt[at])) continue;
    const node = nodeAt(at);
    const next = nodeAt(at + 1);
    const cell = cellAt(at);
    if (cell !== cellAt(at + 1))
      listCells(v128.andnot(v128.and(cellsSeeing[node], cellsSeeing[next]), inLoop), digitOf[node]);
    else if (
      !isGroup(pathAt[at]) &&
      !isGroup(pathAt[at + 1]) &&
      cellAt(at - 1) !== cell &&
      at + 2 < pathLength &&
      cellAt(at + 2) !== cell
    )
      listBeside(node, next);
  }
}

/** Lists the other candidates of a cell that holds two nodes. */
function listBeside(a: i32, b: i32): void {
  const cell = firstCellOf[a];
  listDigits(cell, digitsOf[cell] & ~(1 << digitOf[a]) & ~(1 << digitOf[b]));
}
