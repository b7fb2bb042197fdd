/** The worker's side of a call: does a task, and reports the parts of its answer. */
import { constraints } from '../../../constraints/index.js';
import { Geometry } from '../../core/geometry.js';
import type { GridLayout } from '../../core/layout.js';
import type { Puzzle } from '../../core/puzzle.js';
import { Misread } from '../../formats/misread.js';
import type { PuzzleLike } from '../../formats/puzzle-like.js';
import type { Step } from '../../render/json/step.js';
import { LANGUAGES, loadLanguage } from '../../render/language/index.js';
import { oneOf } from '../../settings/one-of.js';
import { settingsOf } from '../../settings/settings.js';
import { partsOf } from '../../variants/parts.js';
import { RULE_SUPPORT, withParts } from '../../variants/with-parts.js';
import { clockOf, type Signal, type TimeLimits } from '../limits.js';
import { readNamed } from '../named.js';
import { readPasted } from '../pasted.js';
import { READ_SETTINGS } from '../rule-settings.js';
import type { AnswerPart, CallTask, PartialAnswer } from './message.js';
import { withModules } from './modules.js';
import { LADDERED, TASKS } from './tasks.js';

/** A worker loads the language by its code. */
const LANGUAGE_CODE = { language: oneOf('language', LANGUAGES) };

type Work = (argument: unknown, settings: object) => unknown;

/** Does a task and returns its answer. */
export async function answer(task: CallTask, post: (part: unknown) => void): Promise<unknown> {
  const { name, callbacks, wants, flag } = task;
  const report = (part: AnswerPart): void => post(part);
  const caller =
    (name: string) =>
    (...values: readonly unknown[]): void =>
      report({ kind: 'callback', name, values });
  const { language } = settingsOf(LANGUAGE_CODE, task.settings);
  const whole = {
    ...(LADDERED.has(name) ? await withModules(task.settings) : task.settings),
    ...(language !== undefined && { language: await loadLanguage(language) }),
    ...Object.fromEntries(callbacks.map((callback) => [callback, caller(callback)])),
    ...(flag && { signal: signalOf(flag) }),
  };
  const { layout } = task;
  const given = layout ? { ...(task.argument as object), geometry: geometryOf(layout, task.isRuled) } : task.argument;
  const takesPuzzle = name !== 'create' && name !== 'verify';
  const [argument, settings] = takesPuzzle ? await puzzleOf(given, whole) : [given, whole];
  const work = TASKS[name] as Work;
  if (wants === 'parts')
    return inParts((onProgress) => work(argument, { ...settings, onProgress }) as PartialAnswer, report);
  if (wants === 'answer') return work(argument, settings);
  for (const item of work(argument, settings) as Iterable<unknown>) report({ kind: 'item', item });
  return undefined;
}

/**
 * Returns the argument of a task and its settings: a puzzle that any text states, with constraints by their names, since
 * constraints themselves cannot be sent to a worker.
 */
async function puzzleOf(given: unknown, settings: object): Promise<[Puzzle, object]> {
  const own = settingsOf(READ_SETTINGS, settings);
  const others = Object.fromEntries(Object.entries(settings).filter(([key]) => !Object.hasOwn(READ_SETTINGS, key)));
  const { signal, milliseconds } = settings as TimeLimits;
  const clock = clockOf({ ...(signal && { signal }), ...(milliseconds !== undefined && { milliseconds }) });
  try {
    return [readNamed(given as PuzzleLike, own, undefined, clock), others];
  } catch (error) {
    if (!(error instanceof Misread && typeof given === 'string')) throw error;
    return [(await readPasted(given, own)).puzzle, others];
  }
}

/** Makes the shape of a layout again, with the constraints and the rules that it lost on the way. */
function geometryOf(layout: GridLayout, isRuled = false): Geometry {
  const { boxRows, boxColumns, tiling, names, statements = [] } = layout;
  const stated = constraints.filter(({ id }) => names.includes(id) || statements.some(({ kind }) => kind === id));
  const own = { ...layout, ...(stated.length > 0 && { constraints: stated }) };
  if (isRuled) return withParts(Geometry.of(boxRows, boxColumns), partsOf({ layout: own, tiling }));
  return Geometry.from(own, stated.length > 0 ? RULE_SUPPORT : undefined);
}

/** Does work that tells its answer so far. Reports this once, and then only new steps; returns steps by their indices, and whole those that the answer says more of. */
function inParts(
  work: (onProgress: (soFar: PartialAnswer) => void) => PartialAnswer,
  report: (part: AnswerPart) => void,
): object {
  const sent = new Map<Step, number>();
  const answer = work((soFar) => {
    const { steps = [] } = soFar;
    if (steps.length === 0) report({ kind: 'answer', answer: soFar });
    for (const step of steps.slice(sent.size)) {
      sent.set(step, sent.size);
      report({ kind: 'step', step });
    }
  });
  return answer.steps ? { ...answer, steps: answer.steps.map((step) => sent.get(step) ?? step) } : answer;
}

/** Makes a signal that reads a flag in memory shared with the caller's thread. What was found until then is kept. */
const signalOf = (flag: Int32Array): Signal => ({
  get aborted() {
    return Atomics.load(flag, 0) !== 0;
  },
  reason: { name: 'TimeoutError' },
});
