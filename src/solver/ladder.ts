/** Ladders: ordered lists of rungs. A climb takes the next step on a board again and again. */
import type { Board, Stamp } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import { isPauseDue, withoutPauses } from '../core/pausing.js';
import { type Hit, LEVELS, type Level, type OrOther } from '../logic/step/strategy.js';
import { type Found, isPause, NO_STEPS, PAUSE, type Rung } from './rung.js';

/** The names of the ladders: our own, HoDoKu's, Sudoku Explainer's, and Denis Berthier's two. */
export const LADDERS = ['full', 'hodoku', 'se', 'whips', 'braids'] as const;
export type LadderName = (typeof LADDERS)[number];

export interface Ladder {
  readonly id: OrOther<LadderName>;
  readonly name: string;
  readonly rungs: readonly Rung[];
  /** Formats the rating of a step as people quote it; absent if nobody quotes it. */
  rated?(rating: number): string;
  /** Starts a climb on a board with the given rungs: those of the ladder that the rules of a walk allow. */
  begin(board: Board, rungs: readonly Rung[], clock?: Clock): Climb;
}

/**
 * One climb on one board. Keeps what the ladder remembers between steps. A step is found and applied in two calls, so
 * that the caller sees the board before the step.
 */
export interface Climb {
  /**
   * Returns the next step; undefined if the board is solved or no rung finds a step; PAUSE if the clock asks for a
   * pause. Throws OutOfTime.
   */
  next(): Found | undefined;
  apply(hit: Hit): void;
}

/** Yields the steps of a climb, each before it is applied. Asking for the next step applies the last one. */
export function stepsOf(climb: Climb): Generator<Found, void, void> {
  return withoutPauses(climbing(climb));
}

/** Yields the steps of a climb as `stepsOf` does, and undefined at a pause. */
export function* climbing(climb: Climb): Generator<Found | undefined, void, void> {
  for (let found = climb.next(); found; found = climb.next()) {
    const step = isPause(found) ? undefined : found;
    yield step;
    if (step) climb.apply(step.hit);
  }
}

/** Climbs in the default way: takes the first hit of the lowest rung that finds one. */
export function plainly(board: Board, rungs: readonly Rung[], clock: Clock = unlimited): Climb {
  const search = firstHit(rungs, clock);
  return { next: () => (board.unsolved > 0 ? search(board) : undefined), apply: (hit) => applyHit(board, hit) };
}

/**
 * Returns a function that searches the rungs, or the first `count` of them, for their first step, lowest rung first. It
 * remembers when each rung last found nothing. After a PAUSE, call it with the same count: it continues where it was.
 */
export function firstHit(rungs: readonly Rung[], clock: Clock = unlimited) {
  const emptySince: (Stamp | undefined)[] = [];
  let resumeAt = 0;
  /** The paused search of the rung `resumeAt`. */
  let pausedSteps: Iterator<Found> | undefined;
  return (board: Board, count = rungs.length): Found | undefined => {
    const first = resumeAt;
    resumeAt = 0;
    for (let i = first; i < count; i++) {
      // Each rung checks the time; the first one does not pause, so that every call makes progress.
      if (!pausedSteps && isPauseDue(clock) && i > first) {
        resumeAt = i;
        return PAUSE;
      }
      const steps = pausedSteps ?? iteratorOf(rungs[i]!.search(board, emptySince[i], clock));
      pausedSteps = undefined;
      const found: Found | undefined = steps?.next().value;
      if (!found) {
        emptySince[i] = board.now;
        continue;
      }
      if (isPause(found)) {
        resumeAt = i;
        pausedSteps = steps;
      } else steps!.return?.();
      return found;
    }
    return undefined;
  };
}

/** The steps of a search one by one; undefined, which allocates nothing, for NOTHING. */
const iteratorOf = (steps: Iterable<Found>): Iterator<Found> | undefined =>
  steps === NO_STEPS ? undefined : steps[Symbol.iterator]();

/**
 * Returns a ladder with the rungs of the named strategies first, in that order. The others keep their order. Strategies
 * of one rung stay together. The ladder climbs in the default way: HoDoKu's climb always takes singles first.
 */
export function withFirst(ladder: Ladder, ids: readonly string[]): Ladder {
  const placeOf = ({ strategies }: Rung): number =>
    Math.min(...strategies.map(({ id }) => (ids.includes(id) ? ids.indexOf(id) : ids.length)));
  return { ...ladder, rungs: [...ladder.rungs].sort((a, b) => placeOf(a) - placeOf(b)), begin: plainly };
}

/** Returns the ladder up to its last rung with a strategy of this level or of an easier one. */
export function upToLevel(ladder: Ladder, level: Level): Ladder {
  const isWithin = ({ strategies }: Rung): boolean =>
    strategies.some((strategy) => LEVELS.indexOf(strategy.level) <= LEVELS.indexOf(level));
  return { ...ladder, rungs: ladder.rungs.slice(0, ladder.rungs.findLastIndex(isWithin) + 1) };
}

/** Applies a hit to a board, placements first. */
export function applyHit(board: Board, { place, remove }: Pick<Hit, 'place' | 'remove'>): void {
  const { geometry } = board;
  for (const candidate of place) board.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
  for (const candidate of remove) board.remove(candidate);
}
