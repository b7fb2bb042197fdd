/** The main file of a worker thread: runs messages, one after another, through the default export of a module. */
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerReply } from './worker-pool.js';

const port = parentPort!;
const send = (reply: WorkerReply<unknown>): void => port.postMessage(reply);
const { default: run } = (await import(workerData)) as { default(message: unknown, tell: typeof send): unknown };

async function replyTo(message: unknown): Promise<WorkerReply<unknown>> {
  try {
    return { result: await run(message, send) };
  } catch (error) {
    return { error };
  }
}

let last = Promise.resolve();
port.on('message', (message) => {
  last = last.then(async () => send(await replyTo(message)));
});
send('ready');
