/** Help for a player: the mistakes in the grid, the next step, or every step. */
import { OutOfTime } from '../core/clock.js';
import { clashes } from '../core/puzzle.js';
import type { PuzzleLike } from '../formats/puzzle-like.js';
import { candidateJson } from '../render/json/cell.js';
import { type HintRecord, hintJson } from '../render/json/hint.js';
import type { Step } from '../render/json/step.js';
import type { StepWords } from '../render/language/language.js';
import { reasonText, suspectsText } from '../render/unfit-reason.js';
import type { Session } from '../session/session.js';
import { callback, flag, type SettingReader, settingsOf, whole } from '../settings/settings.js';
import { byOutcome } from '../solver/all-steps.js';
import type { FoundStep } from '../solver/step.js';
import { CLIMB_SETTINGS, type ClimbSettings, openSession } from './climb.js';
import { UnfitPuzzle, withSteps } from './errors.js';
import { languageIn } from './language-setting.js';
import { SPOIL } from './mistake-settings.js';
import { jsonOf } from './own-step.js';

/** Settings of `hint`. */
export interface HintSettings extends ClimbSettings {
  /** True if a mistake has the right digit: `wrong` and `lost` do, `clash` and `stale` never. */
  readonly spoil?: boolean;
}

/** Settings of `allSteps`. */
export interface AllStepsSettings extends HintSettings {
  /** The largest number of outcomes: 1000 by default, Infinity for all. */
  readonly limit?: number;
  /**
   * True for every step to each outcome, not only the cheapest: also for steps that only join two others, whips and
   * braids of any length, and strategies that are searched only by name. `limit` does not apply.
   */
  readonly every?: boolean;
  /** Called with the answer so far: first without steps, then after each step, in the order in which they are found. */
  readonly onProgress?: (soFar: EveryStep) => void;
}

/** The mistakes and the next step, as `hint` finds them. */
export interface Hint extends Omit<HintRecord, 'steps'> {
  /** The next step; none if the puzzle is solved, a mistake misleads it or no strategy finds one. */
  readonly step?: Step;
}

/** The mistakes and all next steps, as `allSteps` finds them. */
export interface EveryStep extends HintRecord {
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
  const { spoil = false } = settingsOf(SPOIL, settings);
  const session = fit(openSession(play, settings, HINT_SETTINGS));
  const language = languageIn(settings);
  const next = session.next();
  const { steps: _, ...judged } = hintOf(session, spoil, [], language);
  return { ...judged, ...(next && { step: jsonOf(session, next, session.judgement.solution, language) }) };
}

/**
 * Finds the mistakes and all next steps: each outcome by its cheapest step, cheapest first, up to 1000 unless `limit`
 * says otherwise (`ended` is then `limit`). This searches with every strategy, for seconds on a hard puzzle and longer
 * on large grids: state `milliseconds`, or fewer with `limit`, `maxLevel` or `only`. Guesses are excluded unless
 * the settings allow them, and steps that only join two others unless the settings name strategies. When the time is
 * up, the result has the steps found by then.
 *
 * @throws {UnfitPuzzle} if the givens have no solution
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @throws {BadOption} for an unknown or unfit setting
 * @throws {Aborted} with the steps found by then, or the reason of the signal, if it aborts
 * @example
 * const { steps, ended } = allSteps('.3.1...2....1...', { limit: 5 });
 */
export function allSteps(play: PuzzleLike, settings: AllStepsSettings = {}): EveryStep {
  const { limit = MOST_OUTCOMES, every = false, spoil = false, onProgress } = settingsOf(ALL_STEPS, settings);
  const { guess = false, strategy } = { ...settings };
  const session = fit(openSession(play, { ...settings, guess }, ALL_STEPS_SETTINGS, every || strategy !== undefined));
  const language = languageIn(settings);
  const json = new Map<FoundStep, Step>();
  const answer = (steps: Iterable<Step>, ended: EveryStep['ended']): EveryStep => ({
    ...hintOf(session, spoil, [...steps], language),
    ended,
  });
  onProgress?.(answer([], 'time'));
  let ended: EveryStep['ended'] = 'time';
  try {
    ended = passOn(every ? session.every() : session.all(), every ? Infinity : limit, (step) => {
      json.set(step, jsonOf(session, step, session.judgement.solution, language));
      onProgress?.(answer(json.values(), 'time'));
    });
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw withSteps(error, [...json.values()]);
  }
  return answer(every ? byOutcome(json.keys()).steps.map((step) => json.get(step)!) : json.values(), ended);
}

/** Passes on the first `limit` steps. Returns the reason for the end; `found` returns true if the time was up. */
function passOn(
  found: Iterator<FoundStep, unknown>,
  limit: number,
  add: (step: FoundStep) => void,
): EveryStep['ended'] {
  for (let count = 0; count < limit; count++) {
    const { done, value } = found.next();
    if (done) return value === true ? 'time' : 'all';
    add(value);
  }
  return 'limit';
}

/** Outcomes that are more than a person reads, at a cost that is still a matter of seconds. */
const MOST_OUTCOMES = 1000;

/** Reads a number of outcomes, or Infinity. */
const outcomes: SettingReader<number> = (value, option) =>
  value === Infinity ? value : whole(1, Infinity)(value, option);

const ALL_STEPS = { ...SPOIL, limit: outcomes, every: flag, onProgress: callback<(soFar: EveryStep) => void>() };

export const HINT_SETTINGS = { ...CLIMB_SETTINGS, ...SPOIL };
export const ALL_STEPS_SETTINGS = { ...CLIMB_SETTINGS, ...ALL_STEPS };

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
  steps: readonly Step[],
  language: StepWords | undefined,
): HintRecord => hintJson(puzzle, judgement, spoil, steps, language);
