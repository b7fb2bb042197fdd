/** Threads of Node as workers of a pool. */
import threads, { type ResourceLimits } from 'node:worker_threads';
import type { Port } from './port.js';
import { type Service, serve } from './serve.js';

/** Starts a thread with a main module, which calls `serveThread`. It keeps the process alive only while it works. */
export function startThread(module: URL, resourceLimits: ResourceLimits = {}): Port {
  // Node 20 does not pass loaders on to threads.
  const isSource = import.meta.url.endsWith('.ts');
  const entry = isSource ? new URL('./thread-from-source.mjs', import.meta.url) : module;
  const worker = new threads.Worker(entry, { workerData: module.href, resourceLimits });
  worker.unref();
  let reason = '';
  return {
    post: (message) => worker.postMessage(message),
    listen(onReply, onLost) {
      worker.on('message', onReply);
      worker.on('error', (error: unknown) => (reason = error instanceof Error ? error.message : String(error)));
      worker.on('exit', (status) => onLost(reason || `status ${status}`));
    },
    end: () => worker.terminate(),
    keepAlive: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
  };
}

/** Answers the requests to this thread. */
export function serveThread<Message>(work: Service<Message>): void {
  const port = threads.parentPort!;
  serve({ post: (reply) => port.postMessage(reply), listen: (onMessage) => void port.on('message', onMessage) }, work);
}
