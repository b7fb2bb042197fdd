/** Every strategy on grids with random rules: nothing that it says there is wrong, and all of it is proved. */
import { expect, test } from 'vitest';
import { tryRuled, tryRuledDefinitions, tryRuledSymmetry } from './try-rules.js';

test('strategies are right and proved on grids with random rules', () => {
  const { faults, hits, proofs } = tryRuled(20_000, 'random rules');
  expect(faults).toEqual([]);
  expect([hits > 5000, proofs > 2000]).toEqual([true, true]);
});

test('they find what their definitions say, and nothing else', () => {
  const { faults, perStrategy } = tryRuledDefinitions(2000, 'random rules');
  expect(faults).toEqual([]);
  expect([...perStrategy.values()].filter(({ outcomes }) => outcomes > 0).length).toBeGreaterThan(10);
});

test('they find the same when lines change places and digits their names', () => {
  const { faults, outcomes } = tryRuledSymmetry(2000, 'random rules');
  expect(faults).toEqual([]);
  expect(outcomes).toBeGreaterThan(1000);
});
