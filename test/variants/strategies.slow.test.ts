/** Every strategy on grids with random rules: its steps must be correct and proved. */
import { expect, test } from 'vitest';
import { tryRuled, tryRuledDefinitions, tryRuledSymmetry } from './try-rules.js';

test('strategies are correct and proved on grids with random rules', () => {
  const { faults, hits, proofs } = tryRuled(20_000, 'rules at random');
  expect(faults).toEqual([]);
  expect([hits > 5000, proofs > 2000]).toEqual([true, true]);
});

test('strategies find exactly the steps of their definitions', () => {
  const { faults, perStrategy } = tryRuledDefinitions(2000, 'random rules');
  expect(faults).toEqual([]);
  expect([...perStrategy.values()].filter(({ outcomes }) => outcomes > 0).length).toBeGreaterThan(10);
});

test('strategies find the same steps after lines and digits are permuted', () => {
  const { faults, outcomes } = tryRuledSymmetry(2000, 'random rules');
  expect(faults).toEqual([]);
  expect(outcomes).toBeGreaterThan(1000);
});
