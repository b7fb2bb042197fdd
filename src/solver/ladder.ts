/** A ladder is an ordered list of rungs. Climbing it on a board means to take its next step, and the next. */
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
   * The next step; undefined if the board is solved or no rung finds anything; PAUSE if the clock asks for a pause.
   * Throws OutOfTime.
   */
  next(): Found | undefined;
  apply(hit: Hit): void;
}

/** The steps of a climb, each yielded before it is carried out; asking for the next one carries it out. */
export function stepsOf(climb: Climb): Generator<Found, void, void> {
  return withoutPauses(climbing(climb));
}

/** The steps of a climb as `stepsOf` yields them, and undefined at a pause. */
export function* climbing(climb: Climb): Generator<Found | undefined, void, void> {
  for (let found = climb.next(); found; found = climb.next()) {
    const step = isPause(found) ? undefined : found;
    yield step;
    if (step) climb.apply(step.hit);
  }
}

/** Climbs plainly: takes the first hit of the lowest rung that finds one. */
export function plainly(board: Board, rungs: readonly Rung[], clock: Clock = unlimited): Climb {
  const search = firstHit(rungs, clock);
  return { next: () => (board.unsolved > 0 ? search(board) : undefined), apply: (hit) => applyHit(board, hit) };
}

/**
 * Asks the rungs, or only the first ones, for their first step, lowest rung first. Remembers the rungs that found
 * nothing, and when; continues after a pause where it stopped.
 */
export function firstHit(rungs: readonly Rung[], clock: Clock = unlimited) {
  const looked: (Stamp | undefined)[] = [];
  let paused = 0;
  /** The search of the rung `paused`, if it has begun. */
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

/** Begins a search, unless it is known to find nothing. */
const begin = (steps: Iterable<Found>): Iterator<Found> | undefined =>
  steps === NOTHING ? undefined : steps[Symbol.iterator]();

/**
 * A ladder with the rungs of the named strategies first, in that order; the others keep theirs. Strategies of one rung
 * stay together.
 */
export function inOrder(ladder: Ladder, ids: readonly string[]): Ladder {
  const placeOf = ({ strategies }: Rung): number =>
    Math.min(...strategies.map(({ id }) => (ids.includes(id) ? ids.indexOf(id) : ids.length)));
  return { ...ladder, rungs: [...ladder.rungs].sort((a, b) => placeOf(a) - placeOf(b)), begin: plainly };
}

/** The ladder up to the last rung with a strategy of this level: where these find nothing, the next step is harder. */
export function upToLevel(ladder: Ladder, level: Level): Ladder {
  const isWithin = ({ strategies }: Rung): boolean =>
    strategies.some((strategy) => LEVELS.indexOf(strategy.level) <= LEVELS.indexOf(level));
  return { ...ladder, rungs: ladder.rungs.slice(0, ladder.rungs.findLastIndex(isWithin) + 1) };
}

/** Carries out a hit on a board, placements first. */
export function applyHit(board: Board, { place, remove }: Pick<Hit, 'place' | 'remove'>): void {
  const { geometry } = board;
  for (const candidate of place) board.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
  for (const candidate of remove) board.remove(candidate);
}
