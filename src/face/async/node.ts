/** The asynchronous face for Node, with threads of `node:worker_threads`, which have the kernels. */
import { availableParallelism } from 'node:os';
import { startThread } from '../../pool/thread.js';
import { usePorts } from './workers.js';

export * from './index.js';

/** Returns the main module of a thread. Throws in a bundle that does not know its place, as one of CommonJS. */
function entry(): URL {
  const here: string | undefined = import.meta.url;
  if (!here) throw new Error('the bundle does not know where its files are');
  return new URL(`./node-worker.${here.endsWith('.ts') ? 'ts' : 'js'}`, here);
}

usePorts(() => startThread(entry()), availableParallelism());
