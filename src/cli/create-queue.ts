/**
 * Results of tasks in their order, worked at here and on other threads. One that is ready waits for those before it, but
 * not beyond an interrupt.
 */

import { HEAD_START, type Share } from '../batch/crew.js';
import { Interrupted, soon } from '../batch/interrupt.js';
import { relayed } from '../batch/relay.js';
import { type CreateTask, makeHere, type Result } from './create-work.js';

/** Tasks for each thread that may be begun before the oldest of them is done. */
const AHEAD = 16;

/**
 * `progress` hears how many drafts of the tasks under way were looked at. Throws Interrupted when all that is ready is
 * out. What takes longer here than the patience is begun anew on another thread.
 */
export async function* resultsOf(
  tasks: AsyncIterator<CreateTask>,
  threads: number,
  progress: (tried: number) => void,
  patience = Infinity,
): AsyncGenerator<Result, void, void> {
  const tried = new Map<CreateTask, number>();
  const hear = (task: CreateTask, drafts: number): void => {
    tried.set(task, drafts);
    progress([...tried.values()].reduce((sum, drafts) => sum + drafts));
  };
  const here = async (item: CreateTask, interrupt: Int32Array): Promise<Share<CreateTask, Result>[]> => {
    const result = await makeHere(item, patience, (drafts) => hear(item, drafts), interrupt);
    return [result ? { item, result } : { item, isTooLong: true }];
  };
  const left = yield* relayed<CreateTask, Result>(tasks, {
    threads,
    ...((threads === 1 || patience < Infinity) && { here }),
    module: new URL('./create-work.js', import.meta.url).href,
    task: (task) => task,
    headStart: HEAD_START,
    atHand: 1,
    hear,
    given: (task) => tried.delete(task),
    again: (task) => [task],
    deadly: (task) => ({ shortfall: deadly(task), tried: 0 }),
    weight: () => 1,
    most: AHEAD,
  });
  if (!left) return;
  for (const ready of await soon(left.map(({ answer }) => answer))) if (ready) yield ready;
  throw new Interrupted();
}

const deadly = ({ seed }: CreateTask): string =>
  `sudoku: two threads ended while they made the puzzle of seed ${seed}, for want of memory perhaps: try it without --jobs`;
