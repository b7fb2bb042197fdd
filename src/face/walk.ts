/** The path to the solution, step by step. */
import { OutOfTime } from '../core/clock.js';
import { boardOf } from '../core/puzzle.js';
import { type JsonTrace, traceJson } from '../render/json/solve.js';
import { type JsonStep, stepJson } from '../render/json/step.js';
import { isPause } from '../solver/rung.js';
import { answerOf, type ClimbSettings, opened, walkable } from './climb.js';
import { keptIn } from './errors.js';
import type { PuzzleLike } from './read.js';

/** A path, as `verify` takes it, and how it ended. */
export interface Explained extends JsonTrace {
  /** `stuck`: no strategy that was allowed finds more; `time`: the time was up, and these are the steps found by then. */
  readonly ended: 'solved' | 'stuck' | 'time';
}

/**
 * The steps, each looked for when it is asked for, from the easiest strategy that finds one. Throws an UnfitPuzzle at
 * once where there is no solution; while it goes, OutOfTime.
 *
 * @example
 * for (const { name, text } of walk('.3.1...2....1...')) console.log(name, text);
 */
export function walk(puzzle: PuzzleLike, settings: ClimbSettings = {}): Generator<JsonStep, void, void> {
  const steps = walking(puzzle, settings);
  return (function* () {
    for (const step of steps) if (step) yield step;
  })();
}

/** As `walk`, which tells nothing where it pauses. */
export function walking(puzzle: PuzzleLike, settings: ClimbSettings): Generator<JsonStep | undefined, void, void> {
  const session = opened(puzzle, settings);
  walkable(session);
  return (function* () {
    for (const step of session.walk()) yield isPause(step) ? undefined : stepJson(step);
  })();
}

/**
 * The whole path, as `verify` takes it. When time is up it has the steps found by then. Throws an UnfitPuzzle where there
 * is no solution; when it is aborted, an Aborted with the steps found by then.
 *
 * @example
 * const { steps, ended } = explain('.3.1...2....1...', { milliseconds: 1000 });
 * console.log(ended, steps.length); // solved 12
 */
export function explain(puzzle: PuzzleLike, settings: ClimbSettings = {}): Explained {
  return answerOf(explaining(puzzle, settings));
}

/** As `explain`, which tells each step as it is found, and nothing where it pauses. */
export function* explaining(
  puzzle: PuzzleLike,
  settings: ClimbSettings,
): Generator<JsonStep | undefined, Explained, void> {
  const session = opened(puzzle, settings);
  const { result } = walkable(session);
  const board = boardOf(session.puzzle);
  const steps: JsonStep[] = [];
  let isCut = false;
  try {
    for (const step of session.walk(board)) {
      if (isPause(step)) {
        yield undefined;
        continue;
      }
      const told = stepJson(step);
      steps.push(told);
      yield told;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw keptIn(error, steps);
    isCut = true;
  }
  const isSolved = board.unsolved === 0;
  return {
    ...traceJson(session.puzzle, result, [], isSolved),
    steps,
    ended: isSolved ? 'solved' : isCut ? 'time' : 'stuck',
  };
}
