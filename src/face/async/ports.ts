/** Which workers there are: those of the web, unless Node's take their place or the caller has some of its own. */

import { Pool, type Port } from './pool.js';
import type { Order, WorkerReport } from './wire.js';

/** A worker as pages have it. Its handlers are of any type, so that the `Worker` of TypeScript's own library is one. */
export interface WebWorker {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: unknown;
  onerror: unknown;
}

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => WebWorker;

/** Bundlers look for these very words to find the file. */
const begin = (): WebWorker => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

export function portOf(worker: WebWorker): Port {
  return {
    post: (order: Order) => worker.postMessage(order),
    listen(hear, lost) {
      worker.onmessage = ({ data }: { readonly data: WorkerReport }) => hear(data);
      worker.onerror = ({ message = 'it could not be loaded' }: { readonly message?: string }) => lost(message);
    },
    end: () => worker.terminate(),
  };
}

export interface WorkerSettings {
  /**
   * Begins a worker that runs `sudoku-strategist/async/worker`, where a bundler does not find that file by itself, or
   * pages may load workers from one place only.
   */
  readonly begin?: () => WebWorker;
  /** How many there are at most: by default one less than there are cores, and one at least. */
  readonly count?: number;
}

let port = (): Port => portOf(begin());
let count = Math.max(
  1,
  ((globalThis as { navigator?: { hardwareConcurrency?: number } }).navigator?.hardwareConcurrency ?? 2) - 1,
);
let pool: Pool | undefined;

/** The pool, which begins no worker before it has something to do. */
export const workers = (): Pool => (pool ??= new Pool(port, count));

/**
 * Says which workers are begun from now on, and how many. Those that there are end, and with them what they do.
 *
 * @example
 * setWorkers({ count: 2 });
 * setWorkers({ begin: () => new Worker('/sudoku-worker.js', { type: 'module' }) });
 */
export function setWorkers(settings: WorkerSettings): void {
  const { begin, count: most = count } = settings;
  usePorts(begin ? () => portOf(begin()) : port, most);
}

/** As `setWorkers`, for workers of any kind. */
export function usePorts(make: () => Port, most: number): void {
  endWorkers();
  port = make;
  count = most;
}

/**
 * Ends all workers. The next call that needs one begins another.
 *
 * @example
 * endWorkers();
 */
export function endWorkers(): void {
  pool?.end();
  pool = undefined;
}
