/** All that follows in the end from each state along nets. */
import { addTo, firstMissing, merge, WORD } from './bit-sets';
import { leads } from './net-entries';
import { isOn, MOST_NODES, nodeCount } from './nodes';

const MOST_STATES = 2 * MOST_NODES;

/** By state, those that follow; before they are closed, at once. */
const sets = memory.data((MOST_STATES / 8) * MOST_STATES, 8);
/** Of a set being filled, the states whose own are in it. */
const done = memory.data(MOST_STATES / 8, 8);
/** The states from which nothing follows. */
const idle = memory.data(MOST_STATES / 8, 8);
/** Bytes of a set. */
export let width: usize = 0;

export function setOf(state: i32): usize {
  return sets + state * width;
}

/** From each state follows itself. */
export function openSets(): void {
  width = WORD * ((2 * nodeCount + 63) >> 6);
  memory.fill(sets, 0, 2 * nodeCount * width);
  for (let state = 0; state < 2 * nodeCount; state++) addTo(setOf(state), state);
}

/** Those that are on go first. */
export function closeSets(): void {
  memory.fill(idle, 0, width);
  for (let state = 0; state < 2 * nodeCount; state++) if (!leads(state)) addTo(idle, state);
  for (let first = 1; first >= 0; first--) for (let state = first; state < 2 * nodeCount; state += 2) close(state);
}

function close(state: i32): void {
  const set = setOf(state);
  memory.copy(done, idle, width);
  addTo(done, state);
  for (let next = firstMissing(set, done, width); next >= 0; next = firstMissing(set, done, width)) {
    merge(set, setOf(next), width);
    if (isClosed(next, state)) merge(done, setOf(next), width);
    else addTo(done, next);
  }
}

/** Whether a state has been closed before another. */
function isClosed(state: i32, before: i32): bool {
  return isOn(state) === isOn(before) ? state < before : isOn(state);
}
