/** Every strategy on grids with random rules: nothing that it says there is wrong, and all of it is proved. */
import { expect, test } from 'vitest';
import { below } from '../../src/create/random.js';
import { catalogue } from '../../strategies/index.js';
import { anyPosition } from '../trust/positions.js';
import { tryStrategies } from '../trust/try-strategies.js';
import { randomVariant } from './random.js';

const SIZES = [4, 5, 6, 6, 7, 8, 9, 9, 9];

test('strategies are right and proved on grids with random rules', () => {
  const { faults, hits, proofs } = tryStrategies(20_000, 'random rules', catalogue, (random) => {
    const { geometry, solution } = randomVariant(SIZES[below(random, SIZES.length)]!, random);
    return anyPosition(geometry, random, solution);
  });
  expect(faults).toEqual([]);
  expect([hits > 5000, proofs > 2000]).toEqual([true, true]);
});
