/** Threads that end in the midst of their work. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { answersOf } from '../../src/batch/batch.js';

const module = new URL('dying.mjs', import.meta.url).href;
const built = new URL('../../dist/src/batch/batch.js', import.meta.url).href;
const { dying } = await import(module);
const batch = (await import(built)) as { answersOf: typeof answersOf };

/** What two threads make of 500 records, and the worst of it. */
async function answered(way: string, at: readonly number[], most: number) {
  async function* records() {
    for (let line = 1; line <= 500; line += 50)
      yield Array.from({ length: 50 }, (_, i) => ({ text: '', line: line + i }));
  }
  const options = { at, way, most, died: new Int32Array(new SharedArrayBuffer(501 * 4)) };
  const deadly = ({ line }: { line: number }) => ({ out: `${line} is deadly`, notes: [`${line}`], status: 3 as const });
  const job = { work: dying, options, module, name: 'dying', threads: 2, deadly };
  let out = '';
  const notes: string[] = [];
  for await (const portion of batch.answersOf(records(), job)) {
    out += portion.out;
    notes.push(...portion.notes);
  }
  return { lines: out.trimEnd().split('\n'), notes };
}

const numbers = Array.from({ length: 500 }, (_, i) => i + 1);

test('what a thread was at is done again by another one, in its place', async () => {
  const { lines, notes } = await answered('exit', [1, 20, 77, 78, 300, 500], 1);
  expect(lines).toEqual(numbers.map((number) => `${number} by a thread`));
  expect(notes).toEqual([]);
});

test('a record that threads die of is left out and told, and no other', async () => {
  const { lines, notes } = await answered('exit', [20, 300], Infinity);
  expect(lines).toEqual(
    numbers.map((number) => (number === 20 || number === 300 ? `${number} is deadly` : `${number} by a thread`)),
  );
  expect(notes).toEqual(['20', '300']);
});

const program = fileURLToPath(new URL('../../bin/sudoku.js', import.meta.url));
const preloads = ['at-once.mjs', 'without-threads.mjs'].flatMap((name) => [
  '--import',
  new URL(name, import.meta.url).href,
]);

/** More than the first thread does by itself before it hears of it. */
const many = readFileSync('fixtures/puzzles/mixed.txt', 'utf8').repeat(40);

test.each([
  { args: ['grade', '--json'], input: many },
  { args: ['create', 'easy', '--count', '3000'], input: '' },
])('$args.0: where no thread can be started it is told, with the status of a limit', ({ args, input }) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...preloads, program, ...args, '--jobs', '2'], {
    encoding: 'utf8',
    input,
  });
  expect([status, stdout]).toEqual([3, '']);
  expect(stderr).toMatch(/sudoku: no thread could be started.*: leave --jobs out, or/);
});
