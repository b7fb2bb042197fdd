/**
 * Results of errands in their order, worked at here or on several threads. One that is ready waits for those before it:
 * whatever ends it, what came out is the beginning of what the seed makes.
 */
import { MessageChannel } from 'node:worker_threads';
import { type Errand, makeOne, type Result } from './create-work.js';

/** Errands under way for each thread, so that none waits while the oldest takes its time. */
const AHEAD = 4;

/** `progress` hears how many drafts of the errands under way were looked at. */
export async function* resultsOf(
  errands: Iterable<Errand>,
  threads: number,
  progress?: (tried: number) => void,
): AsyncGenerator<Result, void, void> {
  if (threads <= 1) {
    for (const errand of errands) yield makeOne(errand, progress);
    return;
  }
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: new URL('./create-work.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const pending: Pending[] = [];
  const send = (errand: Errand): Pending => {
    const { port1: here, port2: there } = new MessageChannel();
    const sent: Pending = { tried: 0, result: pool.run({ ...errand, there }, { transferList: [there] }) };
    here.on('message', (tried: number) => {
      sent.tried = tried;
      progress?.(pending.reduce((sum, { tried }) => sum + tried, 0));
    });
    here.unref();
    return sent;
  };
  try {
    for (const errand of errands) {
      pending.push(send(errand));
      if (pending.length >= AHEAD * threads) yield pending.shift()!.result;
    }
    while (pending.length > 0) yield pending.shift()!.result;
  } finally {
    for (const { result } of pending) result.catch(() => {});
    await pool.destroy();
  }
}

interface Pending {
  readonly result: Promise<Result>;
  /** Drafts looked at, as far as is known. */
  tried: number;
}
