/** Solves puzzles by exact search. */
import { type JsonSolution, solutionJson } from '../render/json/solve.js';
import { prospectOf } from '../search/check.js';
import { clockOf, type TimeLimits } from './limits.js';
import { CALL_SETTINGS, type PuzzleLike, puzzleFrom, type ReadSettings } from './read.js';

export interface SolveSettings extends ReadSettings, TimeLimits {}

/**
 * Returns a solution and the number of solutions: 0, 1, or 2 for several, with `atLeast` if the search stopped at 2. A
 * puzzle with clashing values has none. When the time is up, the result has the facts known by then.
 *
 * @example
 * const { solution, solutions } = solve('.3.1...2....1...');
 */
export function solve(puzzle: PuzzleLike, options: SolveSettings = {}): JsonSolution {
  const start = puzzleFrom(puzzle, options, CALL_SETTINGS);
  return solutionJson(start, prospectOf(start, clockOf(options)));
}
