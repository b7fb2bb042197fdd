/** A pool of workers that answer requests, each one at a time. Cancelling a request ends the worker that answers it. */
import type { LanguageCode } from '../../../src/face/index.js';
import type { EngineReply, EngineRequest, RequestKind, Requests } from './protocol.js';

export interface RequestOptions<K extends RequestKind> {
  readonly signal?: AbortSignal;
  onProgress?(progress: Requests[K]['progress']): void;
}

export interface EngineClient {
  /** Starts a worker before the first request, so that it is loaded when the request comes. */
  start(): void;
  /**
   * Sends a request. Rejects with the reason of the signal, or with an Error that has the `code` of an error of the
   * library.
   */
  ask<K extends RequestKind>(
    kind: K,
    input: Requests[K]['input'],
    options?: RequestOptions<K>,
  ): Promise<Requests[K]['result']>;
}

/** Sends a request to an idle worker. */
type Send = (worker: Worker) => void;

/**
 * Creates an engine of up to `count` workers, which start when they are needed. While all are busy, requests wait in a
 * queue.
 */
export function createEngine(createWorker: () => Worker, language: () => LanguageCode, count = 1): EngineClient {
  const pool = workerPool(createWorker, count);
  let lastId = 0;
  return {
    start: pool.start,
    ask: (kind, input, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const request = { id: ++lastId, kind, language: language(), input } as EngineRequest;
        let running: Worker | undefined;
        const settle = (): void => {
          signal?.removeEventListener('abort', abort);
          if (!running) return;
          running.onmessage = null;
          running.onerror = null;
        };
        const abort = (): void => {
          settle();
          reject(signal!.reason);
          pool.cancel(send);
          if (running) pool.end(running);
        };
        const send = (worker: Worker): void => {
          running = worker;
          worker.onmessage = ({ data }: MessageEvent<EngineReply>) => {
            if (data.id !== request.id) return;
            if (data.kind === 'progress') return data.progress.forEach((each) => void onProgress?.(each as never));
            settle();
            if (data.kind === 'result') resolve(data.result as never);
            else reject(Object.assign(new Error(data.message), { code: data.code }));
            pool.release(worker);
          };
          worker.onerror = (event) => {
            settle();
            reject(Object.assign(new Error(event.message), { code: 'ENGINE' }));
            pool.end(worker);
          };
          worker.postMessage(request);
        };
        signal?.addEventListener('abort', abort);
        pool.enqueue(send);
      }),
  };
}

/** Returns a pool of up to `count` workers with a queue of requests. */
function workerPool(createWorker: () => Worker, count: number) {
  const workers = new Set<Worker>();
  const idle: Worker[] = [];
  const queue: Send[] = [];

  const another = (): Worker | undefined => {
    if (workers.size === count) return undefined;
    const worker = createWorker();
    workers.add(worker);
    return worker;
  };
  const next = (): void => {
    const worker = queue.length > 0 ? (idle.pop() ?? another()) : undefined;
    if (worker) queue.shift()!(worker);
  };
  const end = (worker: Worker): void => {
    workers.delete(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    worker.terminate();
    next();
  };
  const release = (worker: Worker): void => {
    // A worker that fails to load would never answer a later request.
    worker.onerror = () => end(worker);
    idle.push(worker);
    next();
  };

  return {
    release,
    end,
    start() {
      const worker = another();
      if (worker) release(worker);
    },
    enqueue(send: Send) {
      queue.push(send);
      next();
    },
    cancel(send: Send) {
      const at = queue.indexOf(send);
      if (at >= 0) queue.splice(at, 1);
    },
  };
}
