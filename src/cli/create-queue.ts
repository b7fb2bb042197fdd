/**
 * Results of tasks in their order, worked at here or on several threads. One that is ready waits for those before it,
 * but not beyond an interrupt.
 */
import { setImmediate } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { Interrupted, interruption, soon } from '../batch/interrupt.js';
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
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: new URL('./create-work.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
  });
  const pending: Pending[] = [];
  const send = (task: CreateTask): Pending => {
    const { port1: here, port2: there } = new MessageChannel();
    const sent: Pending = { tried: 0, result: pool.run({ ...task, there }, { transferList: [there] }) };
    here.on('message', (tried: number) => {
      sent.tried = tried;
      progress(pending.reduce((sum, { tried }) => sum + tried, 0));
    });
    here.unref();
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
      const result = await Promise.race([came, oldest.result]);
      if (!result) break;
      pending.shift();
      yield result;
    }
    for (const ready of await soon(pending.map(({ result }) => result))) if (ready) yield ready;
    throw new Interrupted();
  } finally {
    forget();
    for (const { result } of pending) result.catch(() => {});
    await pool.destroy();
  }
}

interface Pending {
  readonly result: Promise<Result>;
  /** Drafts looked at, as far as is known. */
  tried: number;
}
