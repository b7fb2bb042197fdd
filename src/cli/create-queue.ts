/** Makes puzzles in the order of their seeds, on the main thread and on workers. */
import { Interrupted, soon } from '../batch/interrupt.js';
import type { Task } from '../batch/ordered-queue.js';
import { HEAD_START, inOrder } from '../batch/scheduler.js';
import { type CreateTask, makeOnMain, type Result } from './create-work.js';

/** Puzzles for each thread that may be begun before the oldest of them is done. */
const AHEAD = 16;

/**
 * The results of tasks, in order. `progress` hears how many drafts of the puzzles at work were looked at. A draft that
 * takes longer on the main thread than its limit is begun anew on a worker. Throws Interrupted after the last result
 * that was ready.
 */
export async function* resultsOf(
  tasks: AsyncIterable<CreateTask>,
  threads: number,
  progress: (tried: number) => void,
  mainThreadLimit = Infinity,
): AsyncGenerator<Result, void, void> {
  const tried = new Map<CreateTask, number>();
  const taskOf = (item: CreateTask): Task<CreateTask, Result> => {
    const hear = (drafts: number): void => {
      tried.set(item, drafts);
      progress([...tried.values()].reduce((sum, drafts) => sum + drafts));
    };
    const task: Task<CreateTask, Result> = {
      item,
      size: 1,
      message: () => item,
      async attempt(interrupt) {
        const result = await makeOnMain(item, mainThreadLimit, hear, interrupt);
        return [result ? { task, results: [result] } : { task, isForWorkers: true }];
      },
      hear,
      retries: () => [task],
      fallback: () => ({ shortfall: deadly(item), tried: 0 }),
    };
    return task;
  };
  async function* queued(): AsyncGenerator<Task<CreateTask, Result>, void, void> {
    for await (const task of tasks) yield taskOf(task);
  }
  const left = yield* inOrder(queued(), {
    module: new URL('./create-work.js', import.meta.url),
    threads,
    headStart: HEAD_START,
    ahead: 1,
    capacity: AHEAD,
    learn: (_, task) => tried.delete(task),
  });
  if (!left) return;
  for (const ready of await soon(left.map(({ answer }) => answer))) yield* ready ?? [];
  throw new Interrupted();
}

const deadly = ({ seed }: CreateTask): string =>
  `sudoku: two threads ended while they made the puzzle of seed ${seed}, for want of memory perhaps: try it without --jobs`;
