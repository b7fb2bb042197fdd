/** A process whose first record takes too long for its own thread: prints how many records are in each portion. */
import { answersOf } from '../../dist/src/batch/batch.js';
import { waiting } from './waiting.mjs';

async function* records() {
  yield Array.from({ length: 1000 }, (_, i) => ({ text: '', line: i + 1 }));
}

const sizes = [];
for await (const portion of answersOf(records(), {
  work: waiting,
  options: { done: new Int32Array(new SharedArrayBuffer(4)), forever: true, milliseconds: 100 },
  module: new URL('waiting.mjs', import.meta.url).href,
  name: 'waiting',
  threads: 1,
  patience: 10,
}))
  sizes.push(portion.records);
process.stdout.write(JSON.stringify(sizes));
process.exit();
