/** Large grids of every level. */
import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { create } from '../../src/create/create.js';
import { seeded } from '../../src/create/random.js';
import { specOf } from '../../src/create/spec.js';
import { LEVELS } from '../../src/logic/step/strategy.js';
import { uniqueSolution } from '../../src/search/search.js';
import { ticking } from '../ticking.js';

const sixteen = Geometry.of(4, 4);
const twentyFive = Geometry.of(5, 5);

test.each(LEVELS)('makes a 16×16 puzzle, %s, within few drafts', (level) => {
  const { made, tried } = create(specOf(sixteen, { level }), seeded('large'));
  expect(made!.grade.level).toBe(level);
  expect(uniqueSolution(made!.puzzle)).toEqual(made!.puzzle.solution);
  expect(tried).toBeLessThan(20);
});

test.each(['medium', 'hard'] as const)('makes a 25×25 puzzle, %s', (level) => {
  const { made, tried } = create(specOf(twentyFive, { level }), seeded('large'));
  expect(made!.grade.level).toBe(level);
  expect(tried).toBeLessThan(20);
});

test('a time limit also ends the first draft', () => {
  const looks = ticking();
  expect(create(specOf(twentyFive), seeded('large'), 100).made).toBeUndefined();
  expect(looks()).toBeLessThan(120);
});
