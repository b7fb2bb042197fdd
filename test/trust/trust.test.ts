/** A small share of the trials, which scripts make at length (`npm run trust:parsers`, `trust:properties`, `trust:completeness`). */
import { expect, test } from 'vitest';
import { tryDefinitions } from './try-definitions.js';
import { tryParsers } from './try-parsers.js';
import { tryStrategies } from './try-strategies.js';

test('texts that readers were not made for are refused or read', async () => {
  const { faults, puzzles, cycles } = await tryParsers(800, 'small');
  expect(faults).toEqual([]);
  expect(puzzles).toBeGreaterThan(0);
  expect(cycles).toBeGreaterThan(0);
});

test('what strategies find in random positions is true, proved and found again', () => {
  const { faults, hits, undecided } = tryStrategies(500, 'small');
  expect(faults).toEqual([]);
  expect(hits).toBeGreaterThan(0);
  expect(undecided).toBe(0);
});

test('strategies find what their definitions say, and nothing else', () => {
  const { faults, perStrategy } = tryDefinitions(340, 'small');
  expect(faults).toEqual([]);
  expect([...perStrategy.values()].filter(({ outcomes }) => outcomes > 0).length).toBeGreaterThan(20);
});
