/** The asynchronous face for Node, with threads of `node:worker_threads`, which have the kernels. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import '../../solver/nine/fast.js';
import './tasks.js';
import type { TaskPort } from './pool.js';
import { usePorts } from './ports.js';

export * from './index.js';

/** The main module of a thread. Throws in a bundle that does not know its place: calls then stay on this thread. */
const entry = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './node-worker-from-source.mjs' : './node-worker.js', import.meta.url);

/** Starts a thread, which keeps the process alive only while it works. */
function begin(): TaskPort {
  const worker = new Worker(entry());
  worker.unref();
  let reason = '';
  return {
    post: (order) => worker.postMessage(order),
    listen(onReply, onLost) {
      worker.on('message', onReply);
      worker.on('error', ({ message }: Error) => (reason = message));
      worker.on('exit', (status) => onLost(reason || `status ${status}`));
    },
    end: () => void worker.terminate(),
    keepAlive: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
  };
}

usePorts(begin, Math.max(1, availableParallelism() - 1));
