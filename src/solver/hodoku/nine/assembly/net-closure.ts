/** All that follows in the end from each state along nets. */
import { addTo, firstMissing, merge } from './bit-sets';
import { leads, setOf, width } from './net-entries';
import { isOn, MOST_NODES, nodeCount } from './nodes';

/** Of a set being filled, the states whose own are in it. */
const done = memory.data(MOST_NODES / 4, 8);
/** The states without entries. */
const idle = memory.data(MOST_NODES / 4, 8);

/** Adds to the set of each state the sets of its members; states that are on go first. */
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

/** True if a state is closed before another. */
function isClosed(state: i32, before: i32): bool {
  return isOn(state) === isOn(before) ? state < before : isOn(state);
}
