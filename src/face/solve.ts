/** The solution, straight from exact search. */
import { type JsonSolution, solutionJson } from '../render/json/solve.js';
import { search } from '../search/search.js';
import { clockOf, type TimeLimits } from './limits.js';
import { type PuzzleLike, puzzleFrom, type ReadSettings } from './read.js';

export interface SolveSettings extends ReadSettings, TimeLimits {}

/**
 * A solution, and whether it is the only one: `solutions` is 0, 1, or 2 for several, with `atLeast` where nobody looked
 * further. Clashing values have none. When time is up it says what it knows.
 *
 * @example
 * const { solution, solutions } = solve('.3.1...2....1...');
 */
export function solve(puzzle: PuzzleLike, options: SolveSettings = {}): JsonSolution {
  const start = puzzleFrom(puzzle, options);
  return solutionJson(start, search(start, { clock: clockOf(options) }));
}
