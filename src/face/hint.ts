/** Help for a player: the mistakes in the grid, the next step, or every step. */
import { clashes } from '../core/puzzle.js';
import { candidateJson } from '../render/json/cell.js';
import { hintJson, type JsonHint } from '../render/json/hint.js';
import { stepJson } from '../render/json/step.js';
import { reasonText, suspectsText } from '../render/reason.js';
import type { Session } from '../session/session.js';
import { byOutcome, firstOf } from '../solver/all-steps.js';
import type { Step } from '../solver/step.js';
import { type ClimbSettings, opened } from './climb.js';
import { UnfitPuzzle } from './errors.js';
import type { PuzzleLike } from './read.js';
import { flag, settingsOf, whole } from './settings.js';

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
  const { spoil = false } = settingsOf({ spoil: flag }, settings);
  const session = judged(opened(play, settings));
  const next = session.next();
  return told(session, spoil, next ? [next] : []);
}

/**
 * As `hint`, with all that can be done: each outcome by its cheapest step, cheapest first. No guesses unless they are
 * asked for, and steps that only join two others where strategies are named.
 */
export function allSteps(play: PuzzleLike, settings: AllStepsSettings = {}): EveryStep {
  const { limit, every = false, spoil = false } = settingsOf(ALL_STEPS, settings);
  const { guess, only } = settings;
  const joins = every || only !== undefined;
  const session = judged(opened(play, { ...settings, guess: guess === undefined ? false : guess }, joins));
  const { steps, ended } = every ? byOutcome(session.every()) : firstOf(session.all(), limit);
  return { ...told(session, spoil, steps), ended };
}

const ALL_STEPS = { spoil: flag, limit: whole(1, Infinity), every: flag };

/** Throws an UnfitPuzzle where the givens have no solution, with the values that may be why. */
function judged(session: Session): Session {
  const { puzzle, judgement } = session;
  const { solutions, suspects } = judgement;
  if (solutions !== 'none') return session;
  const { geometry } = puzzle;
  const reason = reasonText(geometry, { clashes: clashes(puzzle) });
  throw new UnfitPuzzle(
    suspects.length > 0 ? `${reason}; ${suspectsText(geometry, suspects)}` : reason,
    0,
    suspects.map((candidate) => candidateJson(geometry, candidate)),
  );
}

const told = ({ puzzle, judgement }: Session, spoil: boolean, steps: readonly Step[]): JsonHint =>
  hintJson(
    puzzle,
    judgement,
    spoil,
    steps.map((step) => stepJson(step)),
  );
