import { expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { readPuzzle } from '../../src/formats/read.js';
import { CoverState, NONE } from '../../src/search/cover-state.js';
import { afterSingles, isSolvedBySingles } from '../../src/search/singles.js';

test('singles solve what they solve only because some cells differ as pairs', () => {
  const text = '.....9..64.....9..5....7.....9.15...6.....5.2..1.............3....6..........36..';
  expect(isSolvedBySingles(readPuzzle(`${text} variant=anti-knight`).puzzle)).toBe(true);
  expect(isSolvedBySingles(readPuzzle(text).puzzle)).toBe(false);
});

test('singles alone leave what needs locked candidates', () => {
  const { puzzle } = readPuzzle('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  const { broken, values } = afterSingles(puzzle);
  expect([broken, values.filter((value) => value !== EMPTY).length]).toEqual([NONE, 21]);
});

test('singles do not solve what locked candidates would', () => {
  const { puzzle } = readPuzzle('.32......15...7..4...91...2.78...13..........2.4.....7...2.3....1......9....7.5..');
  const withLocks = new CoverState(puzzle.geometry);
  withLocks.start(puzzle.values);
  withLocks.settleAll();
  expect([withLocks.isSolved, isSolvedBySingles(puzzle), afterSingles(puzzle).isSolved]).toEqual([true, false, false]);
});

test('singles end at a contradiction', () => {
  const geometry = Geometry.of(2, 2);
  const values = Int8Array.from({ length: 16 }, (_, cell) => [0, 1, -1, -1, -1, -1, 2, -1, -1, -1, -1, 2][cell] ?? -1);
  expect(afterSingles({ geometry, values }).broken).not.toBe(NONE);
  expect(isSolvedBySingles({ geometry, values })).toBe(false);
});
