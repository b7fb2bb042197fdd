/** The estimate of how hard people find a puzzle. Its figures are the same each time, so changes of the model are seen. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { peopleEstimate } from '../../src/bank/people.js';
import { EMPTY } from '../../src/core/board.js';
import { readPuzzle } from '../../src/formats/read.js';
import { EASY, HARD } from './levels.js';

/** A puzzle in which singles refute few values. */
const INKALA = readPuzzle('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..').puzzle;

const hard = peopleEstimate(HARD)!;

test('refutation is 0 if singles suffice and positive if not, and is the same each time', () => {
  expect(peopleEstimate(EASY)).toMatchObject({ refutation: 0 });
  expect(hard.refutation).toBeGreaterThan(0);
  expect(hard.openings).toBeLessThan(peopleEstimate(EASY)!.openings);
  expect(peopleEstimate(HARD)).toEqual(hard);
  expect(peopleEstimate({ ...EASY, values: new Int8Array(81).fill(EMPTY) })).toBeUndefined();
});

test('a puzzle that singles cannot refute is estimated above a hard puzzle', () => {
  const { refutation, openings } = peopleEstimate(INKALA)!;
  expect(refutation).toBeGreaterThan(hard.refutation);
  expect(openings).toBeLessThan(hard.openings);
  expect([refutation, openings].map((figure) => figure.toFixed(2))).toEqual(['228.77', '1.02']);
});

test('the figures are those in the docs', () => {
  const rows = [
    ...readFileSync('docs/grading.md', 'utf8').matchAll(/^\| `([.\d]{81})` .*\| ([\d.]+) \| ([\d.]+) \|$/gm),
  ];
  expect(rows).toHaveLength(2);
  for (const [, line, ...figures] of rows) {
    const { refutation, openings } = peopleEstimate(readPuzzle(line!).puzzle)!;
    expect([refutation, openings].map((figure) => figure.toFixed(1))).toEqual(figures);
  }
});
