/** The profile of a puzzle's path up a ladder, which describes the feel of a puzzle beyond its rating. */
import type { Board } from '../core/board.js';
import { boardOf } from '../core/board-of.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import { Outcomes } from '../logic/step/outcome.js';
import { remainingPart } from '../solver/basics.js';
import { applyHit, type Ladder } from '../solver/ladder.js';
import { everyFindOf, type Found, type Rung } from '../solver/rung.js';
import { type Rules, rungsOf, walk } from '../solver/walk.js';

/** How a path goes. */
export interface Profile {
  /** The number of steps. */
  readonly steps: number;
  /** True if the path reaches the solution. */
  readonly solved: boolean;
  /** The number of steps of each rating, easiest first. */
  readonly ratings: ReadonlyMap<number, number>;
  /** The rating of the hardest step; 0 without a step. @decimal */
  readonly hardest: number;
  /** The number of different strategies on the path. */
  readonly techniques: number;
  /** For each step, the number of different moves open there of at most its rating, up to 50. */
  readonly widths: readonly number[];
  /** Steps at which only one move is open. */
  readonly bottlenecks: number;
  /** Steps before the first that places a value; all of them if none does. */
  readonly beforeFirst: number;
  /** The longest run of steps that place nothing. */
  readonly longestRun: number;
  /** The share that the hardest tenth of the steps, one at least, has in the sum of all ratings. @decimal */
  readonly hardestShare: number;
  /** Rounds to the solution, if each round makes all moves that are open on the lowest rung. */
  readonly rounds: number;
}

/** The most moves that are counted at one step. */
export const MOST_MOVES = 50;

/**
 * Returns the profile along the path of a ladder, for a puzzle with one solution. Throws a RangeError if givens clash,
 * and OutOfTime when the clock does.
 *
 * `rounds` never grows when a given is added to a puzzle that singles solve: after each round, the puzzle with the
 * given has all values that the puzzle without it has.
 *
 * @example profileOf(puzzle, full).rounds
 */
export function profileOf(puzzle: Puzzle, ladder: Ladder, clock: Clock = unlimited): Profile {
  const board = boardOf(puzzle);
  const rules: Rules = { guess: false };
  const rungs = rungsOf(ladder, rules);
  const steps: Found[] = [];
  const widths: number[] = [];
  for (const step of walk(board, ladder, rules, clock)) {
    steps.push(step);
    widths.push(Math.max(1, countMoves(board, rungs, step.rating, clock)));
  }
  return {
    ...countsOf(steps),
    solved: board.unsolved === 0,
    widths,
    bottlenecks: widths.filter((width) => width === 1).length,
    rounds: countRounds(boardOf(puzzle), rungs, clock),
  };
}

function countsOf(steps: readonly Found[]): Omit<Profile, 'solved' | 'widths' | 'bottlenecks' | 'rounds'> {
  const ratings = steps.map(({ rating }) => rating).sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const rating of ratings) counts.set(rating, (counts.get(rating) ?? 0) + 1);
  const first = steps.findIndex(({ hit }) => hit.place.length > 0);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const hardest = ratings.slice(-Math.max(1, Math.round(ratings.length / 10)));
  return {
    steps: steps.length,
    ratings: counts,
    hardest: ratings.at(-1) ?? 0,
    techniques: new Set(steps.map(({ strategy }) => strategy)).size,
    beforeFirst: first < 0 ? steps.length : first,
    longestRun: longestRunOf(steps),
    hardestShare: steps.length > 0 ? sum(hardest) / (sum(ratings) || 1) : 0,
  };
}

function longestRunOf(steps: readonly Found[]): number {
  let [longest, run] = [0, 0];
  for (const { hit } of steps) {
    run = hit.place.length > 0 ? 0 : run + 1;
    if (run > longest) longest = run;
  }
  return longest;
}

/** Counts the moves with different outcomes on rungs up to a rating. */
function countMoves(board: Board, rungs: readonly Rung[], rating: number, clock: Clock): number {
  const open = new Outcomes();
  for (const rung of rungs) {
    if (rung.rating > rating) continue;
    clock();
    for (const found of everyFindOf(rung, board, { clock, known: open })) {
      if (found.rating <= rating) open.add(found.hit);
      if (open.count >= MOST_MOVES) return MOST_MOVES;
    }
  }
  return open.count;
}

/** Counts rounds until no move is open. A round makes all moves of the lowest group of rungs that has any. */
function countRounds(board: Board, rungs: readonly Rung[], clock: Clock): number {
  const groups = groupsOf(rungs);
  for (let rounds = 0; ; rounds++) {
    const moves = board.unsolved > 0 ? firstMoves(board, groups, clock) : [];
    if (moves.length === 0) return rounds;
    for (const { hit } of moves) applyHit(board, remainingPart(board, hit));
  }
}

/** Groups the rungs for rounds: all singles together, every other rung alone. */
function groupsOf(rungs: readonly Rung[]): readonly (readonly Rung[])[] {
  const singles = rungs.filter(({ strategies }) => strategies.every(({ family }) => family === 'singles'));
  return [singles, ...rungs.filter((rung) => !singles.includes(rung)).map((rung) => [rung])];
}

/** Returns the moves of the lowest group of rungs that has any. */
function firstMoves(board: Board, groups: readonly (readonly Rung[])[], clock: Clock): readonly Found[] {
  for (const group of groups) {
    const moves: Found[] = [];
    for (const rung of group) {
      clock();
      for (const found of everyFindOf(rung, board, { clock })) {
        moves.push(found);
        if (group.length === 1 && moves.length >= MOST_MOVES) return moves;
      }
    }
    if (moves.length > 0) return moves;
  }
  return [];
}
