/** A worker for tests, which gives each call the same replies. */
import type { Reply } from '../../src/pool/port.js';

/** Makes a worker that is ready at once, and sends these replies to each call, one after another. */
export function replyingWorker(replies: readonly Reply[], isReady = true) {
  const worker = {
    isEnded: false,
    onmessage: (_: { data: Reply }): void => {},
    onerror: undefined,
    postMessage: () =>
      queueMicrotask(() => {
        for (const data of structuredClone(replies)) worker.onmessage({ data });
      }),
    terminate: () => {
      worker.isEnded = true;
    },
  };
  if (isReady) queueMicrotask(() => worker.onmessage({ data: { kind: 'ready' } }));
  return worker;
}
