/** Workers that die during their work. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { answersOf } from '../../src/batch/batch.js';

const module = new URL('dying.mjs', import.meta.url);
const { dying } = await import(module.href);

/** Returns the answers of two workers to 500 records. */
async function answered(at: readonly number[], most: number) {
  async function* records() {
    for (let line = 1; line <= 500; line += 50)
      yield Array.from({ length: 50 }, (_, i) => ({ text: '', line: line + i }));
  }
  const options = { at, most, died: new Int32Array(new SharedArrayBuffer(501 * 4)), milliseconds: 1e9 };
  const deadly = ({ line }: { line: number }) => ({
    out: `${line} is deadly`,
    remarks: [{ text: `${line}` }],
    status: 3 as const,
  });
  const job = { work: dying, options, module, exportName: 'dying', threads: 2, crashed: deadly, headStart: 0 };
  let out = '';
  const remarks: string[] = [];
  for await (const portion of answersOf(records(), job)) {
    out += portion.out;
    remarks.push(...portion.remarks.map(({ text }) => text));
  }
  return { lines: out.trimEnd().split('\n'), remarks };
}

const numbers = Array.from({ length: 500 }, (_, i) => i + 1);

test('retries the records of a dead worker on another one, and keeps their places', async () => {
  const { lines, remarks } = await answered([1, 20, 77, 78, 300, 500], 1);
  expect(lines).toEqual(numbers.map((number) => `${number} by a worker`));
  expect(remarks).toEqual([]);
});

test('skips and reports only a record that two workers died of', async () => {
  const { lines, remarks } = await answered([20, 300], Infinity);
  expect(lines).toEqual(
    numbers.map((number) => (number === 20 || number === 300 ? `${number} is deadly` : `${number} by a worker`)),
  );
  expect(remarks).toEqual(['20', '300']);
});

const program = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const preloads = ['at-once.mjs', 'without-threads.mjs'].flatMap((name) => [
  '--import',
  new URL(name, import.meta.url).href,
]);

test.each([
  // Long enough that threads are needed, also on a fast machine.
  { args: ['grade', '--json', ...Array<string>(4).fill('fixtures/puzzles/mixed.txt')] },
  { args: ['create', 'hard', '--count', '1000', '--seed', 's'] },
])('$args.0: the main thread does the work where no thread can be started, and says so once', ({ args }) => {
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [...options, program, ...args, '--jobs', '2'], { encoding: 'utf8' });
  const { stderr, ...result } = run(...preloads);
  const { stdout, status } = run();
  expect([result.status, result.stdout]).toEqual([status, stdout]);
  expect(stderr.match(/no worker could be started/g)).toHaveLength(1);
});
