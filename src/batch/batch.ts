/** Records in, answers out in the same order, on this thread or on several. */
import { setImmediate } from 'node:timers/promises';
import type { Record } from '../formats/records.js';
import { handle, type Portion, type Work } from './answer.js';
import { bundleOf } from './bundle.js';
import { portioner } from './portions.js';
import type { Task } from './worker.js';

export interface Job<Options> {
  readonly work: Work<Options>;
  readonly options: Options;
  /** URL of the module that exports the work under its own name. */
  readonly module: string;
  /** Worker threads; with one, the work is done on this thread. */
  readonly threads: number;
}

/** Portions that a thread may have before it: one at work and one to go on with, and answers that wait their turn. */
const AHEAD = 4;

/** What comes of the records, a portion at a time, in order. Reads no further ahead than keeps all threads busy. */
export const answersOf = <Options>(
  records: AsyncIterable<readonly Record[]>,
  job: Job<Options>,
): AsyncGenerator<Portion, void, void> => (job.threads > 1 ? onThreads(records, job) : here(records, job));

async function* here<Options>(
  records: AsyncIterable<readonly Record[]>,
  { work, options }: Job<Options>,
): AsyncGenerator<Portion, void, void> {
  const { cut, learn } = portioner();
  for await (const portion of cut(records)) {
    const done = handle(portion, work, options);
    learn(done);
    yield done;
    await setImmediate();
  }
}

async function* onThreads<Options>(
  records: AsyncIterable<readonly Record[]>,
  { work, options, module, threads }: Job<Options>,
): AsyncGenerator<Portion, void, void> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 2,
  });
  const { cut, learn } = portioner();
  const portions = cut(records);
  const pending: Promise<Portion>[] = [];
  let upcoming = portions.next();
  let isOver = false;
  try {
    for (;;) {
      const [oldest] = pending;
      const mayRead = !isOver && pending.length < AHEAD * threads;
      if (!mayRead && !oldest) return;
      const isAnswered =
        !mayRead || (oldest && (await Promise.race([oldest.then(() => true), upcoming.then(() => false)])));
      if (isAnswered) {
        const portion = await oldest!;
        pending.shift();
        learn(portion);
        yield portion;
        continue;
      }
      const { done, value } = await upcoming;
      if (done) isOver = true;
      else {
        const task: Task = { module, name: work.name, bundle: bundleOf(value), options };
        pending.push(pool.run(task));
        upcoming = portions.next();
      }
    }
  } finally {
    await pool.destroy();
  }
}
