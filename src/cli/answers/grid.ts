/** The grid of a puzzle, or of its solution, for commands that compare puzzles. */
import { LIMIT_REACHED } from '../../batch/answer.js';
import { TooManyAlike } from '../../canon/arrangements.js';
import { type Clock, OutOfTime, unlimited } from '../../core/clock.js';
import { clashes, givensOf, type Puzzle } from '../../core/puzzle.js';
import type { Reading } from '../../formats/format.js';
import { failureJson } from '../../render/json/puzzle.js';
import { prospectOf } from '../../search/check.js';
import { uniqueSolution } from '../../search/search.js';
import type { Result, Status, Told } from '../command.js';
import { clashFailure, failure, timeLimitText } from '../input/puzzle.js';

export interface GridOptions extends Told {
  /** True if the grid is the solution, not the puzzle. */
  readonly solution: boolean;
}

/** The reason why a puzzle of candidates has no grid: without them its givens are another puzzle. */
const OF_CANDIDATES = 'a puzzle of candidates has no least form: its givens alone have several solutions';

/**
 * Applies a function to the grid. Returns the reason if the puzzle has no such grid, or if the time limit is reached.
 */
export function withGrid(reading: Reading, options: GridOptions, clock: Clock, work: (grid: Puzzle) => Result): Result {
  const { puzzle } = reading;
  const { milliseconds, solution } = options;
  const failed = (reason: string, status: Status): Result => failure(reason, status, failureJson(reason, puzzle));
  const [clash] = clashes(puzzle);
  if (clash) return clashFailure(reading, clash, options.language);
  try {
    if (puzzle.candidates && prospectOf(puzzle, clock).isOfCandidates) return failed(OF_CANDIDATES, 1);
    const grid = solution ? solutionOf(puzzle, clock) : givensOf(puzzle);
    return grid ? work(grid) : failed('there is not one solution', 1);
  } catch (error) {
    if (error instanceof OutOfTime) return failed(timeLimitText(milliseconds), LIMIT_REACHED);
    if (error instanceof TooManyAlike) return failed(error.message, LIMIT_REACHED);
    throw error;
  }
}

/** Returns the solution of a puzzle that has exactly one; undefined for other puzzles. Throws OutOfTime. */
export function solutionOf(puzzle: Puzzle, clock: Clock = unlimited): Puzzle | undefined {
  const values = uniqueSolution(givensOf(puzzle), { clock });
  if (!values) clock();
  return values && { geometry: puzzle.geometry, values };
}
