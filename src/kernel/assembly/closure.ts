/** Sets of small numbers in memory, one bit each, and the set of consequences of each state. */
import { position } from './board';
import { linkNodes, startOf, targetAt } from './implications';
import { isOn, MOST_NODES, nodeCount, numberNodes, off, on } from './nodes';

/** Bytes of a word: sets are merged and compared word by word. */
export const WORD: usize = 8;

export function isIn(set: usize, one: i32): bool {
  return ((i32.load8_u(set + (one >> 3)) >> (one & 7)) & 1) !== 0;
}
export function addTo(set: usize, one: i32): void {
  const byte = set + (one >> 3);
  i32.store8(byte, i32.load8_u(byte) | (1 << (one & 7)));
}
export function merge(set: usize, other: usize, width: usize): void {
  for (let at: usize = 0; at < width; at += WORD) i64.store(set + at, i64.load(set + at) | i64.load(other + at));
}

/** Returns the first member of a set that is not in another; -1 if there is none. */
export function firstMissing(set: usize, other: usize, width: usize): i32 {
  for (let at: usize = 0; at < width; at += WORD) {
    const left = i64.load(set + at) & ~i64.load(other + at);
    if (left) return 8 * <i32>at + <i32>ctz(left);
  }
  return -1;
}

/*
 * Consequences of each state, direct or indirect, as in `logic/links/closure`. Only nodes that are turned on are
 * stored: every node that is turned off is next to one of them.
 */

const MOST_WORDS = MOST_NODES / 64;

/** By state, the nodes that it turns on. */
const sets = memory.data(8 * MOST_WORDS * 2 * MOST_NODES, 8);
/** Nodes whose own sets have been merged into the set being filled. */
const done = memory.data(8 * MOST_WORDS, 8);
/** Bytes of a set. */
export let width: usize = 0;

/** The last position linked, as `2 * now`, plus 1 with groups; -1 if none. */
let linked = -1;

export function forgetLinks(): void {
  linked = -1;
}

/** Links all nodes of the position, unless they are linked already. Returns false if they do not fit the tables. */
export function linkAll(grouped: bool): bool {
  const wanted = 2 * position.now + <i32>grouped;
  if (linked === wanted) return true;
  linked = -1;
  if (!numberNodes(grouped)) return false;
  linkNodes();
  closeLinks();
  linked = wanted;
  return true;
}

/** True if a state follows from another, directly or indirectly. A state that is off must belong to a candidate. */
export function follows(premise: i32, state: i32): bool {
  const set = setOf(premise);
  const node = state >> 1;
  if (isOn(state)) return isIn(set, node);
  const end = startOf[on(node) + 1];
  for (let at = startOf[on(node)]; at < end; at++) if (isIn(set, targetAt[at] >> 1)) return true;
  return false;
}

function closeLinks(): void {
  width = WORD * ((nodeCount + 63) >> 6);
  memory.fill(sets, 0, 2 * nodeCount * width);
  for (let node = 0; node < nodeCount; node++) open(node);
  for (let node = 0; node < nodeCount; node++) close(node);
  for (let node = 0; node < nodeCount; node++)
    for (let at = startOf[off(node)]; at < startOf[on(node)]; at++) merge(setOf(off(node)), setOf(targetAt[at]), width);
}

export function setOf(state: i32): usize {
  return sets + state * width;
}
/** Adds the node itself, and the nodes that it turns on through a node that it turns off. */
function open(node: i32): void {
  const set = setOf(on(node));
  addTo(set, node);
  const end = startOf[on(node) + 1];
  for (let at = startOf[on(node)]; at < end; at++) {
    const between = targetAt[at];
    const last = startOf[between + 1];
    for (let next = startOf[between]; next < last; next++) addTo(set, targetAt[next] >> 1);
  }
}

/** Adds all consequences of the nodes in the set. The sets of lower nodes are complete already. */
function close(node: i32): void {
  const set = setOf(on(node));
  memory.fill(done, 0, width);
  addTo(done, node);
  for (let next = firstMissing(set, done, width); next >= 0; next = firstMissing(set, done, width)) {
    const other = setOf(on(next));
    merge(set, other, width);
    if (next < node) merge(done, other, width);
    else addTo(done, next);
  }
}
