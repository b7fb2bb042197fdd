/** The main file of a worker thread: passes messages, one after another, to the default export of a module. */
import threads from 'node:worker_threads';
import type { WorkerReply } from './worker-pool.js';

const { parentPort, workerData } = threads;

const reply = (message: WorkerReply<unknown>): void => parentPort!.postMessage(message);
const { default: run } = (await import(workerData)) as { default(message: unknown): unknown };

let last = Promise.resolve();
parentPort!.on('message', (message) => {
  last = last
    .then(() => run(message))
    .then(
      (result) => reply({ result }),
      (error) => reply({ error }),
    );
});
reply('ready');
