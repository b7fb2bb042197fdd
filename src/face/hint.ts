/** Help for a player: the mistakes in the grid, the next step, or every step. */
import { OutOfTime } from '../core/clock.js';
import { clashes } from '../core/puzzle.js';
import type { PuzzleLike } from '../formats/puzzle-like.js';
import { candidateJson } from '../render/json/cell.js';
import { type HintRecord, hintJson, type NextStep } from '../render/json/hint.js';
import type { Step } from '../render/json/step.js';
import type { StepWords } from '../render/language/language.js';
import { reasonText, suspectsText } from '../render/unfit-reason.js';
import { ALL, collectHints, type HintedStep, hintsOf, NEXT } from '../session/hints.js';
import type { Session } from '../session/session.js';
import { callback, type SettingsIn, settingsOf } from '../settings/settings.js';
import type { FoundStep } from '../solver/step.js';
import { CLIMB_SETTINGS, type ClimbSettings, openSession } from './climb.js';
import { UnfitPuzzle, withSteps } from './errors.js';
import { languageIn } from './language-setting.js';
import { type MistakeSettings, SPOIL } from './mistake-settings.js';
import { jsonOf } from './own-step.js';

/** Settings of `hint`. */
export interface HintSettings extends ClimbSettings, MistakeSettings, SettingsIn<typeof NEXT> {}

/** Settings of `allSteps`. */
export interface AllStepsSettings extends ClimbSettings, MistakeSettings, SettingsIn<typeof ALL> {
  /** Called with the answer so far: first without steps, then after each step, in the order in which they are found. */
  readonly onProgress?: (soFar: EveryStep) => void;
}

/** The mistakes and the next step, as `hint` finds them. */
export interface Hint extends Omit<HintRecord, 'steps'> {
  /** The next step; none if the puzzle is solved, a mistake misleads it or no strategy finds one. */
  readonly step?: NextStep;
}

/** The mistakes and all next steps, as `allSteps` finds them. */
export interface EveryStep extends HintRecord<NextStep> {
  /** The reason for the end: `limit` if there may be more outcomes, `time` if the time was up before all were found. */
  readonly ended: 'all' | 'limit' | 'time';
}

/**
 * Finds the mistakes among placed values and removed candidates, and the next step unless a mistake misleads it. There
 * is no step if the puzzle is solved or no strategy finds any.
 *
 * @throws {UnfitPuzzle} if the givens have no solution
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @throws {BadOption} for an unknown or unfit setting
 * @throws {OutOfTime} if the time is up
 * @throws {Aborted} or the reason of the signal, if it aborts
 * @example
 * hint('.3.1...2....1...').step?.text; // 'In box 1, the only place for 1 is r2c2.'
 * hint('.3.1+2..2....1...').mistakes.map(({ kind }) => kind); // ['clash', 'wrong'], both of 2 in r2c1
 */
export function hint(play: PuzzleLike, settings: HintSettings = {}): Hint {
  const { spoil = false, ...asked } = settingsOf({ ...SPOIL, ...NEXT }, settings);
  const session = fit(openSession(play, settings, HINT_SETTINGS));
  const language = languageIn(settings);
  const { maxLevel, only: strategy } = session.settings;
  const { found, ended } = collectHints(hintsOf(session, { ...asked, maxLevel, strategy }));
  if (ended === 'time' && found.length === 0) throw new OutOfTime();
  const [step] = found.map(toldIn(session, language));
  const { steps: _, ...judged } = hintOf(session, spoil, [], language);
  return { ...judged, ...(step && { step }) };
}

/**
 * Finds the mistakes and all next steps: each outcome by its cheapest step, cheapest first, up to 1000 unless `limit`
 * says otherwise (`ended` is then `limit`). This searches with every strategy, for seconds on a hard puzzle and longer
 * on large grids: state `milliseconds`, or fewer with `limit`, `maxLevel` or `only`. Guesses, and steps that only join two
 * others, are excluded unless the settings allow them or name strategies. When the time is up, the result has the steps
 * found by then.
 *
 * @throws {UnfitPuzzle} if the givens have no solution
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @throws {BadOption} for an unknown or unfit setting
 * @throws {Aborted} with the steps found by then, or the reason of the signal, if it aborts
 * @example
 * const { steps, ended } = allSteps('.3.1...2....1...', { limit: 5 });
 */
export function allSteps(play: PuzzleLike, settings: AllStepsSettings = {}): EveryStep {
  const { spoil = false, onProgress, ...given } = settingsOf(ALL_STEPS, settings);
  const asked = { all: true, limit: given.every ? Infinity : MOST_OUTCOMES, ...given };
  const session = fit(openSession(play, settings, ALL_STEPS_SETTINGS, asked));
  const language = languageIn(settings);
  const tell = toldIn(session, language);
  const answer = (steps: readonly NextStep[], ended: EveryStep['ended']): EveryStep => ({
    ...hintOf(session, spoil, steps, language),
    ended,
  });
  const soFar: Step[] = [];
  const json = new Map<FoundStep, Step>();
  onProgress?.(answer([], 'time'));
  try {
    const { found, ended } = collectHints(
      hintsOf(session, asked, (step) => {
        const told = tell({ step });
        json.set(step, told);
        soFar.push(told);
        onProgress?.(answer([...soFar], 'time'));
      }),
    );
    return answer(
      found.map(({ step, left }) => withLeft(json.get(step)!, left)),
      ended,
    );
  } catch (error) {
    if (error instanceof OutOfTime) return answer(soFar, 'time');
    throw withSteps(error, soFar);
  }
}

/** Outcomes that are more than a person reads, at a cost that is still a matter of seconds. */
const MOST_OUTCOMES = 1000;

const ALL_STEPS = { ...SPOIL, ...ALL, onProgress: callback<(soFar: EveryStep) => void>() };

export const HINT_SETTINGS = { ...CLIMB_SETTINGS, ...SPOIL, ...NEXT };
export const ALL_STEPS_SETTINGS = { ...CLIMB_SETTINGS, ...ALL_STEPS };

/** Returns the function that writes the hints of a session as JSON. */
const toldIn =
  (session: Session, language: StepWords | undefined) =>
  ({ step, left }: HintedStep): NextStep =>
    withLeft(jsonOf(session, step, session.judgement.solution, language), left);

const withLeft = (step: Step, left: number | undefined): NextStep => (left === undefined ? step : { ...step, left });

/** Returns the session if its givens have a solution. Throws an UnfitPuzzle with the suspected values if not. */
function fit(session: Session): Session {
  const { solutions, suspects } = session.judgement;
  if (solutions !== 'none') return session;
  const { puzzle } = session;
  const { geometry } = puzzle;
  const reason = reasonText(puzzle, { clashes: clashes(puzzle) });
  throw new UnfitPuzzle(
    suspects.length > 0 ? `${reason}; ${suspectsText(geometry, suspects)}` : reason,
    0,
    suspects.map((candidate) => candidateJson(geometry, candidate)),
  );
}

const hintOf = (
  { puzzle, judgement }: Session,
  spoil: boolean,
  steps: readonly NextStep[],
  language: StepWords | undefined,
): HintRecord<NextStep> => hintJson(puzzle, judgement, spoil, steps, language);
