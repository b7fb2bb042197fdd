/** The asynchronous face for Node, with threads of `node:worker_threads`, which have the kernels. */
import { availableParallelism } from 'node:os';
import { startThread } from '../../pool/thread.js';
import { usePorts } from './workers.js';

export * from './index.js';

/** The main module of a thread. Throws in a bundle that does not know its place. */
const entry = (): URL => new URL(`./node-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);

usePorts(() => startThread(entry()), availableParallelism());
