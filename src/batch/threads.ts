/**
 * Threads that do tasks. One that dies, for want of memory or otherwise, takes no more with it than it was at: pools from
 * the registry were tried, and wait for ever for a thread that ended, or do not say which of its tasks it died of.
 */
import { Worker } from 'node:worker_threads';
import { ThreadsMissing } from './threads-missing.js';

export interface Pool<Task, Result> {
  /** What comes of a task, and how far it is, if it tells; undefined where a thread died of it. Throws what the work throws, and ThreadsMissing. */
  run(task: Task, hear?: (word: number) => void): Promise<Result | undefined>;
  /** Ends all threads, whatever they are at. */
  end(): Promise<void>;
}

/** What a thread says: that it has begun; how far it is with the oldest task that it has; or what came of that. */
export type Word = 'ready' | number | { readonly result: unknown } | { readonly error: unknown };

interface Errand {
  readonly task: unknown;
  hear?(word: number): void;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface Thread {
  readonly worker: Worker;
  /** What it was sent: it is at the first of them. */
  readonly errands: Errand[];
  isReady: boolean;
}

/** Threads that may end one after another before one has begun. */
const MOST_FALSE_STARTS = 3;

/** Threads that run the default export of a module, begun as they are needed. `most`: how many at the time. `ahead`: tasks that one has at a time. */
export function threadsFor<Task, Result>(module: string, most: () => number, ahead: number): Pool<Task, Result> {
  const threads: Thread[] = [];
  const waiting: Errand[] = [];
  let falseStarts = 0;

  const begin = (): Thread => {
    const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: module });
    const thread: Thread = { worker, errands: [], isReady: false };
    let reason = '';
    worker.on('message', (word: Word) => {
      if (word === 'ready') {
        thread.isReady = true;
        falseStarts = 0;
      } else if (typeof word === 'number') thread.errands[0]?.hear?.(word);
      else {
        const errand = thread.errands.shift();
        if ('error' in word) errand?.reject(word.error);
        else errand?.resolve(word.result);
        spread();
      }
    });
    worker.on('error', ({ message }: Error) => (reason = message));
    worker.on('exit', () => bury(thread, reason));
    threads.push(thread);
    return thread;
  };

  const bury = (thread: Thread, reason: string): void => {
    threads.splice(threads.indexOf(thread), 1);
    if (thread.isReady) thread.errands.shift()?.resolve(undefined);
    else if (++falseStarts >= MOST_FALSE_STARTS) thread.errands.shift()?.reject(new ThreadsMissing(reason));
    waiting.unshift(...thread.errands);
    spread();
  };

  const spread = (): void => {
    while (waiting.length > 0) {
      const least = threads.toSorted((a, b) => a.errands.length - b.errands.length)[0];
      const mayBegin = threads.length < most();
      const isFree = least && least.errands.length < (mayBegin ? 1 : ahead);
      if (!isFree && !mayBegin) return;
      const { worker, errands } = isFree ? least : begin();
      const errand = waiting.shift()!;
      errands.push(errand);
      worker.postMessage(errand.task);
    }
  };

  return {
    run(task, hear) {
      return new Promise((resolve, reject) => {
        waiting.push({ task, ...(hear && { hear }), resolve: resolve as Errand['resolve'], reject });
        spread();
      });
    },
    async end() {
      waiting.length = 0;
      for (const { errands } of threads) errands.length = 0;
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
