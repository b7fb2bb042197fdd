/** What a thread runs: tasks as they come, one after another, by the default export of the module that it was begun with. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Word } from './threads.js';

const port = parentPort!;
const say = (word: Word): void => port.postMessage(word);
const { default: run } = (await import(workerData)) as { default(task: unknown, tell: typeof say): unknown };
async function done(task: unknown): Promise<Word> {
  try {
    return { result: await run(task, say) };
  } catch (error) {
    return { error };
  }
}

let before = Promise.resolve();
port.on('message', (task) => {
  before = before.then(async () => say(await done(task)));
});
say('ready');
