/** The workers of calls: web workers, unless Node or the caller replaces them. */
import { Pool, type Request, type Running } from '../../pool/pool.js';
import { LostWorker, type Port } from '../../pool/port.js';
import { serve } from '../../pool/serve.js';
import { portOf, type WebWorker } from '../../pool/web-worker.js';
import { refuseUnknown } from '../../settings/options.js';
import { callback, settingsOf, whole } from '../../settings/settings.js';
import { type CallTask, restored } from './message.js';

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => WebWorker;

/** Starts a web worker. Bundlers search for exactly this expression to find the file. */
const begin = (): WebWorker => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

/** How many workers there are, and how one is started. */
export interface WorkerSettings {
  /**
   * Starts a worker that runs `sudoku-strategist/async/worker`. Needed if a bundler does not find that file by itself,
   * or if pages may load workers only from a certain place.
   */
  readonly begin?: () => WebWorker;
  /** The largest number of workers: by default the number of cores. */
  readonly count?: number;
}

const WORKER_SETTINGS = { begin: callback<() => WebWorker>(), count: whole(1, Infinity) };

const { navigator } = globalThis as { readonly navigator?: { readonly hardwareConcurrency?: number } };

let start = (): Port => portOf(begin());
let count = navigator?.hardwareConcurrency ?? 1;
let pool: Pool | undefined;

/** Gives a request to the workers, or to this thread if none can be started. */
export function runRequest<Result>(request: Request): Running<Result> {
  const own = (pool ??= new Pool({ start, count, restored }));
  const isHere = start === portHere;
  let running = own.run<Result>(request);
  const result = running.result.catch((error: unknown) => {
    if (isHere || !(error instanceof LostWorker && error.isMissing)) throw error;
    if (own === pool) workHere(error);
    running = runRequest<Result>(request);
    return running.result;
  });
  return { result, cancel: () => running.cancel() };
}

/** Lets later calls work on this thread, and says so. */
function workHere({ message }: LostWorker): void {
  console.warn(`sudoku-strategist/async works on the calling thread: ${message} (setWorkers says how to start one)`);
  usePorts(portHere, 1);
  pool = new Pool({ start, count, restored });
}

/** A worker in name only: it works on this thread, each request in a turn of the event loop. */
function portHere(): Port {
  let isOver = false;
  let hear: Promise<(message: CallTask) => void>;
  return {
    post: (message) =>
      void setTimeout(async () => {
        const receive = await hear.catch(() => undefined);
        if (!isOver) receive?.(message as CallTask);
      }),
    listen(onReply, onLost) {
      hear = import('./answer.js').then(
        ({ answer }) => new Promise((listen) => serve({ post: (reply) => isOver || onReply(reply), listen }, answer)),
      );
      hear.catch(({ message }: Error) => onLost(message));
    },
    end() {
      isOver = true;
    },
  };
}

/**
 * Sets the kind and the number of workers for later calls. Existing workers end, and with them their tasks.
 *
 * @example
 * setWorkers({ count: 2 });
 * setWorkers({ begin: () => new Worker('/sudoku-worker.js', { type: 'module' }) });
 */
export function setWorkers(settings: WorkerSettings): void {
  refuseUnknown(WORKER_SETTINGS, settings);
  const { begin, count: most = count } = settingsOf(WORKER_SETTINGS, settings);
  usePorts(begin ? () => portOf(begin()) : start, most);
}

/** Sets workers of any kind, as `setWorkers` does for web workers. */
export function usePorts(make: () => Port, most: number): void {
  endWorkers();
  start = make;
  count = most;
}

/**
 * Ends all workers. The next call starts others.
 *
 * @example
 * endWorkers();
 */
export function endWorkers(): void {
  void pool?.end();
  pool = undefined;
}
