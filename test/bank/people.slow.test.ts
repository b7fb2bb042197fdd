import { expect, test } from 'vitest';
import { peopleEstimate } from '../../src/bank/people.js';
import { readPuzzle } from '../../src/formats/read.js';
import { HARD } from './levels.js';

/** A puzzle in which singles refute few values. */
const INKALA = readPuzzle('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..').puzzle;

const hard = peopleEstimate(HARD)!;

test('a puzzle that singles cannot refute is estimated above a hard puzzle', () => {
  const { refutation, openings } = peopleEstimate(INKALA)!;
  expect(refutation).toBeGreaterThan(hard.refutation);
  expect(openings).toBeLessThan(hard.openings);
  expect([refutation, openings].map((figure) => figure.toFixed(2))).toEqual(['228.77', '1.02']);
});
