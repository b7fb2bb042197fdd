/** The way to the solution, step by step. */
import { boardOf } from '../core/puzzle.js';
import { type JsonTrace, traceJson } from '../render/json/solve.js';
import { type JsonStep, stepJson } from '../render/json/step.js';
import { ladderOf } from '../solver/ladders.js';
import { walk as walkOn } from '../solver/walk.js';
import { type ClimbSettings, rulesOf, solvable } from './climb.js';
import { clockOf } from './limits.js';
import { type PuzzleLike, puzzleFrom } from './read.js';

/**
 * The steps, each looked for when it is asked for, from the easiest strategy that finds one. Throws an UnfitPuzzle at
 * once where there is no solution; while it goes, OutOfTime.
 */
export function walk(puzzle: PuzzleLike, options: ClimbSettings = {}): Generator<JsonStep, void, void> {
  const start = puzzleFrom(puzzle, options);
  const clock = clockOf(options);
  const rules = rulesOf(options, solvable(start, clock));
  const steps = walkOn(boardOf(start), ladderOf(options.ladder ?? 'full'), rules, clock);
  return (function* () {
    for (const step of steps) yield stepJson(step);
  })();
}

/** The whole path, as `verify` takes it. Throws an UnfitPuzzle where there is no solution, and OutOfTime. */
export function explain(puzzle: PuzzleLike, options: ClimbSettings = {}): JsonTrace {
  const start = puzzleFrom(puzzle, options);
  const clock = clockOf(options);
  const prospect = solvable(start, clock);
  const board = boardOf(start);
  const steps = [...walkOn(board, ladderOf(options.ladder ?? 'full'), rulesOf(options, prospect), clock)];
  return traceJson(start, prospect.result, steps, board.unsolved === 0);
}
