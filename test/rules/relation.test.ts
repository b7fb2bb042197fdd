/** Relations of two cells: neighbours, and what a relation excludes. */
import { expect, test } from 'vitest';
import { areBeside, betweenPairs, neighbours, unless } from '../../src/rules/relation.js';

test('neighbours are the pairs of cells beside each other, each once', () => {
  for (const size of [1, 2, 4]) {
    const cells = Array.from({ length: size * size }, (_, cell) => cell);
    const beside = cells.flatMap((a) => cells.filter((b) => a < b && areBeside(a, b, size)).map((b) => [a, b]));
    expect(neighbours(size)).toEqual(beside);
    expect(beside).toHaveLength(2 * size * (size - 1));
  }
});

test.each([
  [0, 1, true],
  [0, 4, true],
  [5, 1, true],
  [6, 5, true],
  [0, 0, false],
  [0, 2, false],
  [0, 5, false],
  [3, 4, false],
  [0, 8, false],
])('in a 4×4 grid, cells %i and %i are beside each other: %s', (a, b, expected) => {
  expect(areBeside(a, b, 4)).toBe(expected);
});

test('a relation excludes the pairs of digits, from one, that it does not allow', () => {
  expect(unless(2, 7, [1, 2, 3], (a, b) => a < b || a === 3)).toEqual([
    [6, 21],
    [7, 21],
    [7, 22],
  ]);
});

test('clues of two cells exclude by their own numbers', () => {
  const clues = [
    { kind: 'any', value: 2, lists: [[0, 1]] },
    { kind: 'any', lists: [[3, 2]] },
  ];
  expect(betweenPairs(clues, [1, 2], (a, b, value) => a + b === (value ?? 4))).toEqual([
    [0, 3],
    [1, 2],
    [1, 3],
    [6, 4],
    [6, 5],
    [7, 4],
  ]);
});
