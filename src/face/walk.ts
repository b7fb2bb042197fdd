/** Walks the path to the solution, step by step. */
import { OutOfTime } from '../core/clock.js';
import { answerOf, withoutPauses } from '../core/pausing.js';
import { boardOf } from '../core/puzzle.js';
import { type JsonTrace, traceJson } from '../render/json/solve.js';
import type { JsonStep } from '../render/json/step.js';
import { isPuzzle } from '../search/check.js';
import type { Session } from '../session/session.js';
import { CLIMB_SETTINGS, type ClimbSettings, openSession, walkable } from './climb.js';
import { withSteps } from './errors.js';
import { jsonOf } from './own-step.js';
import type { PuzzleLike } from './read.js';

/** A path, which `verify` takes, and the reason for its end. */
export interface Explained extends JsonTrace {
  /** The reason for the end: `stuck` if no allowed strategy finds a step, `time` if the time was up before the end. */
  readonly ended: 'solved' | 'stuck' | 'time';
}

/**
 * Yields the steps, each found when it is requested, by the easiest strategy that finds one. The call throws an
 * UnfitPuzzle if there is no solution. The iteration throws OutOfTime.
 *
 * @example
 * for (const { name, text } of walk('.3.1...2....1...')) console.log(name, text);
 */
export function walk(puzzle: PuzzleLike, settings: ClimbSettings = {}): Generator<JsonStep, void, void> {
  const session = openSession(puzzle, settings, CLIMB_SETTINGS);
  answerOf(walkable(session));
  return withoutPauses(stepsOf(session));
}

/** Runs `walk` as a task. Yields undefined at a pause. */
export function* walking(puzzle: PuzzleLike, settings: ClimbSettings): Generator<JsonStep | undefined, void, void> {
  const session = openSession(puzzle, settings, CLIMB_SETTINGS);
  yield* walkable(session);
  yield* stepsOf(session);
}

function* stepsOf(session: Session, board = boardOf(session.puzzle)): Generator<JsonStep | undefined, void, void> {
  const { prospect } = session;
  const solution = isPuzzle(prospect) ? prospect.result.solutions[0] : undefined;
  for (const step of session.walking(board)) yield step && jsonOf(session, step, solution);
}

/**
 * Returns the whole path, which `verify` takes. When the time is up, it has the steps found by then. Throws an
 * UnfitPuzzle if there is no solution, and an Aborted with the steps found by then if the signal aborts.
 *
 * @example
 * const { steps, ended } = explain('.3.1...2....1...', { milliseconds: 1000 });
 * console.log(ended, steps.length); // solved 12
 */
export function explain(puzzle: PuzzleLike, settings: ClimbSettings = {}): Explained {
  return answerOf(explaining(puzzle, settings));
}

/** Runs `explain` as a task. Yields each step as it is found, and undefined at a pause. */
export function* explaining(
  puzzle: PuzzleLike,
  settings: ClimbSettings,
): Generator<JsonStep | undefined, Explained, void> {
  const session = openSession(puzzle, settings, CLIMB_SETTINGS);
  const prospect = yield* walkable(session);
  const board = boardOf(session.puzzle);
  const steps: JsonStep[] = [];
  let isCut = false;
  try {
    for (const step of stepsOf(session, board)) {
      if (step) steps.push(step);
      yield step;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw withSteps(error, steps);
    isCut = true;
  }
  const isSolved = board.unsolved === 0;
  return {
    ...traceJson(session.puzzle, prospect, [], isSolved),
    steps,
    ended: isSolved ? 'solved' : isCut ? 'time' : 'stuck',
  };
}
