/** A pool of workers that answer requests, each one at a time. Cancelling a request ends the worker that answers it. */
import type { LanguageCode } from '../../../src/face/index.js';
import { Pool } from '../../../src/pool/pool.js';
import { portOf } from '../../../src/pool/web-worker.js';
import type { EngineRequest, RequestKind, Requests } from './protocol.js';

interface RequestOptions<K extends RequestKind> {
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

/** An engine that its owner ends. */
export interface OwnedEngine extends EngineClient {
  /** Ends all workers. Requests that are not answered are dropped. */
  end(): void;
}

/**
 * Creates an engine of up to `count` workers, which start when they are needed. While all are busy, requests wait in a
 * queue.
 */
export function createEngine(createWorker: () => Worker, language: () => LanguageCode, count = 1): OwnedEngine {
  const pool = new Pool({ start: () => portOf(createWorker()), count });
  return {
    start: () => pool.warmUp(),
    end: () => void pool.end(),
    ask: (kind, input, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const { result, cancel } = pool.run<never>({
          message: { kind, language: language(), input } as EngineRequest,
          onPart: (progress: readonly never[]) => progress.forEach((each) => void onProgress?.(each)),
        });
        const abort = (): void => {
          cancel();
          reject(signal!.reason);
        };
        const settled = (): void => signal?.removeEventListener('abort', abort);
        signal?.addEventListener('abort', abort);
        result.then(resolve, reject).finally(settled);
      }),
  };
}
