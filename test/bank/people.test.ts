/** The estimate of how hard people find a puzzle. Its figures are the same each time, so changes of the model are seen. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { peopleEstimate } from '../../src/bank/people.js';
import { EMPTY } from '../../src/core/board.js';
import { readPuzzle } from '../../src/formats/read.js';
import { EASY, HARD } from './levels.js';

const hard = peopleEstimate(HARD)!;

test('refutation is 0 if singles suffice and positive if not, and is the same each time', () => {
  expect(peopleEstimate(EASY)).toMatchObject({ refutation: 0 });
  expect(hard.refutation).toBeGreaterThan(0);
  expect(hard.openings).toBeLessThan(peopleEstimate(EASY)!.openings);
  expect(peopleEstimate(HARD)).toEqual(hard);
  expect(peopleEstimate({ ...EASY, values: new Int8Array(81).fill(EMPTY) })).toBeUndefined();
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
