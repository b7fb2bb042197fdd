import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { crowdedRow } from './crowded-row.js';

test('a proof with too many choices is undecided', () => {
  expect(crowdedRow(Geometry.of(3, 4))).toEqual({ verdict: 'undecided' });
});
