/**
 * Ladders: ordered lists of rungs, and climbs, which take one step after another on a board. A strategy finds a `Hit`; its
 * rung rates the hit, which makes it a `Found`; a walk turns that into a `Step`, which can explain itself.
 */
import type { Board, Stamp } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import { isPauseDue, withoutPauses } from '../core/pausing.js';
import { type Hit, LEVELS, type Level, type OrOther } from '../logic/step/strategy.js';
import { type Found, type FoundOrPause, NO_STEPS, PAUSE, type Rung } from './rung.js';

/** The ids of the ladders: our own, HoDoKu's, Sudoku Explainer's, and Denis Berthier's two. */
export const LADDERS = ['full', 'hodoku', 'se', 'whips', 'braids'] as const;
export type LadderId = (typeof LADDERS)[number];

export interface Ladder {
  readonly id: OrOther<LadderId>;
  /** The title that people read. */
  readonly name: string;
  readonly rungs: readonly Rung[];
  /** Formats the rating of a step as people quote it; absent if nobody quotes it. */
  formatRating?(rating: number): string;
  /**
   * Starts a climb on a board with these rungs and no others: all of the ladder, or those that the rules of a walk
   * allow (`rungsOf`).
   */
  begin(board: Board, rungs: readonly Rung[], clock?: Clock): Climb;
}

/**
 * One climb on one board. Remembers between steps which rungs had nothing. A step is found and applied in two calls, so
 * that the caller sees the board before the step.
 */
export interface Climb {
  /**
   * Returns the next step; undefined if the board is solved or no rung finds a step; PAUSE if the clock asks for a
   * pause, after which the next call continues the search. Throws OutOfTime.
   */
  next(): FoundOrPause | undefined;
  /** Applies a step to the board: the one that `next` returned last, before `next` is called again. */
  apply(hit: Hit): void;
}

/** Yields the steps of a climb, each before it is applied. Asking for the next step applies the previous one. */
export function stepsOf(climb: Climb): Generator<Found, void, void> {
  return withoutPauses(stepsWithPauses(climb));
}

/** Yields the steps of a climb as `stepsOf` does, and undefined at a pause. */
export function* stepsWithPauses(climb: Climb): Generator<Found | undefined, void, void> {
  for (;;) {
    const found = climb.next();
    if (!found) return;
    if (found === PAUSE) yield undefined;
    else {
      yield found;
      climb.apply(found.hit);
    }
  }
}

/** Climbs in the default way: takes the first hit of the lowest rung that finds one. */
export function plainClimb(board: Board, rungs: readonly Rung[], clock: Clock = unlimited): Climb {
  const search = firstHitSearch(rungs, clock);
  return { next: () => (board.unsolved > 0 ? search(board) : undefined), apply: (hit) => applyHit(board, hit) };
}

/**
 * Searches rungs, or the first `count` of them, for the first hit of the lowest rung that has one. If it returns PAUSE,
 * the next call must have the same count and the unchanged board: it continues the search.
 */
export type FirstHitSearch = (board: Board, count?: number) => FoundOrPause | undefined;

/** Makes a search with a memory: a rung that found nothing searches only what has changed since. */
export function firstHitSearch(rungs: readonly Rung[], clock: Clock = unlimited): FirstHitSearch {
  /** For each rung, the stamp of the board when it last found nothing. */
  const emptyAt: (Stamp | undefined)[] = [];
  /** The rung to begin with, after a pause the one at which the search paused. */
  let resumeAt = 0;
  /** The search of the rung `resumeAt`, if that rung itself paused. */
  let pausedSteps: Iterator<FoundOrPause> | undefined;
  return (board, count = rungs.length) => {
    const begin = resumeAt;
    resumeAt = 0;
    for (let i = begin; i < count; i++) {
      // Before each rung the clock is asked, because it throws when time is up. A call pauses after one rung at the
      // earliest, so that every call makes progress.
      if (!pausedSteps && isPauseDue(clock) && i > begin) {
        resumeAt = i;
        return PAUSE;
      }
      const steps = pausedSteps ?? iteratorOf(rungs[i]!.search(board, emptyAt[i], clock));
      pausedSteps = undefined;
      const found: FoundOrPause | undefined = steps?.next().value;
      if (!found) {
        emptyAt[i] = board.now;
        continue;
      }
      if (found === PAUSE) {
        resumeAt = i;
        pausedSteps = steps;
      } else steps!.return?.();
      return found;
    }
    return undefined;
  };
}

/** Returns an iterator of steps; undefined for NO_STEPS, so that a search that finds nothing allocates none. */
const iteratorOf = (steps: Iterable<FoundOrPause>): Iterator<FoundOrPause> | undefined =>
  steps === NO_STEPS ? undefined : steps[Symbol.iterator]();

/**
 * Returns a ladder whose first rungs are those of the strategies with these ids, in the order of the ids. The others keep
 * their order. Strategies of one rung stay together. The ladder climbs in the default way, since HoDoKu's climb would
 * take singles first in any case.
 */
export function withFirst(ladder: Ladder, ids: readonly string[]): Ladder {
  const rankOf = ({ strategies }: Rung): number =>
    Math.min(...strategies.map(({ id }) => (ids.includes(id) ? ids.indexOf(id) : ids.length)));
  return { ...ladder, rungs: [...ladder.rungs].sort((a, b) => rankOf(a) - rankOf(b)), begin: plainClimb };
}

/** Returns the ladder up to its last rung with a strategy of this level or of an easier one. */
export function upToLevel(ladder: Ladder, level: Level): Ladder {
  const isWithin = ({ strategies }: Rung): boolean =>
    strategies.some((strategy) => LEVELS.indexOf(strategy.level) <= LEVELS.indexOf(level));
  return { ...ladder, rungs: ladder.rungs.slice(0, ladder.rungs.findLastIndex(isWithin) + 1) };
}

/** Applies a hit to a board, placements first. Throws a RangeError if a digit to place is no candidate. */
export function applyHit(board: Board, { place, remove }: Pick<Hit, 'place' | 'remove'>): void {
  const { geometry } = board;
  for (const candidate of place) board.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
  for (const candidate of remove) board.remove(candidate);
}
