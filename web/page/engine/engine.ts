/** Workers that answer questions, one at a time each. To cancel a question ends its worker. */
import type { LanguageCode } from '../../../src/face/index.js';
import type { Question, QuestionKind, Questions, Reply } from './protocol.js';

export interface Asking<K extends QuestionKind> {
  readonly signal?: AbortSignal;
  onFound?(found: Questions[K]['found']): void;
}

export interface Thinker {
  /** Starts a worker before the first question, so that it is loaded by then. */
  wake(): void;
  /** Asks a question. Rejects with an Error, with the `code` of the library's errors, or with the signal's reason. */
  ask<K extends QuestionKind>(kind: K, ask: Questions[K]['ask'], asking?: Asking<K>): Promise<Questions[K]['done']>;
}

/** Sends a question to an idle worker. */
type Start = (worker: Worker) => void;

/** Makes an engine of up to `count` workers, which start when first needed. Further questions wait in a queue. */
export function engineOf(begin: () => Worker, language: () => LanguageCode, count = 1): Thinker {
  const pool = poolOf(begin, count);
  let lastId = 0;
  return {
    wake: pool.wake,
    ask: (kind, ask, { signal, onFound } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const question = { id: ++lastId, kind, language: language(), ask } as Question;
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
          pool.leave(start);
          if (running) pool.end(running);
        };
        const start = (worker: Worker): void => {
          running = worker;
          worker.onmessage = ({ data }: MessageEvent<Reply>) => {
            if (data.id !== question.id) return;
            if (data.tells === 'found') return data.found.forEach((found) => void onFound?.(found as never));
            settle();
            if (data.tells === 'done') resolve(data.done as never);
            else reject(Object.assign(new Error(data.message), { code: data.code }));
            pool.free(worker);
          };
          worker.onerror = (event) => {
            settle();
            reject(Object.assign(new Error(event.message), { code: 'ENGINE' }));
            pool.end(worker);
          };
          worker.postMessage(question);
        };
        signal?.addEventListener('abort', abort);
        pool.enter(start);
      }),
  };
}

/** Up to `count` workers, and the queue of questions that wait for one. */
function poolOf(begin: () => Worker, count: number) {
  const workers = new Set<Worker>();
  const idle: Worker[] = [];
  const queue: Start[] = [];

  const another = (): Worker | undefined => {
    if (workers.size === count) return undefined;
    const worker = begin();
    workers.add(worker);
    return worker;
  };
  const next = (): void => {
    const worker = queue.length > 0 ? (idle.pop() ?? another()) : undefined;
    if (worker) queue.shift()!(worker);
  };
  const free = (worker: Worker): void => {
    idle.push(worker);
    next();
  };

  return {
    free,
    wake() {
      const worker = another();
      if (worker) free(worker);
    },
    enter(start: Start) {
      queue.push(start);
      next();
    },
    leave(start: Start) {
      const at = queue.indexOf(start);
      if (at >= 0) queue.splice(at, 1);
    },
    end(worker: Worker) {
      workers.delete(worker);
      worker.terminate();
      next();
    },
  };
}
