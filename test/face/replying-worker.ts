/** A worker for tests, which answers each call with given replies. */
import type { WorkerReport } from '../../src/face/async/wire.js';

/** Makes a worker that sends these replies to each call, one after another. */
export function replyingWorker(replies: readonly WorkerReport[]) {
  const worker = {
    onmessage: (_: { data: WorkerReport }): void => {},
    onerror: undefined,
    postMessage: () =>
      queueMicrotask(() => {
        for (const data of replies) worker.onmessage({ data });
      }),
    terminate: () => {},
  };
  return worker;
}
