/** Results of errands in their order, worked at here or on several threads. */
import makeOne, { type Errand, type Result } from './create-work.js';

/** Errands under way for each thread, so that none waits while the oldest takes its time. */
const AHEAD = 4;

/** `progress` hears how many drafts of the errand at hand were looked at; from threads it hears nothing before the end. */
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
  const pending: Promise<Result>[] = [];
  try {
    for (const errand of errands) {
      pending.push(pool.run(errand));
      if (pending.length >= AHEAD * threads) yield pending.shift()!;
    }
    while (pending.length > 0) yield pending.shift()!;
  } finally {
    for (const result of pending) result.catch(() => {});
    await pool.destroy();
  }
}
