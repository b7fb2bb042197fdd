/**
 * Asynchronous versions of the library's functions. They take the same arguments and return the same results. Workers do
 * the work, so that the calling thread stays free; where none can be started, a call works on the calling thread.
 *
 * `milliseconds` limits the work, from when a worker begins it. When it is up, `explain` and `allSteps` return the steps
 * found by then with `ended: 'time'`, and `solve`, `check` and `grade` what is known; `hint`, `create`, `verify` and
 * `walk` reject with OutOfTime, and so do the others if not even the number of solutions is known. The signal of
 * `AbortSignal.timeout` bounds everything, the wait for a worker too, and returns the same if it has arrived. After any
 * other abort they reject at once with the signal's reason. An Aborted of `explain` or `allSteps` has the steps found by
 * then. A worker loads the `language` of the settings by its code.
 */
import type { CheckResult } from '../../render/json/check.js';
import type { CreatedPuzzle } from '../../render/json/create.js';
import type { Solution, TraceLike, Verification } from '../../render/json/solve.js';
import type { Step } from '../../render/json/step.js';
import type { Scale } from '../../solver/grade.js';
import type { ClimbSettings } from '../climb.js';
import type { CreateRequest, CreateSettings } from '../drafting.js';
import type { GradeOn, GradeSettings } from '../grade.js';
import type { AllStepsSettings, EveryStep, Hint, HintSettings } from '../hint.js';
import type { TimeLimits } from '../limits.js';
import type { WithNames } from '../named.js';
import type { PuzzleLike } from '../puzzle-like.js';
import type { CheckSettings, SolveSettings } from '../solve.js';
import type { Explained, ExplainSettings } from '../walk.js';
import { run, runItems } from './call.js';
import type { WithModules } from './modules.js';

export { OutOfTime } from '../../core/clock.js';
export { Misread } from '../../formats/misread.js';
export { LostWorker } from '../../pool/port.js';
export type { WebWorker } from '../../pool/web-worker.js';
export type { CanonicalForm } from '../../render/json/canon.js';
export { BadOption } from '../../settings/options.js';
export type { BackdoorLimits, BankSettings, EstimateSettings, ProfileSettings } from '../bank.js';
export { Aborted, ImpossibleRequest, UnfitPuzzle } from '../errors.js';
export {
  backdoorsOf,
  canon,
  estimateSolutions,
  firstOfEachKind,
  kindOf,
  minimalWithin,
  peopleEstimate,
  profileOf,
} from './bank.js';
export { type Answered, createMany, explainMany, gradeMany, type ItemsOf, solveMany } from './many.js';
export type { ModuleSettings, WithModules } from './modules.js';
export { endWorkers, setWorkers, type WorkerSettings } from './workers.js';

/**
 * Solves a puzzle like the synchronous `solve`.
 *
 * @example
 * const { solution } = await solve(puzzle, { signal });
 */
export const solve = (puzzle: PuzzleLike, settings: WithNames<SolveSettings> = {}): Promise<Solution> =>
  run('solve', puzzle, settings);

/**
 * Checks a puzzle like the synchronous `check`.
 *
 * @example
 * const { solutions } = await check(puzzle, { count: 100_000, signal });
 */
export const check = (puzzle: PuzzleLike, settings: WithNames<CheckSettings> = {}): Promise<CheckResult> =>
  run('check', puzzle, settings);

/**
 * Yields the steps, each as soon as it is found. Leaving the loop ends the search.
 *
 * @example
 * for await (const { name, text } of walk(puzzle, { signal })) console.log(name, text);
 */
export const walk = (
  puzzle: PuzzleLike,
  settings: WithModules<WithNames<ClimbSettings>> = {},
): AsyncGenerator<Step, void, void> => runItems('walk', puzzle, settings);

/**
 * Returns the whole path like the synchronous `explain`.
 *
 * @example
 * const { steps, ended } = await explain(puzzle, { signal: AbortSignal.timeout(1000) });
 * if (ended === 'time') console.log(`only ${steps.length} steps by now`);
 */
export const explain = (
  puzzle: PuzzleLike,
  settings: WithModules<WithNames<ExplainSettings>> = {},
): Promise<Explained> => run('explain', puzzle, settings);

/**
 * Finds the mistakes and the next step like the synchronous `hint`.
 *
 * @example
 * const { step } = await hint(play, { signal });
 */
export const hint = (play: PuzzleLike, settings: WithModules<WithNames<HintSettings>> = {}): Promise<Hint> =>
  run('hint', play, settings);

/**
 * Finds all next steps like the synchronous `allSteps`.
 *
 * @example
 * const { steps } = await allSteps(play, { limit: 20, signal });
 */
export const allSteps = (
  play: PuzzleLike,
  settings: WithModules<WithNames<AllStepsSettings>> = {},
): Promise<EveryStep> => run('allSteps', play, settings);

/**
 * Grades a puzzle like the synchronous `grade`.
 *
 * @example
 * const { hodoku, se } = await grade(puzzle, { signal });
 */
export const grade = <Asked extends Scale = 'hodoku' | 'se'>(
  puzzle: PuzzleLike,
  settings: WithNames<GradeSettings<Asked>> = {},
): Promise<GradeOn<Asked>> => run('grade', puzzle, settings);

/**
 * Makes a puzzle like the `create` of the main entry.
 *
 * @example
 * const { puzzle } = await create({ level: 'extreme' }, { signal });
 */
export const create = (request: CreateRequest = {}, settings: CreateSettings = {}): Promise<CreatedPuzzle> =>
  run('create', request, settings);

/**
 * Verifies a trace like the synchronous `verify`.
 *
 * @example
 * const { refuted } = await verify(await explain(puzzle), { signal });
 */
export const verify = (trace: TraceLike | string, settings: TimeLimits = {}): Promise<Verification> =>
  run('verify', trace, settings);
