/**
 * Chains of almost locked sets, each linked to the next (ALS chain).
 *
 * The search is breadth first along restricted commons: from a set that lacks a digit to all sets that must then lack
 * one. It does not use the walk of `links`, because it may enter a set again by other digits and with more links, and
 * each way matters. A set that lacks the digit by which it was entered holds all others, so any other digit links on.
 */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { type Hit, removing } from '../step/strategy.js';
import {
  type AlmostLockedSet,
  type AlmostLockedSets,
  cellsInSet,
  collectSeenByBoth,
  type SetIndex,
  setAt,
} from './almost-locked.js';
import { EVERY_HIT, type HitFilter } from './hit-filter.js';
import { type RestrictedCommons, restrictedCommons, type Sharing } from './restricted-commons.js';
import { hasSet, losingSets, type SetRows } from './set-rows.js';

/** Direction of a walk: each set after the previous one in the list of sets, or any. */
type Direction = 'forward' | 'any';

/** The fewest links of a chain that has no name of its own. */
const SHORTEST = 3;

/** The number of places between two checks of the clock. */
const PLACES_PER_CHECK = 16;

/** The number of starts between two checks of the clock. */
const STARTS_PER_CHECK = 16;

/** The number of places that a walk has room for at first. */
const FIRST_PLACES = 1024;

/** The sets linked with each set, ascending, and up to two digits of each link: of set s from `starts[s]` on. */
interface SetLinks {
  readonly starts: Int32Array;
  readonly sets: Int32Array;
  readonly digits: Int32Array;
}

/** Lists the links one after another, since walks read them millions of times. */
function linksOf(commons: RestrictedCommons, sharing: Sharing, direction: Direction): SetLinks {
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

function walkFor(sets: AlmostLockedSets, setLinks: SetLinks): SetWalk {
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
function beginWalk(walk: SetWalk, start: SetIndex, digit: Bits): void {
  walk.start = start;
  walk.length = 0;
  followFrom(walk, start, digit, -1);
}

/** Follows the links of a place, by any digit except the missing one. */
function followLinks(walk: SetWalk, at: number): void {
  const { set, used } = walk;
  followFrom(walk, set[at]!, ~(used[at]! & -used[at]!), at);
}

/** Returns the places on the way to a place, which comes last. */
function pathTo({ parent }: SetWalk, at: number): number[] {
  const way: number[] = [];
  for (let place = at; place >= 0; place = parent[place]!) way.unshift(place);
  return way;
}

/** Returns the number of cells of the start and of all places on the way to a place. */
function cellsOnWay({ sets, start, set, parent }: SetWalk, at: number): number {
  let cells = cellsInSet(sets, start);
  for (let place = at; place >= 0; place = parent[place]!) cells += cellsInSet(sets, set[place]!);
  return cells;
}

/** Clears the reached places for the next walk. */
function clearWalk({ sets, reached, length, set, used }: SetWalk): void {
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
  walk.set = doubled(walk.set);
  walk.used = doubled(walk.used);
  walk.parent = doubled(walk.parent);
  walk.links = doubled(walk.links);
}

function doubled(list: Int32Array): Int32Array {
  const longer = new Int32Array(2 * list.length);
  longer.set(list);
  return longer;
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

/**
 * Fills a row with the ends that may remove something together with a start that lacks a digit: the later sets of which
 * some other digit is seen by a candidate that also sees it in the start. Returns false if there are none.
 */
function findEnds(
  ends: Int32Array,
  { geometry: { size, words }, digits, seen }: AlmostLockedSets,
  { length, starts, rows }: SetRows,
  start: SetIndex,
  without: Bits,
): boolean {
  ends.fill(0);
  const begin = start >> 5;
  for (let left = digits[start]! & ~without; left; left &= left - 1) {
    const digit = lowestBit(left);
    for (let word = 0; word < words; word++)
      for (let rest = seen[(start * size + digit) * words + word]!; rest; rest &= rest - 1) {
        const row = starts[(word * 32 + lowestBit(rest)) * size + digit]!;
        for (let at = begin; at < length; at++) ends[at]! |= rows[row + at]!;
      }
  }
  ends[begin]! &= -2 << (start & 31);
  for (let at = begin; at < length; at++) if (ends[at]) return true;
  return false;
}

export interface SetChain {
  readonly sets: readonly AlmostLockedSet[];
  /** The digits that link each set to the next one. */
  readonly links: readonly Bits[];
}

/**
 * Yields chains of four or more sets, each linked to the next by another digit: a digit of both ends is in one of them.
 */
export function* setChains(
  board: Markup,
  sharing: Sharing,
  direction: Direction,
  clock: Clock,
  filter: HitFilter = EVERY_HIT,
): Generator<Hit<SetChain>, void, void> {
  const commons = restrictedCommons(board, clock);
  const { sets } = commons;
  const walk = walkFor(sets, linksOf(commons, sharing, direction));
  const losing = losingSets(board);
  const ends = new Int32Array(losing.length);
  let remove: Candidate[] = [];
  let starts = 0;
  let places = 0;
  for (let start = 0; start < sets.count; start++)
    for (let rest = sets.digits[start]!; rest; rest &= rest - 1) {
      const first = rest & -rest;
      if (starts++ % STARTS_PER_CHECK === 0) clock();
      if (!findEnds(ends, sets, losing, start, first)) continue;
      beginWalk(walk, start, first);
      for (let at = 0; at < walk.length; at++) {
        if (places++ % PLACES_PER_CHECK === 0) clock();
        const end = walk.set[at]!;
        if (walk.links[at]! >= SHORTEST && hasSet(ends, end)) {
          collectSeenByBoth(remove, sets, start, end, first | walk.used[at]!);
          if (remove.length > 0 && !filter.accepts(remove, cellsOnWay(walk, at))) remove.length = 0;
          if (remove.length > 0) {
            const way = pathTo(walk, at);
            yield removing(
              {
                sets: [start, ...way.map((step) => walk.set[step]!)].map((set) => setAt(board, sets, set)),
                links: way.map((step) => walk.used[step]!),
              },
              remove,
            );
            remove = [];
          }
        }
        followLinks(walk, at);
      }
      clearWalk(walk);
    }
}
