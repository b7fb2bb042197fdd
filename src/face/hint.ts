/** Help for a player: the mistakes in the grid, the next step, or every step. */
import { OutOfTime } from '../core/clock.js';
import { answerOf, type Pausing, pauseIfDue } from '../core/pausing.js';
import { clashes } from '../core/puzzle.js';
import { candidateJson } from '../render/json/cell.js';
import { hintJson, type JsonHint } from '../render/json/hint.js';
import type { JsonStep } from '../render/json/step.js';
import { reasonText, suspectsText } from '../render/unfit-reason.js';
import type { Session } from '../session/session.js';
import { flag, type SettingReader, settingsOf, whole } from '../session/settings.js';
import { byOutcome } from '../solver/all-steps.js';
import type { Step } from '../solver/step.js';
import { CLIMB_SETTINGS, type ClimbSettings, openSession } from './climb.js';
import { UnfitPuzzle, withSteps } from './errors.js';
import { jsonOf } from './own-step.js';
import type { PuzzleLike } from './read.js';

export interface HintSettings extends ClimbSettings {
  /** True if a mistake has the right digit: `wrong` and `lost` do, `clash` and `stale` never. */
  readonly spoil?: boolean;
}

export interface AllStepsSettings extends HintSettings {
  /** The largest number of outcomes: 1000 by default, Infinity for all. */
  readonly limit?: number;
  /**
   * True for every step to each outcome, not only the cheapest, and for steps that only join two others. `limit` does
   * not apply.
   */
  readonly every?: boolean;
}

export interface EveryStep extends JsonHint {
  /** The reason for the end: `limit` if there may be more outcomes, `time` if the time was up before all were found. */
  readonly ended: 'all' | 'limit' | 'time';
}

/**
 * Finds the mistakes among placed values and removed candidates, and the next step unless a mistake misleads it. There
 * is no step if the puzzle is solved or no strategy finds any. Throws an UnfitPuzzle if the givens have no solution,
 * and OutOfTime.
 *
 * @example
 * hint('.3.1...2....1...').steps[0]?.text; // 'In box 1, the only place for 1 is r2c2.'
 * hint('.3.1+2..2....1...').mistakes.map(({ kind }) => kind); // ['clash', 'wrong'], both of 2 in r2c1
 */
export const hint = (play: PuzzleLike, settings: HintSettings = {}): JsonHint => answerOf(hinting(play, settings));

/** Runs `hint` as a task that pauses when the clock asks for it. */
export function* hinting(play: PuzzleLike, settings: HintSettings): Pausing<JsonHint> {
  const { spoil = false } = settingsOf(SPOIL, settings);
  const session = yield* fit(openSession(play, settings, HINT_SETTINGS));
  for (const step of session.goingOn()) {
    if (step) return hintOf(session, spoil, [jsonOf(session, step, session.judgement.solution)]);
    yield undefined;
  }
  return hintOf(session, spoil, []);
}

/**
 * Finds the mistakes and all next steps: each outcome by its cheapest step, cheapest first, up to 1000 unless `limit`
 * says otherwise (`ended` is then `limit`). This searches with every strategy, for seconds on a hard puzzle and longer
 * on large grids: state `milliseconds`, or fewer with `limit`, `maxLevel` or `only`. Guesses are excluded unless
 * the settings allow them, and steps that only join two others unless the settings name strategies. When the time is
 * up, the result has the steps found by then. When the signal aborts, the Aborted has them.
 *
 * @example
 * const { steps, ended } = allSteps('.3.1...2....1...', { limit: 5 });
 */
export const allSteps = (play: PuzzleLike, settings: AllStepsSettings = {}): EveryStep =>
  answerOf(listing(play, settings));

/** Runs `allSteps` as a task. Yields each step as it is found, and undefined at a pause. */
export function* listing(
  play: PuzzleLike,
  settings: AllStepsSettings,
): Generator<JsonStep | undefined, EveryStep, void> {
  const { limit = MOST_OUTCOMES, every = false, spoil = false } = settingsOf(ALL_STEPS, settings);
  const { guess = false, only } = { ...settings };
  const session = yield* fit(
    openSession(play, { ...settings, guess }, ALL_STEPS_SETTINGS, every || only !== undefined),
  );
  const json = new Map<Step, JsonStep>();
  let ended: EveryStep['ended'] = 'time';
  try {
    ended = yield* every
      ? firstOf(session, session.listingEvery(), Infinity, json)
      : firstOf(session, session.listingAll(), limit, json);
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw withSteps(error, [...json.values()]);
  }
  const steps = every ? byOutcome(json.keys()).steps : [...json.keys()];
  return {
    ...hintOf(
      session,
      spoil,
      steps.map((step) => json.get(step)!),
    ),
    ended,
  };
}

/** Returns the result of `allSteps` with the steps that were found before the time was up. */
export function listed(play: PuzzleLike, settings: AllStepsSettings, steps: readonly JsonStep[]): EveryStep {
  const { spoil = false } = settingsOf(SPOIL, settings);
  return { ...hintOf(openSession(play, settings), spoil, steps), ended: 'time' };
}

/**
 * Yields the first `limit` steps and stores their JSON. Returns the reason for the end; `found` returns true if the
 * time was up.
 */
function* firstOf(
  session: Session,
  found: Generator<Step | undefined, unknown, void>,
  limit: number,
  json: Map<Step, JsonStep>,
): Generator<JsonStep | undefined, EveryStep['ended'], void> {
  while (json.size < limit) {
    const { done, value } = found.next();
    if (done) return value === true ? 'time' : 'all';
    const step = value && jsonOf(session, value, session.judgement.solution);
    if (value && step) json.set(value, step);
    yield step;
  }
  return 'limit';
}

/** Outcomes that are more than a person reads, at a cost that is still a matter of seconds. */
const MOST_OUTCOMES = 1000;

export const SPOIL = { spoil: flag };
/** Reads a number of outcomes, or Infinity. */
const outcomes: SettingReader<number> = (value, option) =>
  value === Infinity ? value : whole(1, Infinity)(value, option);

const ALL_STEPS = { ...SPOIL, limit: outcomes, every: flag };

export const HINT_SETTINGS = { ...CLIMB_SETTINGS, ...SPOIL };
export const ALL_STEPS_SETTINGS = { ...CLIMB_SETTINGS, ...ALL_STEPS };

/** Returns the session if its givens have a solution. Throws an UnfitPuzzle with the suspected values if not. */
function* fit(session: Session): Pausing<Session> {
  yield* pauseIfDue(session.clock);
  const { solutions, suspects } = yield* session.judging();
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

const hintOf = ({ puzzle, judgement }: Session, spoil: boolean, steps: readonly JsonStep[]): JsonHint =>
  hintJson(puzzle, judgement, spoil, steps);
