/** Help for a player: the mistakes in the grid, the next step, or every step. */
import { clashes } from '../core/puzzle.js';
import { hintJson, type JsonHint } from '../render/json/hint.js';
import { stepJson } from '../render/json/step.js';
import { reasonText } from '../render/reason.js';
import type { Session } from '../session/session.js';
import { byOutcome, firstOf } from '../solver/all-steps.js';
import type { Step } from '../solver/step.js';
import { type ClimbSettings, opened } from './climb.js';
import type { PuzzleLike } from './read.js';
import { UnfitPuzzle } from './unfit.js';

export interface HintSettings extends ClimbSettings {
  /** Tell with each mistake what is right. */
  readonly spoil?: boolean;
}

export interface AllStepsSettings extends HintSettings {
  /** So many outcomes. Left out: all there are. */
  readonly limit?: number;
  /** Every way to each outcome, not only the cheapest, and steps that only join two others. There is no limit then. */
  readonly every?: boolean;
}

export interface EveryStep extends JsonHint {
  /** `limit`: there may be more outcomes than were asked for; `time`: the time was up before all were found. */
  readonly ended: 'all' | 'limit' | 'time';
}

/**
 * The mistakes among placed values and candidates that were crossed out, and unless they mislead, the next step on what is
 * left: none where it is solved or nothing is found. Throws an UnfitPuzzle where the givens have no solution, and
 * OutOfTime.
 */
export function hint(play: PuzzleLike, settings: HintSettings = {}): JsonHint {
  const session = judged(opened(play, settings));
  const next = session.next();
  return told(session, settings, next ? [next] : []);
}

/**
 * As `hint`, with all that can be done: each outcome by its cheapest step, cheapest first. No guesses unless they are
 * asked for, and steps that only join two others where strategies are named.
 */
export function allSteps(play: PuzzleLike, settings: AllStepsSettings = {}): EveryStep {
  const { limit, every = false, guess = false, only } = settings;
  const session = judged(opened(play, { ...settings, guess }, every || only !== undefined));
  const { steps, ended } = every ? byOutcome(session.every()) : firstOf(session.all(), limit);
  return { ...told(session, settings, steps), ended };
}

/** Throws an UnfitPuzzle where the givens have no solution. */
function judged(session: Session): Session {
  const { puzzle, judgement } = session;
  if (judgement.solutions === 'none')
    throw new UnfitPuzzle(reasonText(puzzle.geometry, { clashes: clashes(puzzle) }), 0);
  return session;
}

const told = (session: Session, { spoil = false }: HintSettings, steps: readonly Step[]): JsonHint =>
  hintJson(
    session.puzzle,
    session.mistakes(),
    spoil,
    steps.map((step) => stepJson(step)),
  );
