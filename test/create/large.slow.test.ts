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

test.each(LEVELS)('16×16, %s: within few drafts', (level) => {
  const { made, tried } = create(specOf(sixteen, { level }), seeded('large'));
  expect(made!.grade.level).toBe(level);
  expect(uniqueSolution(made!.puzzle)).toEqual(made!.puzzle.solution);
  expect(tried).toBeLessThan(20);
});

test.each(['medium', 'hard'] as const)('25×25, %s', (level) => {
  const { made, tried } = create(specOf(twentyFive, { level }), seeded('large'));
  expect(made!.grade.level).toBe(level);
  expect(tried).toBeLessThan(20);
});

test('a limit of time ends the first draft too', () => {
  const looks = ticking();
  expect(create(specOf(twentyFive), seeded('large'), 100).made).toBeUndefined();
  expect(looks()).toBeLessThan(120);
});
