/** Threads that die when others can no longer be started. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Work } from '../../src/batch/answer.js';
import type { Port, Reply } from '../../src/pool/port.js';

const started = vi.hoisted(() => ({ count: 0 }));

/** The first thread loads, and dies of its first record; no other starts. */
vi.mock('../../src/pool/thread.js', () => ({
  startThread(): Port {
    if (started.count++ > 0) throw new Error('no more threads');
    let listener: (reply: Reply) => void;
    let lost: (reason: string) => void;
    return {
      listen(onReply, onLost) {
        [listener, lost] = [onReply, onLost];
        setImmediate(() => listener({ kind: 'ready' }));
      },
      post(message) {
        const { records } = message as { records: readonly unknown[] };
        setImmediate(() => (records.length === 0 ? listener({ kind: 'done', result: {} }) : lost('out of memory')));
      },
      end() {},
    };
  },
}));

let answersOf: typeof import('../../src/batch/batch.js')['answersOf'];

beforeAll(async () => {
  // Other tests have loaded real threads.
  vi.resetModules();
  ({ answersOf } = await import('../../src/batch/batch.js'));
});
afterAll(() => vi.resetModules());

test('the main thread goes on if the last thread dies after it has loaded', async () => {
  const remarks: string[] = [];
  async function* records() {
    for (let line = 1; remarks.length === 0; line++) yield [{ text: '', line }];
  }
  const work: Work<object> = ({ line }) => ({ out: `${line}`, remarks: [], status: 0 });
  const job = { work, options: {}, module: new URL(import.meta.url), exportName: 'work', threads: 1, headStart: 1 };
  let out = '';
  for await (const portion of answersOf(records(), job)) {
    out += portion.out;
    remarks.push(...portion.remarks.map(({ text }) => text));
  }
  expect(remarks).toEqual(['sudoku: no worker could be started: no more threads: the main thread does the work']);
  const lines = out.trimEnd().split('\n');
  expect(lines).toEqual(lines.map((_, i) => `${i + 1}`));
});
