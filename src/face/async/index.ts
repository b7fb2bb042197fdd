/**
 * Asynchronous versions of the library's functions. They take the same arguments and return the same results, let the
 * event loop run at least every 50 milliseconds, and react to a signal at once. A call starts on the calling thread;
 * work that would block the thread for longer moves to a worker, unless `in` says otherwise.
 *
 * When the time is up (`milliseconds`, or the signal of `AbortSignal.timeout`), `explain` and `allSteps` return the
 * steps found by then with `ended: 'time'`, and `solve`, `check` and `grade` what is known. `hint`, `create`, `verify` and
 * `walk` reject with OutOfTime, and so do the others if not even the number of solutions is known, or if the worker that
 * took over does not reply in time; `grade` then grades for a moment more. After any other abort they reject
 * with the signal's reason. An Aborted of `explain` or `allSteps` has the steps found by then.
 */
import { freshSeed } from '../../create/seeds.js';
import type { JsonCheck } from '../../render/json/check.js';
import type { JsonMade } from '../../render/json/create.js';
import type { JsonGradeOfForms } from '../../render/json/forms.js';
import type { JsonHint } from '../../render/json/hint.js';
import type { JsonSolution, JsonVerdict } from '../../render/json/solve.js';
import type { JsonStep } from '../../render/json/step.js';
import { callback, settingsOf } from '../../session/settings.js';
import type { CheckSettings } from '../check.js';
import type { ClimbSettings } from '../climb.js';
import type { CreateSettings } from '../create.js';
import type { CreateRequest } from '../drafting.js';
import type { GradeSettings } from '../grade.js';
import type { AllStepsSettings, EveryStep, HintSettings } from '../hint.js';
import { type TimeLimits, withCreateLimit } from '../limits.js';
import type { PuzzleLike } from '../read.js';
import type { SolveSettings } from '../solve.js';
import type { TraceLike } from '../verify.js';
import type { Explained } from '../walk.js';
import { type AsyncSettings, runCall, runTask } from './call.js';

export type { BackdoorLimits, BankSettings, EstimateSettings, ProfileSettings } from '../bank.js';
export { LostWorker } from '../errors.js';
export { read } from '../read.js';
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
export type { AsyncSettings } from './call.js';
export { endWorkers, setWorkers, type WebWorker, type WorkerSettings } from './ports.js';

/**
 * Solves a puzzle like the synchronous `solve`.
 *
 * @example
 * const { solution } = await solve(puzzle, { signal });
 */
export const solve = (puzzle: PuzzleLike, settings: SolveSettings & AsyncSettings = {}): Promise<JsonSolution> =>
  runTask('solve', puzzle, settings);

/**
 * Checks a puzzle like the synchronous `check`.
 *
 * @example
 * const { solutions } = await check(puzzle, { count: 100_000, signal });
 */
export const check = (puzzle: PuzzleLike, settings: CheckSettings & AsyncSettings = {}): Promise<JsonCheck> =>
  runTask('check', puzzle, settings);

/**
 * Yields the steps, each as soon as it is found. Leaving the loop ends the search.
 *
 * @example
 * for await (const { name, text } of walk(puzzle, { signal })) console.log(name, text);
 */
export async function* walk(
  puzzle: PuzzleLike,
  settings: ClimbSettings & AsyncSettings = {},
): AsyncGenerator<JsonStep, void, void> {
  yield* runCall({ name: 'walk', argument: puzzle, settings }) as AsyncGenerator<JsonStep, void, void>;
}

/**
 * Returns the whole path like the synchronous `explain`.
 *
 * @example
 * const { steps, ended } = await explain(puzzle, { signal: AbortSignal.timeout(1000) });
 * if (ended === 'time') console.log(`only ${steps.length} steps by now`);
 */
export const explain = (puzzle: PuzzleLike, settings: ClimbSettings & AsyncSettings = {}): Promise<Explained> =>
  runTask('explain', puzzle, settings);

/**
 * Finds the mistakes and the next step like the synchronous `hint`.
 *
 * @example
 * const { steps: [next] } = await hint(play, { signal });
 */
export const hint = (play: PuzzleLike, settings: HintSettings & AsyncSettings = {}): Promise<JsonHint> =>
  runTask('hint', play, settings);

/**
 * Finds all next steps like the synchronous `allSteps`.
 *
 * @example
 * const { steps } = await allSteps(play, { limit: 20, signal });
 */
export const allSteps = (play: PuzzleLike, settings: AllStepsSettings & AsyncSettings = {}): Promise<EveryStep> =>
  runTask('allSteps', play, settings);

/**
 * Grades a puzzle like the synchronous `grade`.
 *
 * @example
 * const { hodoku, se } = await grade(puzzle, { signal });
 */
export async function grade(
  puzzle: PuzzleLike,
  settings: GradeSettings & AsyncSettings = {},
): Promise<JsonGradeOfForms> {
  const { onStep } = settingsOf({ onStep: callback<NonNullable<GradeSettings['onStep']>>() }, settings);
  return runTask('grade', puzzle, settings, (values) => onStep?.(...(values as [rating: number, unsolved: number])));
}

/**
 * Makes a puzzle like the `create` of the main entry.
 *
 * @example
 * const { puzzle } = await create({ level: 'extreme' }, { signal });
 */
export async function create(
  request: CreateRequest = {},
  settings: CreateSettings & AsyncSettings = {},
): Promise<JsonMade> {
  const { onProgress } = settingsOf({ onProgress: callback<(tried: number) => void>() }, settings);
  const seeded = request && typeof request === 'object' ? { ...request, seed: request.seed ?? freshSeed() } : request;
  return runTask('create', seeded, withCreateLimit(settings), (tried) => onProgress?.(tried as number));
}

/**
 * Verifies a trace like the synchronous `verify`.
 *
 * @example
 * const { refuted } = await verify(await explain(puzzle), { signal });
 */
export const verify = (trace: TraceLike | string, settings: TimeLimits & AsyncSettings = {}): Promise<JsonVerdict> =>
  runTask('verify', trace, settings);
