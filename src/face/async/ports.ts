/** The kind of workers: web workers, unless Node or the caller replaces them. */

import { refuseUnknown } from '../../session/options.js';
import { TaskPool, type TaskPort } from './pool.js';
import type { TaskRequest, WorkerReport } from './wire.js';

/** A web worker. Its handlers have any type, so that the `Worker` of TypeScript's own library fits. */
export interface WebWorker {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: unknown;
  onerror: unknown;
}

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => WebWorker;

/** Starts a web worker. Bundlers search for exactly this expression to find the file. */
const begin = (): WebWorker => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

function portOf(worker: WebWorker): TaskPort {
  return {
    post: (order: TaskRequest) => worker.postMessage(order),
    listen(onReply, onLost) {
      worker.onmessage = ({ data }: { readonly data: WorkerReport }) => onReply(data);
      worker.onerror = ({ message = 'it could not be loaded' }: { readonly message?: string }) => onLost(message);
    },
    end: () => worker.terminate(),
  };
}

export interface WorkerSettings {
  /**
   * Starts a worker that runs `sudoku-strategist/async/worker`. Needed if a bundler does not find that file by itself,
   * or if pages may load workers only from a certain place.
   */
  readonly begin?: () => WebWorker;
  /** The largest number of workers: by default one less than the number of cores, and at least one. */
  readonly count?: number;
}

const WORKER_SETTINGS = { begin, count: 0 } satisfies Required<WorkerSettings>;

let port = (): TaskPort => portOf(begin());
let count = Math.max(
  1,
  ((globalThis as { navigator?: { hardwareConcurrency?: number } }).navigator?.hardwareConcurrency ?? 2) - 1,
);
let pool: TaskPool | undefined;

/** Returns the pool, which starts workers only for orders. */
export const workers = (): TaskPool => (pool ??= new TaskPool(port, count));

/**
 * Sets the kind and the number of workers for later calls. Existing workers end, and with them their tasks.
 *
 * @example
 * setWorkers({ count: 2 });
 * setWorkers({ begin: () => new Worker('/sudoku-worker.js', { type: 'module' }) });
 */
export function setWorkers(settings: WorkerSettings): void {
  refuseUnknown(WORKER_SETTINGS, settings);
  const { begin, count: most = count } = settings;
  usePorts(begin ? () => portOf(begin()) : port, most);
}

/** Sets workers of any kind, as `setWorkers` does for web workers. */
export function usePorts(make: () => TaskPort, most: number): void {
  endWorkers();
  port = make;
  count = most;
}

/**
 * Ends all workers. The next call that needs one starts another.
 *
 * @example
 * endWorkers();
 */
export function endWorkers(): void {
  pool?.end();
  pool = undefined;
}
