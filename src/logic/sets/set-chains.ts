/** Chains of almost locked sets, each linked to the next (ALS chain). */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { type Hit, removing } from '../step/strategy.js';
import {
  type AlmostLockedSet,
  type AlmostLockedSets,
  collectSeenByBoth,
  type SetIndex,
  setAt,
} from './almost-locked.js';
import { EVERY_HIT, type HitFilter } from './hit-filter.js';
import { restrictedCommons, type Sharing } from './restricted-commons.js';
import { hasSet, losingSets, type SetRows } from './set-rows.js';
import {
  beginWalk,
  cellsOnWay,
  clearWalk,
  type Direction,
  followLinks,
  linksOf,
  pathTo,
  SHORTEST,
  walkFor,
} from './set-walk.js';

/** The number of places between two checks of the clock. */
const PLACES_PER_CHECK = 16;

/** The number of starts between two checks of the clock. */
const STARTS_PER_CHECK = 16;

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
