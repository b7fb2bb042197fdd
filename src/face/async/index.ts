/**
 * Asynchronous versions of the library's functions. They take the same arguments and return the same results. Workers do
 * the work, so that the calling thread stays free; where none can be started, a call works on the calling thread.
 *
 * `milliseconds` limits the work, from when a worker begins it. When it is up, `explain` and `allSteps` return the steps
 * found by then with `ended: 'time'`, and `solve`, `check` and `grade` what is known; `hint`, `create`, `verify` and
 * `walk` reject with OutOfTime, and so do the others if not even the number of solutions is known. The signal of
 * `AbortSignal.timeout` bounds everything, the wait for a worker too, and returns the same if it has arrived. After any
 * other abort they reject at once with the signal's reason. An Aborted of `explain` or `allSteps` has the steps found by
 * then. A worker loads the `language` of the settings by its code.
 */
export type { WebWorker } from '../../pool/web-worker.js';
export type { ItemsOf } from '../items.js';
export * as workers from './calls.js';
export type { Answered } from './many.js';
export type { ModuleSettings, WithModules } from './modules.js';
export { endWorkers, setWorkers, type WorkerSettings } from './workers.js';
