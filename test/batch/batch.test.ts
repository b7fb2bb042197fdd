import { expect, test } from 'vitest';
import { answer, remarkText, type Work } from '../../src/batch/answer.js';
import { answersOf } from '../../src/batch/batch.js';
import { handle } from '../../src/batch/portion.js';
import { Portions } from '../../src/batch/portions.js';
import type { PuzzleRecord } from '../../src/formats/record.js';

const record = (line: number, text = `${line}`): PuzzleRecord => ({ text, line });
const echo: Work<{ fail: string }> = ({ text, line }, { fail }) =>
  text === fail ? answer('', [{ where: `line ${line}`, text: 'bad' }], 2) : answer(text);

async function* pieces(...sizes: number[]): AsyncGenerator<readonly PuzzleRecord[], void, void> {
  let line = 0;
  for (const size of sizes) yield Array.from({ length: size }, () => record(++line));
}

test('a portion has the text, the remarks and the worst status of its records', () => {
  const portion = handle([record(1, 'a'), record(2, 'x'), record(3, 'b\nc')], echo, { fail: 'x' });
  expect(portion).toMatchObject({
    out: 'a\n\nb\nc\n',
    remarks: [{ where: 'line 2', text: 'bad' }],
    status: 2,
    recordCount: 3,
  });
});

test('keeps the order of the records, whatever pieces they come in', async () => {
  const job = { work: echo, options: { fail: '7' }, module: new URL(import.meta.url), exportName: 'echo', threads: 1 };
  let out = '';
  const remarks: string[] = [];
  for await (const portion of answersOf(pieces(3, 0, 1, 40, 5), job)) {
    out += portion.out;
    remarks.push(...portion.remarks.map(remarkText));
  }
  const lines = Array.from({ length: 49 }, (_, i) => `${i + 1}\n`).filter((line) => line !== '7\n');
  expect(out).toBe(lines.join(''));
  expect(remarks).toEqual(['line 7: bad']);
});

test('portions grow while they take no time, and shrink when they take long', async () => {
  const portions = new Portions(pieces(600, 5000, 3000));
  const sizes: number[] = [];
  for (;;) {
    const portion = await portions.next();
    if (!portion) break;
    sizes.push(portion.length);
    const isLate = sizes.length > 12;
    portions.adapt({ recordCount: portion.length, duration: isLate ? 1000 : 1 });
  }
  expect(sizes.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 89]);
  expect(Math.max(...sizes)).toBe(512);
  expect(sizes.slice(-20)).toEqual(Array.from({ length: 20 }, () => 1));
  expect(sizes.reduce((sum, size) => sum + size)).toBe(8600);
});

test('records that were put back come before the others', async () => {
  const portions = new Portions(pieces(2, 1));
  const taken = [...(await portions.next())!, ...(await portions.next())!];
  portions.putBack(taken.slice(1));
  expect([await portions.next(), await portions.next(), await portions.next()]).toEqual([
    [record(2)],
    [record(3)],
    undefined,
  ]);
});

test('reads no further than the answers are fetched', async () => {
  let read = 0;
  async function* counted(): AsyncGenerator<readonly PuzzleRecord[], void, void> {
    for (;;) yield [record(++read)];
  }
  const job = { work: echo, options: { fail: '' }, module: new URL(import.meta.url), exportName: 'echo', threads: 1 };
  const answers = answersOf(counted(), job);
  for (let i = 0; i < 5; i++) await answers.next();
  expect(read).toBe(5);
  await answers.return();
});
