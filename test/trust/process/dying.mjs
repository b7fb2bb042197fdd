/** Loaded before the program: the first thread ends after a number of checks of a clock or a flag. */
import { isMainThread, threadId } from 'node:worker_threads';

const { at, way } = JSON.parse(process.env.DEATHS);
const { now } = performance;
const { load } = Atomics;
let left = at;

const ways = {
  exit: () => process.exit(1),
  error: () =>
    process.nextTick(() => {
      throw new Error('dying');
    }),
  memory: () => {
    for (const kept = []; ; ) kept.push(new Array(1e5).fill(threadId + 0.5));
  },
};

const live = () => {
  if (--left === 0) ways[way]();
};

/** Reports enough processor time that threads start at once. */
let used = 0;
if (isMainThread) process.cpuUsage = () => ({ user: (used += 1e9), system: 0 });

if (!isMainThread && threadId === 1) {
  performance.now = () => {
    live();
    return now.call(performance);
  };
  Atomics.load = (...given) => {
    live();
    return load(...given);
  };
}
