import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { crowdedRow } from './crowded-row.js';

test('cells of a row of ten with too few digits are counted where a search takes too many choices', () => {
  expect(crowdedRow(Geometry.of(2, 5))).toEqual({ verdict: 'proved' });
});

test('a proof with too many choices is undecided', () => {
  expect(crowdedRow(Geometry.of(3, 4))).toEqual({ verdict: 'undecided' });
});
