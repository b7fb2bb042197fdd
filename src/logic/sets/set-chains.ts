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
import { type AlmostLockedSet, cellsInSet, collectSeenByBoth, type SetIndex, setAt } from './almost-locked.js';
import { EVERY_HIT, type HitFilter } from './hit-filter.js';
import { type RestrictedCommons, restrictedCommons, type Sharing } from './restricted-commons.js';

/** Direction of a walk: each set after the previous one in the list of sets, or any. */
type Direction = 'forward' | 'any';

/** The fewest links of a chain that has no name of its own. */
const SHORTEST = 3;

/** The number of places between two checks of the clock. */
const PLACES_PER_CHECK = 16;

/** The number of places that a walk has room for at first. */
const FIRST_PLACES = 1024;

interface SetWalk {
  readonly commons: RestrictedCommons;
  readonly size: number;
  readonly overlaps: boolean;
  readonly forwardOnly: boolean;
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

function walkFor(commons: RestrictedCommons, size: number, sharing: Sharing, direction: Direction): SetWalk {
  return {
    commons,
    size,
    overlaps: sharing === 'any',
    forwardOnly: direction === 'forward',
    start: 0,
    length: 0,
    set: new Int32Array(FIRST_PLACES),
    used: new Int32Array(FIRST_PLACES),
    parent: new Int32Array(FIRST_PLACES),
    links: new Int32Array(FIRST_PLACES),
    reached: new Uint8Array(commons.sets.count * size * size),
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
function cellsOnWay({ commons: { sets }, start, set, parent }: SetWalk, at: number): number {
  let cells = cellsInSet(sets, start);
  for (let place = at; place >= 0; place = parent[place]!) cells += cellsInSet(sets, set[place]!);
  return cells;
}

/** Clears the reached places for the next walk. */
function clearWalk({ reached, length, set, used, size }: SetWalk): void {
  for (let at = 0; at < length; at++) reached[reachedAt(size, set[at]!, used[at]!)] = 0;
}

function followFrom(walk: SetWalk, from: SetIndex, by: Bits, parent: number): void {
  const { commons, forwardOnly } = walk;
  const { first, second, firstStart, secondStart, bySecond } = commons;
  if (!forwardOnly)
    for (let i = secondStart[from]!; i < secondStart[from + 1]!; i++) {
      const entry = bySecond[i]!;
      reach(walk, entry, first[entry]!, by, parent);
    }
  for (let entry = firstStart[from]!; entry < firstStart[from + 1]!; entry++)
    reach(walk, entry, second[entry]!, by, parent);
}

/** Adds the set at the other end of an entry, unless it was reached in the same way or is on the way already. */
function reach(walk: SetWalk, entry: number, set: SetIndex, by: Bits, parent: number): void {
  const { commons, overlaps, forwardOnly, reached, size } = walk;
  const used = lowestTwo(commons.digits[entry]!) & by;
  if (!used || (commons.overlapping[entry] && !overlaps)) return;
  const links = parent < 0 ? 1 : walk.links[parent]! + 1;
  const far = 1 << Math.min(links, SHORTEST);
  const key = reachedAt(size, set, used);
  if (reached[key]! & far || (!forwardOnly && isOnPath(walk, set, parent))) return;
  reached[key]! |= far;
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

function isOnPath({ start, set, parent }: SetWalk, wanted: SetIndex, last: number): boolean {
  for (let at = last; at >= 0; at = parent[at]!) if (set[at] === wanted) return true;
  return wanted === start;
}

/** Returns the two lowest digits. Sets linked by more digits do not occur in a puzzle with a solution. */
function lowestTwo(digits: Bits): Bits {
  const low = digits & -digits;
  const rest = digits & ~low;
  return low | (rest & -rest);
}

const reachedAt = (size: number, set: SetIndex, used: Bits): number =>
  (set * size + lowestBit(used)) * size + (31 - Math.clz32(used));

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
  const { geometry } = board;
  const commons = restrictedCommons(board, clock);
  const { sets } = commons;
  const walk = walkFor(commons, geometry.size, sharing, direction);
  let remove: Candidate[] = [];
  let places = 0;
  for (let start = 0; start < sets.count; start++)
    for (let rest = sets.digits[start]!; rest; rest &= rest - 1) {
      const first = rest & -rest;
      beginWalk(walk, start, first);
      for (let at = 0; at < walk.length; at++) {
        if (places++ % PLACES_PER_CHECK === 0) clock();
        const end = walk.set[at]!;
        if (walk.links[at]! >= SHORTEST && start < end) {
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
