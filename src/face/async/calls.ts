/** The functions of the library, done by workers. */

import type { PuzzleLike } from '../../formats/puzzle-like.js';
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
import type { WithNames } from '../rule-settings.js';
import type { CheckSettings, SolveSettings } from '../solve.js';
import type { Explained, ExplainSettings } from '../walk.js';
import { run, runItems } from './call.js';
import type { WithModules } from './modules.js';

export {
  backdoorsOf,
  canon,
  estimateSolutions,
  firstOfEachKind,
  kindOf,
  minimalWithin,
  morph,
  peopleEstimate,
  profileOf,
} from './bank.js';
export { createMany, explainMany, gradeMany, solveMany } from './many.js';

/**
 * Solves a puzzle like the synchronous `solve`.
 *
 * @example
 * const { solution } = await workers.solve(puzzle, { signal });
 */
export const solve = (puzzle: PuzzleLike, settings: WithNames<SolveSettings> = {}): Promise<Solution> =>
  run('solve', puzzle, settings);

/**
 * Checks a puzzle like the synchronous `check`.
 *
 * @example
 * const { solutions } = await workers.check(puzzle, { limit: 100_000, signal });
 */
export const check = (puzzle: PuzzleLike, settings: WithNames<CheckSettings> = {}): Promise<CheckResult> =>
  run('check', puzzle, settings);

/**
 * Yields the steps, each as soon as it is found. Leaving the loop ends the search.
 *
 * @example
 * for await (const { name, text } of workers.walk(puzzle, { signal })) console.log(name, text);
 */
export const walk = (
  puzzle: PuzzleLike,
  settings: WithModules<WithNames<ClimbSettings>> = {},
): AsyncGenerator<Step, void, void> => runItems('walk', puzzle, settings);

/**
 * Returns the whole path like the synchronous `explain`.
 *
 * @example
 * const { steps, ended } = await workers.explain(puzzle, { signal: AbortSignal.timeout(1000) });
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
 * const { step } = await workers.hint(play, { signal });
 */
export const hint = (play: PuzzleLike, settings: WithModules<WithNames<HintSettings>> = {}): Promise<Hint> =>
  run('hint', play, settings);

/**
 * Finds all next steps like the synchronous `allSteps`.
 *
 * @example
 * const { steps } = await workers.allSteps(play, { limit: 20, signal });
 */
export const allSteps = (
  play: PuzzleLike,
  settings: WithModules<WithNames<AllStepsSettings>> = {},
): Promise<EveryStep> => run('allSteps', play, settings);

/**
 * Grades a puzzle like the synchronous `grade`.
 *
 * @example
 * const { hodoku, se } = await workers.grade(puzzle, { signal });
 */
export const grade = <Asked extends Scale = 'hodoku' | 'se'>(
  puzzle: PuzzleLike,
  settings: WithNames<GradeSettings<Asked>> = {},
): Promise<GradeOn<Asked>> => run('grade', puzzle, settings);

/**
 * Makes a puzzle like the `create` of the main entry.
 *
 * @example
 * const { puzzle } = await workers.create({ level: 'extreme' }, { signal });
 */
export const create = (request: CreateRequest = {}, settings: CreateSettings = {}): Promise<CreatedPuzzle> =>
  run('create', request, settings);

/**
 * Verifies a trace like the synchronous `verify`.
 *
 * @example
 * const { refuted } = await workers.verify(await workers.explain(puzzle), { signal });
 */
export const verify = (trace: TraceLike | string, settings: TimeLimits = {}): Promise<Verification> =>
  run('verify', trace, settings);
