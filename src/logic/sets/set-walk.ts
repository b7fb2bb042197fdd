/**
 * Walks from an almost locked set that lacks a digit, breadth first along restricted commons, to all sets that must
 * then lack one. This is not the walk of `links`, because it may enter a set again by other digits and with more links,
 * and each way matters. A set that lacks the digit by which it was entered holds all others, so any other digit links
 * on.
 */

import { enlarge } from '../../core/arrays.js';
import { type Bits, lowestBit } from '../../core/bits.js';
import { type AlmostLockedSets, cellsInSet, type SetIndex } from './almost-locked.js';
import type { RestrictedCommons, Sharing } from './restricted-commons.js';

/** Direction of a walk: each set after the previous one in the list of sets, or any. */
export type Direction = 'forward' | 'any';

/** The fewest links of a chain that has no name of its own. */
export const SHORTEST = 3;

/** The number of places that a walk has room for at first. */
const FIRST_PLACES = 1024;

/** The sets linked with each set, ascending, and up to two digits of each link: of set s from `starts[s]` on. */
interface SetLinks {
  readonly starts: Int32Array;
  readonly sets: Int32Array;
  readonly digits: Int32Array;
}

/** Lists the links one after another, since walks read them millions of times. */
export function linksOf(commons: RestrictedCommons, sharing: Sharing, direction: Direction): SetLinks {
  const { sets, count, first, second, digits, overlapping, firstStart, secondStart, bySecond } = commons;
  const most = direction === 'any' ? 2 * count : count;
  const links = {
    starts: new Int32Array(sets.count + 1),
    sets: new Int32Array(most),
    digits: new Int32Array(most),
  };
  let end = 0;
  const add = (entry: number, set: SetIndex): void => {
    if (overlapping[entry] && sharing === 'none') return;
    links.sets[end] = set;
    links.digits[end++] = lowestTwo(digits[entry]!);
  };
  for (let set = 0; set < sets.count; set++) {
    if (direction === 'any')
      for (let i = secondStart[set]!; i < secondStart[set + 1]!; i++) add(bySecond[i]!, first[bySecond[i]!]!);
    for (let entry = firstStart[set]!; entry < firstStart[set + 1]!; entry++) add(entry, second[entry]!);
    links.starts[set + 1] = end;
  }
  return links;
}

interface SetWalk {
  readonly sets: AlmostLockedSets;
  readonly setLinks: SetLinks;
  start: SetIndex;
  /**
   * The number of places reached so far. The arrays below list them in the order in which they were reached, and have
   * room for more:
   */
  length: number;
  set: Int32Array;
  /** the digits by which each place was entered, */
  used: Int32Array;
  /** the previous place, -1 for the start, */
  parent: Int32Array;
  /** and the number of links up to there. */
  links: Int32Array;
  /** Flags by set and entering digits: reached with 1 link, with 2, with more. */
  readonly reached: Uint8Array;
}

export function walkFor(sets: AlmostLockedSets, setLinks: SetLinks): SetWalk {
  const { size } = sets.geometry;
  return {
    sets,
    setLinks,
    start: 0,
    length: 0,
    set: new Int32Array(FIRST_PLACES),
    used: new Int32Array(FIRST_PLACES),
    parent: new Int32Array(FIRST_PLACES),
    links: new Int32Array(FIRST_PLACES),
    reached: new Uint8Array(sets.count * size * size),
  };
}

/** Begins at a set that holds the digit (a bit), and enters all sets that share it as a restricted common. */
export function beginWalk(walk: SetWalk, start: SetIndex, digit: Bits): void {
  walk.start = start;
  walk.length = 0;
  followFrom(walk, start, digit, -1);
}

/** Follows the links of a place, by any digit except the missing one. */
export function followLinks(walk: SetWalk, at: number): void {
  const { set, used } = walk;
  followFrom(walk, set[at]!, ~(used[at]! & -used[at]!), at);
}

/** Returns the places on the way to a place, which comes last. */
export function pathTo({ parent }: SetWalk, at: number): number[] {
  const way: number[] = [];
  for (let place = at; place >= 0; place = parent[place]!) way.unshift(place);
  return way;
}

/** Returns the number of cells of the start and of all places on the way to a place. */
export function cellsOnWay({ sets, start, set, parent }: SetWalk, at: number): number {
  let cells = cellsInSet(sets, start);
  for (let place = at; place >= 0; place = parent[place]!) cells += cellsInSet(sets, set[place]!);
  return cells;
}

/** Clears the reached places for the next walk. */
export function clearWalk({ sets, reached, length, set, used }: SetWalk): void {
  const { size } = sets.geometry;
  for (let at = 0; at < length; at++) reached[reachedAt(size, set[at]!, used[at]!)] = 0;
}

/** Adds the sets linked with a set by some digits, unless reached in the same way or on the way already. */
function followFrom(walk: SetWalk, from: SetIndex, by: Bits, parent: number): void {
  const { sets, setLinks, start, reached } = walk;
  const { size } = sets.geometry;
  const links = parent < 0 ? 1 : walk.links[parent]! + 1;
  const far = 1 << Math.min(links, SHORTEST);
  for (let i = setLinks.starts[from]!; i < setLinks.starts[from + 1]!; i++) {
    const used = setLinks.digits[i]! & by;
    const set = setLinks.sets[i]!;
    if (!used || set === start) continue;
    const key = reachedAt(size, set, used);
    if (reached[key]! & far || isOnPath(walk, set, parent)) continue;
    reached[key]! |= far;
    addPlace(walk, set, used, parent, links);
  }
}

function addPlace(walk: SetWalk, set: SetIndex, used: Bits, parent: number, links: number): void {
  const at = walk.length++;
  if (at === walk.set.length) makeRoom(walk);
  walk.set[at] = set;
  walk.used[at] = used;
  walk.parent[at] = parent;
  walk.links[at] = links;
}

/** Doubles the room of a walk: the places of the longest walk are far fewer than all that its links allow. */
function makeRoom(walk: SetWalk): void {
  walk.set = enlarge(walk.set, walk.length);
  walk.used = enlarge(walk.used, walk.length);
  walk.parent = enlarge(walk.parent, walk.length);
  walk.links = enlarge(walk.links, walk.length);
}

/** True if a set is a place on the way to the place `last`, that one included. */
function isOnPath({ set, parent }: SetWalk, wanted: SetIndex, last: number): boolean {
  for (let at = last; at >= 0; at = parent[at]!) if (set[at] === wanted) return true;
  return false;
}

/** Returns the two lowest digits. Sets linked by more digits do not occur in a puzzle with a solution. */
function lowestTwo(digits: Bits): Bits {
  const low = digits & -digits;
  const rest = digits & ~low;
  return low | (rest & -rest);
}

const reachedAt = (size: number, set: SetIndex, used: Bits): number =>
  (set * size + lowestBit(used)) * size + (31 - Math.clz32(used));
