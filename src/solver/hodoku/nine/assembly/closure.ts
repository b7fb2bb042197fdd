/** All that follows from each state, at once or in the end, as `logic/links/closure` tells it. */
import { startOf, targetAt } from './implications';
import { isOn, MOST_NODES, nodeCount, off, on } from './nodes';

const VECTOR: usize = 16;
const MOST_VECTORS = (2 * MOST_NODES) / 128;

const sets = memory.data(16 * MOST_VECTORS * 2 * MOST_NODES, 16);
const stack = memory.data(2 * 2 * MOST_NODES, 2);
/** Bytes of a set. */
let width: usize = 0;

export function follows(premise: i32, state: i32): bool {
  return isIn(setOf(premise), state);
}

/** Those that are on go first: those that are off lead straight to them, and take over what they have. */
export function closeLinks(): void {
  width = VECTOR * ((2 * nodeCount + 127) >> 7);
  memory.fill(sets, 0, 2 * nodeCount * width);
  for (let node = 0; node < nodeCount; node++) close(on(node));
  for (let node = 0; node < nodeCount; node++) close(off(node));
}

function setOf(premise: i32): usize {
  return sets + premise * width;
}
function isIn(set: usize, state: i32): bool {
  return ((i32.load8_u(set + (state >> 3)) >> (state & 7)) & 1) !== 0;
}
function addTo(set: usize, state: i32): void {
  const byte = set + (state >> 3);
  i32.store8(byte, i32.load8_u(byte) | (1 << (state & 7)));
}

function close(premise: i32): void {
  const set = setOf(premise);
  addTo(set, premise);
  i32.store16(stack, premise);
  for (let depth = 1; depth > 0; ) {
    const state = i32.load16_u(stack + 2 * --depth);
    const end = startOf(state + 1);
    for (let at = startOf(state); at < end; at++) {
      const next = targetAt(at);
      if (isIn(set, next)) continue;
      addTo(set, next);
      if (isClosedBefore(premise, next)) takeOver(set, setOf(next));
      else i32.store16(stack + 2 * depth++, next);
    }
  }
}

function isClosedBefore(premise: i32, state: i32): bool {
  return isOn(premise) === isOn(state) ? state < premise : isOn(state);
}

function takeOver(set: usize, other: usize): void {
  for (let at: usize = 0; at < width; at += VECTOR)
    v128.store(set + at, v128.or(v128.load(set + at), v128.load(other + at)));
}
