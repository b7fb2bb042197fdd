/** What is found one by one is told together, a few times a second: each message is a task of the page's. */
const OFTEN = 60;

export function inBatches<T>(send: (all: readonly T[]) => void, now: () => number = () => performance.now()) {
  let waiting: T[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const end = (): void => {
    if (waiting.length === 0) return;
    last = now();
    const all = waiting;
    waiting = [];
    send(all);
  };
  return {
    tell: (one: T): void => {
      waiting.push(one);
      if (now() - last >= OFTEN) end();
    },
    end,
  };
}
