import { describe, expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { fillerOf } from '../../src/create/fill.js';
import { obstacleTo } from '../../src/create/obstacle.js';
import { seeded } from '../../src/create/random.js';
import type { PuzzleRequest } from '../../src/create/spec.js';
import { isUnique } from '../../src/search/search.js';

const nine = Geometry.of(3, 3);
const sixteen = Geometry.of(4, 4);
const exactly = (number: number) => ({ least: number, most: number });
const upTo = (most: number) => ({ least: 0, most });
const all = [...Array(nine.cells).keys()];

describe('what cannot be is seen', () => {
  test.each<[why: string, PuzzleRequest, says: string]>([
    ['too few givens', { clues: exactly(16) }, 'with fewer than 17 givens'],
    ['too small a pattern', { pattern: all.slice(0, 16) }, 'with fewer than 17 givens'],
    ['a number that the symmetry jumps over', { clues: exactly(22), symmetry: 'quarter' }, 'ask for 21 or 24'],
    ['a score that singles exceed', { score: upTo(9) }, 'scores 160 at least'],
    ['fewer clues, more singles', { score: upTo(200), clues: upTo(30) }, 'scores 204 at least'],
    ['a score above the level', { level: 'easy', score: { least: 900, most: 1000 } }, 'harder than easy'],
    ['a technique above the level', { level: 'medium', require: ['x-wing'] }, 'ask for --difficulty hard'],
    ['two rows without givens in a band', { pattern: all.filter((cell) => cell >= 18) }, 'rows 1 to 3'],
    [
      'columns of which only one row is given',
      { pattern: all.filter((cell) => nine.columnOf(cell) < 6 || nine.rowOf(cell) === 4) },
      'columns 7 to 9',
    ],
  ])('%s', (_, request, says) => {
    expect(obstacleTo(nine, request)).toContain(says);
  });
});

describe('nothing is said against what can be', () => {
  test.each<PuzzleRequest>([
    {},
    { clues: exactly(17) },
    { clues: exactly(21), symmetry: 'quarter' },
    { score: upTo(160) },
    { level: 'easy', score: exactly(800) },
    { level: 'hard', require: ['x-wing', 'pointing'] },
    { pattern: all.filter((cell) => cell >= 9) },
    { pattern: all.filter((cell) => nine.columnOf(cell) < 6 || nine.rowOf(cell) % 4 === 0) },
  ])('%j', (request) => {
    expect(obstacleTo(nine, request)).toBeUndefined();
  });
});

test('other sizes have bounds of their own', () => {
  expect(obstacleTo(Geometry.of(2, 2), { clues: exactly(3) })).toContain('fewer than 4');
  expect(obstacleTo(sixteen, { clues: exactly(16) })).toBeUndefined();
  expect(obstacleTo(sixteen, { score: upTo(9) })).toContain('at least');
});

test.each(['a', 'b', 'c'])('with one row given of three columns there is another solution, seed %s', (seed) => {
  const grid = fillerOf(nine, 'random')(seeded(seed));
  const values = grid.map((digit, cell) => (nine.columnOf(cell) < 6 || nine.rowOf(cell) === 4 ? digit : EMPTY));
  expect(isUnique({ geometry: nine, values })).toBe(false);
});
