/** Walks the path to the solution, step by step. */

import { boardOf } from '../core/board-of.js';
import { OutOfTime } from '../core/clock.js';
import type { PuzzleLike } from '../formats/puzzle-like.js';
import { type Trace, traceJson } from '../render/json/solve.js';
import type { Step } from '../render/json/step.js';
import type { StepWords } from '../render/language/language.js';
import { isPuzzle } from '../search/check.js';
import type { Session } from '../session/session.js';
import { callback, settingsOf } from '../settings/settings.js';
import { CLIMB_SETTINGS, type ClimbSettings, openSession, refuseUnsolvable } from './climb.js';
import { withSteps } from './errors.js';
import { languageIn } from './language-setting.js';
import { jsonOf } from './own-step.js';

/** A path, which `verify` takes, and the reason for its end. */
export interface Explained extends Trace {
  /** The reason for the end: `stuck` if no allowed strategy finds a step, `time` if the time was up before the end. */
  readonly ended: 'solved' | 'stuck' | 'time';
}

/** Settings of `explain`. */
export interface ExplainSettings extends ClimbSettings {
  /** Called with the answer so far: first without steps, then after each step. */
  readonly onProgress?: (soFar: Explained) => void;
}

const EXPLAIN = { onProgress: callback<(soFar: Explained) => void>() };
const EXPLAIN_SETTINGS = { ...CLIMB_SETTINGS, ...EXPLAIN };

/**
 * Yields the steps, each found when it is requested, by the easiest strategy that finds one. Of a grid that a player has
 * filled right, they are the steps from its givens.
 *
 * @throws {UnfitPuzzle} if there is no solution: at once, or in the iteration if it takes steps to see that
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @throws {BadOption} for an unknown or unfit setting
 * @throws {OutOfTime} in the iteration, if the time is up
 * @throws {Aborted} or the reason of the signal, if it aborts
 * @example
 * for (const { name, text } of walk('.3.1...2....1...')) console.log(name, text);
 */
export function walk(puzzle: PuzzleLike, settings: ClimbSettings = {}): Generator<Step, void, void> {
  const session = openSession(puzzle, settings, CLIMB_SETTINGS).atStart();
  refuseUnsolvable(session);
  return stepsOf(session, languageIn(settings));
}

function* stepsOf(
  session: Session,
  language: StepWords | undefined,
  board = boardOf(session.puzzle),
): Generator<Step, void, void> {
  const { prospect } = session;
  const solution = isPuzzle(prospect) ? prospect.result.solutions[0] : undefined;
  for (const step of session.walk(board)) yield jsonOf(session, step, solution, language);
  refuseUnsolvable(session);
}

/**
 * Returns the whole path, which `verify` takes; from the givens, if a player has filled the grid right.
 * When the time is up, it has the steps found by then.
 *
 * @throws {UnfitPuzzle} if there is no solution
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @throws {BadOption} for an unknown or unfit setting
 * @throws {Aborted} with the steps found by then, or the reason of the signal, if it aborts
 * @example
 * const { steps, ended } = explain('.3.1...2....1...', { milliseconds: 1000 });
 * console.log(ended, steps.length); // solved 12
 */
export function explain(puzzle: PuzzleLike, settings: ExplainSettings = {}): Explained {
  const { onProgress } = settingsOf(EXPLAIN, settings);
  const session = openSession(puzzle, settings, EXPLAIN_SETTINGS).atStart();
  const language = languageIn(settings);
  refuseUnsolvable(session);
  const board = boardOf(session.puzzle);
  const steps: Step[] = [];
  const answer = (ended: Explained['ended']): Explained => ({
    ...traceJson(session.puzzle, session.prospect, [], ended === 'solved', language),
    steps: [...steps],
    ended,
  });
  onProgress?.(answer('time'));
  let isCut = false;
  try {
    for (const step of stepsOf(session, language, board)) {
      steps.push(step);
      onProgress?.(answer('time'));
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw withSteps(error, steps);
    isCut = true;
  }
  if (board.unsolved === 0) return answer('solved');
  return answer(isCut ? 'time' : 'stuck');
}
