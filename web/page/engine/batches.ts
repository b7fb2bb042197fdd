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
    /** Adds a result. One that is urgent is sent at once, with all before it. */
    add: (one: T, isUrgent = false): void => {
      waiting.push(one);
      if (isUrgent || now() - last >= INTERVAL) flush();
    },
    flush,
  };
}
