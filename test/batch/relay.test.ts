/** This thread at work beside others, as the built program has them. */
import { expect, test } from 'vitest';
import type { Work } from '../../src/batch/answer.js';
import type { answersOf } from '../../src/batch/batch.js';

const built = new URL('../../dist/src/batch/batch.js', import.meta.url).href;
const batch = (await import(built)) as { answersOf: typeof answersOf };
const DONE = { out: '', notes: [], status: 0 } as const;

/** What comes of so many records, one by one, or of as many as it takes to see an answer. */
async function linesOf<Options extends object>(
  count: number,
  name: string,
  work: Work<Options>,
  options: Options,
  { threads = 1, until = '' } = {},
) {
  let out = '';
  const isSeen = () => until !== '' && out.includes(until);
  async function* records() {
    for (let line = 1; line <= count && !isSeen(); line++) yield [{ text: '', line }];
  }
  const module = new URL(`${name}.mjs`, import.meta.url).href;
  const job = { work, options: { ...options, milliseconds: 1e9 }, module, name, threads, patience: 10 };
  for await (const portion of batch.answersOf(records(), job)) out += portion.out;
  return out.trimEnd().split('\n');
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test('while a record takes too long here, another thread is at it, and this one goes on', async () => {
  const { waiting } = await import(new URL('waiting.mjs', import.meta.url).href);
  const options = { done: new Int32Array(new SharedArrayBuffer(4)) };
  const lines = await linesOf(100, 'waiting', waiting, options);
  expect(lines).toEqual(['in time', ...numbers(100).slice(1).map(String)]);
});

test('where all take too long here, ever fewer of them are tried here', async () => {
  const options = { at: [], way: 'exit', most: 0, died: new Int32Array(new SharedArrayBuffer(4)) };
  let tried = 0;
  const tooLong = () => {
    tried++;
    return { ...DONE, isCut: true };
  };
  const lines = await linesOf(300, 'dying', tooLong, options);
  expect(lines).toEqual(numbers(300).map((number) => `${number} by a thread`));
  expect(tried).toBeLessThan(20);
});

test('what a thread died of is done again while this one goes on, in its place', async () => {
  // No more than three, after which this thread may leave some to others.
  const at = [20, 21, 200];
  const options = { at, way: 'exit', most: 1, died: new Int32Array(new SharedArrayBuffer(201 * 4)) };
  const here: Work<object> = ({ line }) =>
    at.includes(line) ? { ...DONE, isCut: true } : { ...DONE, out: `${line} here` };
  const lines = await linesOf(200, 'dying', here, options);
  expect(lines).toEqual(numbers(200).map((number) => `${number} ${at.includes(number) ? 'by a thread' : 'here'}`));
});

test('with two threads this one works too, and answers keep their order', async () => {
  const options = { at: [], way: 'exit', most: 0, died: new Int32Array(new SharedArrayBuffer(4)) };
  const here: Work<object> = ({ line }) => {
    for (const end = performance.now() + 5; performance.now() < end; );
    return { ...DONE, out: `${line} here` };
  };
  const lines = await linesOf(Infinity, 'dying', here, options, { threads: 2, until: 'by a thread' });
  expect(lines.map(Number.parseFloat)).toEqual(numbers(lines.length));
  expect(lines.some((line) => line.endsWith('here'))).toBe(true);
});
