/** Workers of a page as workers of a pool. */
import type { Port, Reply } from './port.js';
import { type Service, serve } from './serve.js';

/** A web worker. Its handlers have any type, so that the `Worker` of TypeScript's own library fits. */
export interface WebWorker {
  /** Sends a message. */
  postMessage(message: unknown): void;
  /** Ends the worker. */
  terminate(): void;
  /** Called with each message. */
  onmessage: unknown;
  /** Called with an error. */
  onerror: unknown;
}

export const portOf = (worker: WebWorker): Port => ({
  post: (message) => worker.postMessage(message),
  listen(onReply, onLost) {
    worker.onmessage = ({ data }: { readonly data: Reply }) => onReply(data);
    worker.onerror = ({ message = 'it could not be loaded' }: { readonly message?: string }) => {
      worker.terminate();
      onLost(message);
    };
  },
  end: () => worker.terminate(),
});

/** The global scope of a worker. */
interface WorkerScope<Message> {
  postMessage(reply: Reply): void;
  onmessage: ((event: { readonly data: Message }) => void) | null;
}

/** Answers the requests to this worker. */
export function serveWorker<Message>(work: Service<Message>): void {
  const scope = globalThis as unknown as WorkerScope<Message>;
  serve<Message>(
    {
      post: (reply) => scope.postMessage(reply),
      listen(onMessage) {
        scope.onmessage = ({ data }) => onMessage(data);
      },
    },
    work,
  );
}
