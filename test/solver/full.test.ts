import { expect, test } from 'vitest';
import { LEVELS } from '../../src/logic/step/strategy.js';
import { full } from '../../src/solver/full.js';
import { FULL_ORDER } from '../../src/solver/full-order.js';
import { catalogue } from '../../strategies/index.js';

test('every strategy of the catalogue has its place, once', () => {
  expect([...FULL_ORDER].sort()).toEqual(catalogue.map(({ id }) => id).sort());
});

test('levels only rise', () => {
  const levels = full.rungs.map(({ level }) => LEVELS.indexOf(level));
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
});

test('guessing comes last', () => expect(full.rungs.at(-1)!.strategy.id).toBe('backtracking'));
