/** Milliseconds between two messages. Results are sent in batches, because each message costs the page a task. */
const INTERVAL = 60;

export function inBatches<T>(send: (all: readonly T[]) => void, now: () => number = () => performance.now()) {
  let waiting: T[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const flush = (): void => {
    if (waiting.length === 0) return;
    last = now();
    const all = waiting;
    waiting = [];
    send(all);
  };
  return {
    add: (one: T): void => {
      waiting.push(one);
      if (now() - last >= INTERVAL) flush();
    },
    flush,
  };
}
