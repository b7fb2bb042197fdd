/**
 * Results of tasks in their order, worked at here or on several threads. One that is ready waits for those before it,
 * but not beyond an interrupt.
 */
import { setImmediate } from 'node:timers/promises';
import { Interrupted, interruption, soon } from '../batch/interrupt.js';
import { threadsFor } from '../batch/threads.js';
import { type CreateTask, makeHere, type Result } from './create-work.js';

/** Errands under way for each thread, so that none waits while the oldest takes its time. */
const AHEAD = 4;

/**
 * `progress` hears how many drafts of the tasks under way were looked at. Throws Interrupted when all that is ready is
 * out. One thread is this one; what takes longer there than the patience begins anew on a thread of its own, and what
 * follows goes there too.
 */
export async function* resultsOf(
  tasks: Iterable<CreateTask>,
  threads: number,
  progress: (tried: number) => void,
  patience = Infinity,
): AsyncGenerator<Result, void, void> {
  const waiting = tasks[Symbol.iterator]();
  if (threads > 1) return yield* fromThreads(waiting, threads, progress);
  for (;;) {
    const { done, value: task } = waiting.next();
    if (done) return;
    const result = await makeHere(task, patience, progress);
    if (!result) return yield* fromThreads(following(task, waiting), 1, progress);
    yield result;
    await setImmediate();
  }
}

function* following<Item>(first: Item, others: Iterator<Item>): Generator<Item, void, void> {
  yield first;
  for (let next = others.next(); !next.done; next = others.next()) yield next.value;
}

async function* fromThreads(
  tasks: Iterator<CreateTask>,
  threads: number,
  progress: (tried: number) => void,
): AsyncGenerator<Result, void, void> {
  const pool = threadsFor<CreateTask, Result>(new URL('./create-work.js', import.meta.url).href, threads, 1);
  const pending: Pending[] = [];
  const send = (task: CreateTask, isAgain = false): Pending => {
    const hear = (tried: number): void => {
      sent.tried = tried;
      progress(pending.reduce((sum, { tried }) => sum + tried, 0));
    };
    const sent: Pending = { task, isAgain, tried: 0, result: pool.run(task, hear) };
    sent.result.catch(() => {});
    return sent;
  };
  const { came, forget } = interruption();
  try {
    for (;;) {
      while (pending.length < AHEAD * threads) {
        const { done, value } = tasks.next();
        if (done) break;
        pending.push(send(value));
      }
      const [oldest] = pending;
      if (!oldest) return;
      const isInterrupted = await Promise.race([came.then(() => true), oldest.result.then(() => false)]);
      if (isInterrupted) break;
      const { task, result, isAgain } = pending.shift()!;
      const made = await result;
      if (made) yield made;
      else if (isAgain) yield { shortfall: deadly(task), tried: 0 };
      else pending.unshift(send(task, true));
    }
    for (const ready of await soon(pending.map(({ result }) => result))) if (ready) yield ready;
    throw new Interrupted();
  } finally {
    forget();
    await pool.end();
  }
}

const deadly = ({ seed }: CreateTask): string =>
  `sudoku: two threads ended while they made the puzzle of seed ${seed}, for want of memory perhaps: try it without --jobs`;

interface Pending {
  readonly task: CreateTask;
  /** Undefined where a thread died of it: the task is then given to another one, once. */
  readonly result: Promise<Result | undefined>;
  readonly isAgain: boolean;
  /** Drafts looked at, as far as is known. */
  tried: number;
}
