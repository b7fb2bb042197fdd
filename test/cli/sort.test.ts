import { expect, test } from 'vitest';
import { expression } from '../../src/cli/answers/expression.js';
import { sortKey } from '../../src/cli/commands/sort.js';
import { sudokuOn } from './sudoku.js';

const lines = (objects: readonly object[]): string => objects.map((object) => `${JSON.stringify(object)}\n`).join('');
const read = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const GRADED = [3, -1.5, 20, 0, 1e9, 3].map((score, index) => ({
  puzzle: `p${index}`,
  hodoku: { score, level: index % 2 ? 'easy' : 'hard' },
}));

test.each([false, true])('orders keys by their values, reversed: %s', (isReversed) => {
  const numbers = [-Infinity, -1e300, -20, -1.5, -0, 1e-9, 1, 3, 20, 1e9, Infinity];
  const words = ['', 'a', 'ab', 'b', 'ä'];
  for (const values of [numbers, words]) {
    const keys = values.map((value) => sortKey(value, isReversed));
    expect([...keys].sort()).toEqual(isReversed ? keys.toReversed() : keys);
  }
  const rest = [sortKey(1, isReversed), sortKey('a', isReversed), sortKey(undefined, isReversed)];
  expect([...rest].sort()).toEqual(rest);
});

test('sorts by an expression, stably, with missing values last', async () => {
  const { status, out } = await sudokuOn(lines([{ puzzle: 'x' }, ...GRADED]), 'sort', '--by', 'hodoku.score');
  expect([status, read(out).map(({ puzzle }) => puzzle)]).toEqual([0, ['p1', 'p3', 'p0', 'p5', 'p2', 'p4', 'x']]);
});

test('--limit with --each keeps the first of each group', async () => {
  const words = ['sort', '--by', 'hodoku.score', '--reverse', '--limit', '2', '--each', 'hodoku.level'];
  const { out } = await sudokuOn(lines(GRADED), ...words);
  expect(read(out).map(({ puzzle }) => puzzle)).toEqual(['p4', 'p2', 'p5', 'p3']);
});

test('a limit without groups keeps the first lines of all, in bounded memory', async () => {
  const many = Array.from({ length: 1000 }, (_, n) => ({ n: (n * 7919) % 1000 }));
  const { out } = await sudokuOn(lines(many), 'sort', '--by', 'n', '--limit', '3');
  expect(read(out)).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
});

test('an expression that runs long lets the event loop run, so that an interrupt is heard', async () => {
  const counting = expression('($down := function($n) { $n = 0 ? true : $down($n - 1) }; $down(1000))', 'counting');
  let turns = 0;
  const turn = (): unknown => setImmediate(() => turns++ < 100 && turn());
  turn();
  expect(await counting.evaluate({})).toBe(true);
  expect(turns).toBeGreaterThan(1);
});

test('selects the lines for which an expression is true, unchanged', async () => {
  const { status, out } = await sudokuOn(lines(GRADED), 'select', "hodoku.score > 2 and hodoku.level = 'hard'");
  expect([status, out]).toEqual([0, lines([GRADED[0]!, GRADED[2]!, GRADED[4]!])]);
  expect((await sudokuOn(lines(GRADED), 'select', 'hodoku.score > 2', '--limit', '1')).out).toBe(lines([GRADED[0]!]));
});

test.each([
  ['select', '(', 'the expression: '],
  ['select', 'hodoku.score', 'not true or false'],
  ['sort --by', '$$$(', '--by: '],
])('%s %s is rejected with a sentence', async (command, words, reason) => {
  const { status, notes } = await sudokuOn(lines(GRADED), ...command.split(' '), words);
  expect([status, notes]).toEqual([2, expect.stringContaining(reason)]);
});

test('reports a line that is no JSON and sorts the others', async () => {
  const { status, out, notes } = await sudokuOn(`{"n":2}\nno\n{"n":1}\n`, 'sort', '--by', 'n');
  expect([status, out]).toEqual([2, '{"n":1}\n{"n":2}\n']);
  expect(notes).toContain('line 2: this is not a JSON object');
});
