/** Calls of tasks. A call starts on this thread and moves to a worker if it would block the thread for too long. */
import { OutOfTime } from '../../core/clock.js';
import type { JsonStep } from '../../render/json/step.js';
import { BadOption } from '../../session/options.js';
import { anything, oneOf, settingsOf } from '../../session/settings.js';
import { LostWorker, withSteps } from '../errors.js';
import { type CallLimits, limitsOf } from '../limits.js';
import { inWorker } from './in-worker.js';
import { type MovesAfter, Pace, TOO_LONG } from './pace.js';
import type { Call, FaceTask, PartialAnswers, RunningCall, TaskName } from './tasks.js';

export interface AsyncSettings {
  /**
   * `worker` runs the call in a worker from the start. `here` runs it on this thread alone, with pauses: between
   * guesses, steps, strategies, drafts, and within long searches. It blocks the thread for at most about 50
   * milliseconds of work up to 16×16, and for up to 0.2 seconds on 25×25 if all steps are listed. By default a call
   * starts on this thread and moves to a worker, if workers can be started: `solve`, `check`, `grade` and `verify`
   * after 40 milliseconds of work, the others, whose steps come one by one, after 40 milliseconds without a pause.
   */
  readonly in?: 'here' | 'worker';
}

const PLACES = ['here', 'worker'] as const;

/** Tasks whose results come one by one, or whose work is the sum of many short attempts. */
const IN_STEPS: ReadonlySet<TaskName> = new Set([
  'walk',
  'explain',
  'hint',
  'allSteps',
  'create',
  'minimalWithin',
] as const);

/** The tasks, loaded when one first runs on this thread: a page whose calls go to workers does without. */
const loadTasks = () => import('./tasks.js');

/**
 * Runs a task. If a worker takes over, it runs from the start, and the results that this thread has already yielded are
 * skipped.
 */
export async function* runCall(call: Call): RunningCall {
  const { in: place, ladder } = settingsOf({ in: oneOf('place', PLACES), ladder: anything }, call.settings);
  const limits = limitsOf(call.settings);
  const mayMove = place !== 'here' && !Array.isArray(ladder);
  if (place === 'worker' && !mayMove)
    throw new BadOption('in', 'a worker cannot be given strategies: a ladder that is a list is climbed here');
  const since = performance.now();
  const progress = { yielded: 0 };
  try {
    const movesAfter = mayMove ? (IN_STEPS.has(call.name) ? 'stretch' : 'total') : undefined;
    if (place !== 'worker') return yield* runHere(call, limits, movesAfter, progress);
  } catch (error) {
    if (error !== TOO_LONG) throw error;
  }
  try {
    return yield* skipFirst(progress.yielded, inWorker(call, limits, since));
  } catch (error) {
    if (place === 'worker' || !(error instanceof LostWorker && error.isMissing)) throw error;
  }
  return yield* skipFirst(progress.yielded, runHere(call, limits, undefined));
}

/** Runs a task on this thread, with turns of the event loop between its results. */
async function* runHere(
  call: Call,
  { signal }: CallLimits,
  movesAfter: MovesAfter,
  progress = { yielded: 0 },
): RunningCall {
  const { TASKS } = await loadTasks();
  const pace = new Pace(signal, movesAfter);
  const found: unknown[] = [];
  const { in: _, ...own } = call.settings as AsyncSettings;
  const settings = { ...own, signal: pace };
  const task: FaceTask = TASKS[call.name](call.argument as never, settings, (result) => found.push(result));
  try {
    for (;;) {
      await pace.turn();
      const { done, value } = task.next();
      if (!done && value !== undefined) found.push(value);
      for (const result of found.splice(0)) {
        progress.yielded++;
        yield result;
      }
      if (done) return value;
    }
  } catch (error) {
    // Results that were reported just before count too: a worker that takes over may find fewer in its time.
    for (const result of found.splice(0)) {
      progress.yielded++;
      yield result;
    }
    throw error;
  } finally {
    task.return(undefined);
  }
}

/** Skips the first `count` results of a task. */
async function* skipFirst(count: number, task: RunningCall): RunningCall {
  try {
    for (let number = 1; ; number++) {
      const { done, value } = await task.next();
      if (done) return value;
      if (number > count) yield value;
    }
  } finally {
    await task.return(undefined);
  }
}

/**
 * Runs a task and returns its answer. Intermediate results go to a callback, and steps found before an abort to the
 * Aborted.
 */
export async function runTask<Answer>(
  name: TaskName,
  argument: unknown,
  settings: object,
  report?: (result: unknown) => void,
): Promise<Answer> {
  const task: RunningCall = runCall({ name, argument, settings });
  const found: unknown[] = [];
  try {
    for (;;) {
      const { done, value } = await task.next();
      // A worker that took over may have come less far in its time than this thread before.
      if (done && hasSteps(name) && (value as PartialAnswer).steps.length < found.length) throw new OutOfTime();
      if (done) return value as Answer;
      if (report) report(value);
      else found.push(value);
    }
  } catch (error) {
    if (!isKeptInPart(name)) throw error;
    const steps = found as JsonStep[];
    if (!(error instanceof OutOfTime)) throw hasSteps(name) ? withSteps(error, steps) : error;
    const { PARTIAL_ANSWERS } = await loadTasks();
    return PARTIAL_ANSWERS[name](argument as never, settings, steps) as Answer;
  }
}

/** An answer whose steps may be the first ones only. */
interface PartialAnswer {
  readonly steps: readonly JsonStep[];
}

/** True for a function that keeps the steps found before an abort. Known without the tasks, which weigh much more. */
const hasSteps = (name: TaskName): boolean => name === 'explain' || name === 'allSteps';

/** True for a function that has an answer when the time is up before a worker replies. */
const isKeptInPart = (name: TaskName): name is keyof PartialAnswers => hasSteps(name) || name === 'grade';
