/**
 * Ladders: ordered lists of rungs, and climbs, which take one find after another on a board. A strategy finds a `Hit`;
 * its rung rates the hit, which makes it a find (`Found`); a walk turns that into a `Step`, which can explain itself.
 */

import type { Board, Stamp } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import { type Hit, isAbove, type Level, type OrOther } from '../logic/step/strategy.js';
import type { LadderId } from './ladder-names.js';
import { type Found, NO_FINDS, type Rung } from './rung.js';

/** A ladder: rungs in an order, and how a board is climbed with them. */
export interface Ladder {
  readonly id: OrOther<LadderId>;
  /** The title that people read. */
  readonly name: string;
  readonly rungs: readonly Rung[];
  /** Formats the rating of a step as people quote it; absent if nobody quotes it. */
  formatRating?(rating: number): string;
  /**
   * Starts a climb on a board with these rungs and no others: all of the ladder, or those that the rules of a walk
   * allow (`rungsOf`). The climb does not look at `rungs` of the ladder itself.
   */
  begin(board: Board, rungs: readonly Rung[], clock?: Clock): Climb;
}

/**
 * One climb on one board. Remembers when each rung last found nothing; the rung may then skip what has not changed
 * since. Finding and applying are two calls, so that the caller sees the board between them.
 */
export interface Climb {
  /** Returns the next find; undefined if the board is solved or no rung finds anything. Throws OutOfTime. */
  next(): Found | undefined;
  /** Applies a hit to the board: the one that `next` returned last, before `next` is called again. */
  apply(hit: Hit): void;
}

/** Yields the finds of a climb, each before it is applied. Asking for the next find applies the previous one. */
export function* findsOf(climb: Climb): Generator<Found, void, void> {
  for (let found = climb.next(); found; found = climb.next()) {
    yield found;
    climb.apply(found.hit);
  }
}

/** Climbs in the default way: takes the first find of the first rung in the list that has one. */
export function plainClimb(board: Board, rungs: readonly Rung[], clock: Clock = unlimited): Climb {
  const search = firstHitSearch(rungs, clock);
  return { next: () => (board.unsolved > 0 ? search(board) : undefined), apply: (hit) => applyHit(board, hit) };
}

/**
 * Searches rungs, or the first `count` of them, in the order of the list, and returns the first find. A grade passes a
 * smaller count as its limit nears.
 */
export type FirstHitSearch = (board: Board, count?: number) => Found | undefined;

/**
 * Makes a search of one board, with a memory: a rung that found nothing is told when, and may skip what has not changed
 * since.
 */
export function firstHitSearch(rungs: readonly Rung[], clock: Clock = unlimited): FirstHitSearch {
  /** For each rung, the stamp of the board when it last found nothing. */
  const foundNothingAt: (Stamp | undefined)[] = [];
  return (board, count = rungs.length) => {
    for (let i = 0; i < count; i++) {
      clock();
      const finds = iteratorOf(rungs[i]!.search(board, { since: foundNothingAt[i], clock }));
      const found: Found | undefined = finds?.next().value;
      if (found) {
        finds!.return?.();
        return found;
      }
      foundNothingAt[i] = board.now;
    }
    return undefined;
  };
}

/** Returns an iterator of finds; undefined for NO_FINDS, so that a search that finds nothing allocates none. */
const iteratorOf = (finds: Iterable<Found>): Iterator<Found> | undefined =>
  finds === NO_FINDS ? undefined : finds[Symbol.iterator]();

/**
 * Returns a ladder whose first rungs are those of the strategies with these ids, in the order of the ids. The others
 * keep their order. Strategies of one rung stay together. `begin` is replaced by the plain climb, since HoDoKu's takes
 * singles first, wherever their rung is; the other ladders have the plain one anyway. `begin` does not look at the
 * ladder's rungs: pass it the new ones.
 */
export function withFirst(ladder: Ladder, ids: readonly string[]): Ladder {
  const rankOf = ({ strategies }: Rung): number =>
    Math.min(...strategies.map(({ id }) => (ids.includes(id) ? ids.indexOf(id) : ids.length)));
  return { ...ladder, rungs: [...ladder.rungs].sort((a, b) => rankOf(a) - rankOf(b)), begin: plainClimb };
}

/**
 * Cuts the ladder off after its last rung with a strategy of this level or of an easier one. Harder rungs before that
 * one stay. `begin` does not look at the ladder's rungs: pass it the new ones.
 */
export function cutAfterLevel(ladder: Ladder, level: Level): Ladder {
  const isWithin = ({ strategies }: Rung): boolean => strategies.some((strategy) => !isAbove(strategy.level, level));
  return { ...ladder, rungs: ladder.rungs.slice(0, ladder.rungs.findLastIndex(isWithin) + 1) };
}

/** Applies a hit to a board, placements first. Throws a RangeError if a digit to place is no candidate. */
export function applyHit(board: Board, { place, remove }: Pick<Hit, 'place' | 'remove'>): void {
  const { geometry } = board;
  for (const candidate of place) board.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
  for (const candidate of remove) board.remove(candidate);
}
