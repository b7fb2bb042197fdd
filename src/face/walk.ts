/** The path to the solution, step by step. */
import { boardOf } from '../core/puzzle.js';
import { type JsonTrace, traceJson } from '../render/json/solve.js';
import { type JsonStep, stepJson } from '../render/json/step.js';
import { type ClimbSettings, opened, walkable } from './climb.js';
import type { PuzzleLike } from './read.js';

/**
 * The steps, each looked for when it is asked for, from the easiest strategy that finds one. Throws an UnfitPuzzle at
 * once where there is no solution; while it goes, OutOfTime.
 */
export function walk(puzzle: PuzzleLike, settings: ClimbSettings = {}): Generator<JsonStep, void, void> {
  const session = opened(puzzle, settings);
  walkable(session);
  return (function* () {
    for (const step of session.walk()) yield stepJson(step);
  })();
}

/** The whole path, as `verify` takes it. Throws an UnfitPuzzle where there is no solution, and OutOfTime. */
export function explain(puzzle: PuzzleLike, settings: ClimbSettings = {}): JsonTrace {
  const session = opened(puzzle, settings);
  const { result } = walkable(session);
  const board = boardOf(session.puzzle);
  const steps = [...session.walk(board)];
  return traceJson(session.puzzle, result, steps, board.unsolved === 0);
}
