/**
 * Batches: one call for many puzzles. The workers share the puzzles, and the answers come in their order. Only a few are
 * taken ahead, so that a source of any length takes no more memory than a short one.
 */

import type { PuzzleLike } from '../../formats/puzzle-like.js';
import type { CreatedPuzzle } from '../../render/json/create.js';
import type { Solution } from '../../render/json/solve.js';
import { BadOption } from '../../settings/options.js';
import type { Scale } from '../../solver/grade.js';
import type { CreateRequest, CreateSettings } from '../drafting.js';
import type { GradeOn, GradeSettings } from '../grade.js';
import { eachOf, type ItemsOf } from '../items.js';
import { limitsOf } from '../limits.js';
import type { WithNames } from '../rule-settings.js';
import type { SolveSettings } from '../solve.js';
import type { Explained, ExplainSettings } from '../walk.js';
import { begin, type Cancellable } from './call.js';
import { inOrder } from './in-order.js';
import type { WithModules } from './modules.js';
import type { TaskName } from './tasks.js';

/** An item with its answer, or with the error that it alone has: an error does not end the batch. */
export type Answered<Item, Answer> =
  | { readonly item: Item; readonly answer: Answer; readonly error?: undefined }
  | { readonly item: Item; readonly error: Error; readonly answer?: undefined };

/**
 * Grades many puzzles. `milliseconds` limits each of them, the signal all. Leaving the loop ends the work. Rejects with
 * the reason of the signal once it is aborted, with OutOfTime where that is a timeout, and with a BadOption for a wrong setting.
 *
 * @example
 * for await (const { answer, error } of workers.gradeMany([puzzle])) console.log(answer?.hodoku?.level ?? error?.message);
 */
export const gradeMany = <Item extends PuzzleLike, Asked extends Scale = 'hodoku' | 'se'>(
  puzzles: ItemsOf<Item>,
  settings: WithNames<GradeSettings<Asked>> = {},
): AsyncGenerator<Answered<Item, GradeOn<Asked>>, void, void> => many('grade', puzzles, settings);

/**
 * Solves many puzzles, as `gradeMany` grades them.
 *
 * @example
 * for await (const { item, answer } of workers.solveMany([puzzle])) console.log(item, answer?.solution);
 */
export const solveMany = <Item extends PuzzleLike>(
  puzzles: ItemsOf<Item>,
  settings: WithNames<SolveSettings> = {},
): AsyncGenerator<Answered<Item, Solution>, void, void> => many('solve', puzzles, settings);

/**
 * Finds the paths of many puzzles, as `gradeMany` grades them.
 *
 * @example
 * for await (const { answer } of workers.explainMany([puzzle], { ladder: 'se' })) console.log(answer?.steps.length);
 */
export const explainMany = <Item extends PuzzleLike>(
  puzzles: ItemsOf<Item>,
  settings: WithModules<WithNames<ExplainSettings>> = {},
): AsyncGenerator<Answered<Item, Explained>, void, void> => many('explain', puzzles, settings);

/**
 * Makes many puzzles, one for each request.
 *
 * @example
 * for await (const { answer } of workers.createMany([{ level: 'easy' }, { level: 'hard' }])) console.log(answer?.puzzle);
 */
export const createMany = <Item extends CreateRequest>(
  requests: ItemsOf<Item>,
  settings: CreateSettings = {},
): AsyncGenerator<Answered<Item, CreatedPuzzle>, void, void> => many('create', requests, settings);

async function* many<Item, Answer>(
  name: TaskName,
  items: ItemsOf<Item>,
  settings: object,
): AsyncGenerator<Answered<Item, Answer>, void, void> {
  const { signal } = limitsOf(settings);
  const calls = new Set<Cancellable<Answer>>();
  const answerTo = async (item: Item): Promise<Answered<Item, Answer>> => {
    let call: Cancellable<Answer> | undefined;
    try {
      call = begin<Answer>(name, item, settings);
      calls.add(call);
      return { item, answer: await call.result };
    } catch (error) {
      // A wrong setting concerns all items; requests and puzzles have options of their own.
      if (signal?.aborted || (error instanceof BadOption && error.option in settings)) throw error;
      return { item, error: error as Error };
    } finally {
      if (call) calls.delete(call);
    }
  };
  try {
    yield* inOrder(eachOf<Item>(items, name === 'create' ? 'requests' : 'puzzles'), answerTo);
  } finally {
    for (const call of calls) call.cancel();
  }
}
