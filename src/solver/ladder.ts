/** Ladders: ordered lists of rungs. A climb takes the next step on a board again and again. */
import type { Board, Stamp } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import { isPauseDue, withoutPauses } from '../core/pausing.js';
import { type Hit, LEVELS, type Level, type OrOther } from '../logic/step/strategy.js';
import { type Found, isPause, NOTHING, PAUSE, type Rung } from './rung.js';

/** The names of the ladders: our own, HoDoKu's, Sudoku Explainer's, and Denis Berthier's two. */
export const LADDERS = ['full', 'hodoku', 'se', 'whips', 'braids'] as const;
export type LadderName = (typeof LADDERS)[number];

export interface Ladder {
  readonly id: OrOther<LadderName>;
  readonly name: string;
  readonly rungs: readonly Rung[];
  /** Formats the rating of a step as people quote it; absent if nobody quotes it. */
  rated?(rating: number): string;
  /** Starts a climb on a board, with some or all of the rungs. */
  begin(board: Board, rungs: readonly Rung[], clock?: Clock): Climb;
}

/** One climb on one board. Keeps what the ladder remembers between steps. */
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
 * remembers when each rung last found nothing, and continues after a pause with the rung that it had reached.
 */
export function firstHit(rungs: readonly Rung[], clock: Clock = unlimited) {
  const looked: (Stamp | undefined)[] = [];
  let paused = 0;
  /** The interrupted search of the rung `paused`. */
  let begun: Iterator<Found> | undefined;
  return (board: Board, count = rungs.length): Found | undefined => {
    const first = paused;
    paused = 0;
    for (let i = first; i < count; i++) {
      if (!begun && isPauseDue(clock) && i > first) {
        paused = i;
        return PAUSE;
      }
      const search = begun ?? begin(rungs[i]!.search(board, looked[i], clock));
      begun = undefined;
      const found: Found | undefined = search?.next().value;
      if (!found) {
        looked[i] = board.now;
        continue;
      }
      if (!isPause(found)) search!.return?.();
      else {
        paused = i;
        begun = search;
      }
      return found;
    }
    return undefined;
  };
}

/** Begins a search; undefined if the search is known to find nothing. */
const begin = (steps: Iterable<Found>): Iterator<Found> | undefined =>
  steps === NOTHING ? undefined : steps[Symbol.iterator]();

/**
 * Returns a ladder with the rungs of the named strategies first, in that order. The others keep their order. Strategies
 * of one rung stay together.
 */
export function inOrder(ladder: Ladder, ids: readonly string[]): Ladder {
  const placeOf = ({ strategies }: Rung): number =>
    Math.min(...strategies.map(({ id }) => (ids.includes(id) ? ids.indexOf(id) : ids.length)));
  return { ...ladder, rungs: [...ladder.rungs].sort((a, b) => placeOf(a) - placeOf(b)), begin: plainly };
}

/**
 * Returns the ladder up to the last rung with a strategy of this level. If these rungs find nothing, the next step is
 * harder.
 */
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
