/** Batches of the library: answers in order, errors in their places, and no more taken than needed. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { workers } from '../../src/face/async/index.js';
import { type BadOption, type CreateRequest, explain, grade, solve } from '../../src/index.js';
import { read } from '../read-text.js';

const { createMany, explainMany, gradeMany, solveMany } = workers;

const SMALL = '.3.1...2....1...';
const HARD = '....29.8.1..4..5...98...7..6...9..5.8..6.5..7.1..7...9..1...62...3..8..1.4.23....';
const SEVERAL = '.'.repeat(16);

// Here is no web worker, so that calls work on this thread, and say so.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

const listed = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

test('answers as the functions for one puzzle do, in order', async () => {
  const lines = [HARD, SMALL, HARD];
  expect(await listed(gradeMany(lines, { scale: 'hodoku' }))).toEqual(
    lines.map((item) => ({ item, answer: grade(item, { scale: 'hodoku' }) })),
  );
  expect((await listed(solveMany(lines))).map(({ answer }) => answer)).toEqual(lines.map((line) => solve(line)));
  expect((await listed(explainMany([SMALL]))).map(({ answer }) => answer)).toEqual([explain(SMALL)]);
  expect(await listed(gradeMany([read(SMALL)]))).toMatchObject([{ answer: { hodoku: { level: 'easy' } } }]);
});

test('an error stands in its place, and the others are answered', async () => {
  const answers = await listed(gradeMany(['12', SMALL, SEVERAL]));
  expect(answers.map(({ error, answer }) => (error as { code?: string })?.code ?? answer?.hodoku?.level)).toEqual([
    'MISREAD',
    'easy',
    'SEVERAL_SOLUTIONS',
  ]);
  const requests = [{ level: 'easy', box: [2, 2], seed: 'a' }, { level: 'none' }];
  const made = await listed(createMany(requests as CreateRequest[]));
  expect(made.map(({ error, answer }) => answer?.puzzle.length ?? (error as BadOption).option)).toEqual([16, 'level']);
});

test('a wrong setting and an abort end the batch', async () => {
  await expect(listed(gradeMany([SMALL], { scale: 'none' as never }))).rejects.toMatchObject({ option: 'scale' });
  await expect(listed(solveMany([SMALL], { signal: AbortSignal.abort() }))).rejects.toMatchObject({
    name: 'AbortError',
  });
  await expect(listed(solveMany(SMALL as never))).rejects.toMatchObject({ option: 'puzzles' });
});

test('takes only some puzzles ahead, and ends an endless source when it is left', async () => {
  let taken = 0;
  let isEnded = false;
  function* endless() {
    try {
      for (;;) {
        taken++;
        yield SMALL;
      }
    } finally {
      isEnded = true;
    }
  }
  for await (const { answer } of solveMany(endless())) {
    expect(answer).toBeDefined();
    break;
  }
  await expect.poll(() => isEnded).toBe(true);
  expect(taken).toBeLessThan(100);
});
