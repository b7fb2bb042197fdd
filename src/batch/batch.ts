/** Records in, answers out in the same order, on this thread or on several. */
import { setImmediate } from 'node:timers/promises';
import type { Record } from '../formats/records.js';
import { handle, type Layout, type Portion, type Work } from './answer.js';
import { bundleOf } from './bundle.js';
import { LARGEST, portioner } from './portions.js';
import type { Task } from './worker.js';

export interface Job<Options> {
  readonly work: Work<Options>;
  readonly options: Options & Layout;
  /** URL of the module that exports the work under its own name. */
  readonly module: string;
  /** Worker threads; with one, the work is done on this thread. */
  readonly threads: number;
}

/** Portions that a thread may have before it: at work and to go on with. */
const AHEAD = 4;
/** Records a thread that may be read and not answered: answers wait for those before them, which may take long. */
const HELD = AHEAD * LARGEST;

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
  /** Reads ahead. If that fails it is told when its turn comes, be it long until then. */
  const read = (): ReturnType<typeof portions.next> => {
    const next = portions.next();
    next.catch(() => {});
    return next;
  };
  const pending: Promise<Portion>[] = [];
  const unfinished = new Set<Promise<void>>();
  let held = 0;
  let upcoming = read();
  let isOver = false;
  const send = (portion: readonly Record[]): void => {
    const task: Task = { module, name: work.name, bundle: bundleOf(portion), options };
    const answer: Promise<Portion> = pool.run(task);
    const finished = answer.then(learn, () => {}).finally(() => unfinished.delete(finished));
    pending.push(answer);
    unfinished.add(finished);
    held += portion.length;
  };
  try {
    for (;;) {
      const [oldest] = pending;
      const mayRead = !isOver && unfinished.size < AHEAD * threads && held < HELD * threads;
      if (!mayRead && !oldest) return;
      const events: Promise<unknown>[] = mayRead ? [upcoming] : [...unfinished];
      const isAnswered = await Promise.race([
        ...(oldest ? [oldest.then(() => true)] : []),
        ...events.map((event) => event.then(() => false)),
      ]);
      if (isAnswered) {
        const portion = await oldest!;
        pending.shift();
        held -= portion.records;
        yield portion;
      } else if (mayRead) {
        const { done, value } = await upcoming;
        if (done) isOver = true;
        else {
          send(value);
          upcoming = read();
        }
      }
    }
  } finally {
    await pool.destroy();
  }
}
