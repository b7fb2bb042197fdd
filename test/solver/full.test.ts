import { expect, test } from 'vitest';
import { LEVELS } from '../../src/logic/step/strategy.js';
import { full } from '../../src/solver/full.js';
import { catalogue } from '../../strategies/index.js';

test('the ladder is the catalogue, in its order', () => {
  expect(full.rungs.map(({ strategy }) => strategy)).toEqual(catalogue);
});

test('levels only rise', () => {
  const levels = full.rungs.map(({ level }) => LEVELS.indexOf(level));
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
});

test('guessing comes last', () => expect(full.rungs.at(-1)!.strategy.id).toBe('backtracking'));
