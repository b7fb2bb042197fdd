/** Clues with which the hardest puzzles are made. */
import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { create } from '../../src/create/create.js';
import { seeded } from '../../src/create/random.js';
import { specOf } from '../../src/create/spec.js';
import { variantOf } from '../../src/create/variant.js';
import { isUnique } from '../../src/search/search.js';
import './clues.test.js';

test('tells of an extreme killer no hardest step, since that was not searched', () => {
  const random = seeded('h');
  const { geometry, ...known } = variantOf(Geometry.of(3, 3), { constraints: ['killer-cage'] }, random);
  const { puzzle, grade } = create(specOf(geometry, { level: 'extreme' }, known), random).made!;
  expect(grade).toMatchObject({ level: 'extreme', solved: false, hardest: undefined });
  expect(isUnique(puzzle)).toBe(true);
});
