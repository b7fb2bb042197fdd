/** Breadth first along the implications, as `logic/links/walk` goes: by the first link that reaches a state. */
import { startOf, targetAt } from './implications';
import { MOST_NODES } from './nodes';

/** The states reached so far, in order. */
const reached = memory.data(2 * 2 * MOST_NODES, 2);
/** By state: the walk that has last reached it, the state before, how many links it took, its place among those reached. */
const rounds = memory.data(4 * 2 * MOST_NODES, 4);
const previous = memory.data(2 * 2 * MOST_NODES, 2);
const distances = memory.data(2 * 2 * MOST_NODES, 2);
const positions = memory.data(2 * 2 * MOST_NODES, 2);
let round = 0;
let head = 0;
let count = 0;
let most = 0;

/** The last path traced, from its beginning. */
const path = memory.data(2 * 2 * MOST_NODES, 2);
export let pathLength: i32 = 0;

export function pathAt(at: i32): i32 {
  return i32.load16_u(path + 2 * at);
}
/** When a state that was asked for was come to, beside the others. */
export function positionOf(state: i32): i32 {
  return i32.load16_u(positions + 2 * state);
}

/** Begins anew. What takes more links than `longest` is of no interest. */
export function walkFrom(start: i32, longest: i32): void {
  round++;
  most = longest;
  head = 0;
  count = 0;
  reach(start, 0, 0);
}

/** How many links it takes to a state; -1 if it does not follow, or takes more than are of interest. */
export function distanceTo(state: i32): i32 {
  while (!isReached(state) && head < count) {
    const from = i32.load16_u(reached + 2 * head);
    const distance = distanceOf(from) + 1;
    if (distance > most) break;
    head++;
    const end = startOf(from + 1);
    for (let at = startOf(from); at < end; at++) {
      const next = targetAt(at);
      if (!isReached(next)) reach(next, from, distance);
    }
  }
  return isReached(state) ? distanceOf(state) : -1;
}

/** Traces the path to a state that was reached. */
export function traceTo(end: i32): void {
  pathLength = distanceOf(end) + 1;
  let state = end;
  for (let at = pathLength - 1; at >= 0; at--) {
    i32.store16(path + 2 * at, state);
    state = i32.load16_u(previous + 2 * state);
  }
}

function isReached(state: i32): bool {
  return i32.load(rounds + 4 * state) === round;
}
function distanceOf(state: i32): i32 {
  return i32.load16_u(distances + 2 * state);
}
function reach(state: i32, from: i32, distance: i32): void {
  i32.store(rounds + 4 * state, round);
  i32.store16(previous + 2 * state, from);
  i32.store16(distances + 2 * state, distance);
  i32.store16(positions + 2 * state, count);
  i32.store16(reached + 2 * count++, state);
}
