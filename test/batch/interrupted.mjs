/** A process that interrupts itself: 40 records, of which the first never ends, after a given number of the others. */
import { answersOf } from '../../src/batch/batch.ts';
import { waiting } from './waiting.mjs';

const [others, job] = process.argv.slice(2).map((word) => JSON.parse(word));
const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

async function* records() {
  for (let line = 1; line <= 40; line++) yield [{ text: '', line }];
}

const waited = setInterval(() => {
  if (process.listenerCount('SIGINT') === 0 || Atomics.load(done, 0) < others) return;
  clearInterval(waited);
  process.kill(process.pid, 'SIGINT');
}, 20);

let [out, status] = ['', 0];
for await (const portion of answersOf(records(), {
  work: waiting,
  options: { done, forever: true, milliseconds: 1e9 },
  module: new URL('waiting.mjs', import.meta.url),
  exportName: 'waiting',
  headStart: 0,
  ...(job.isResumable ? {} : { unfinished: ({ line }) => ({ out: `undone ${line}`, remarks: [], status: 0 }) }),
  ...job,
})) {
  out += portion.out;
  status = portion.status;
}
process.stdout.write(JSON.stringify({ out, status }));
process.exit();
