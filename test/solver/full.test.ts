import { expect, test } from 'vitest';
import { LEVELS } from '../../src/logic/step/strategy.js';
import { full } from '../../src/solver/full.js';
import { catalogue } from '../../strategies/index.js';

test('the ladder is the catalogue, in its order', () => {
  expect(full.rungs.flatMap(({ strategies }) => strategies)).toEqual(catalogue);
});

test('levels only rise', () => {
  const levels = catalogue.map(({ level }) => LEVELS.indexOf(level));
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
});

test('guessing comes last', () => expect(catalogue.at(-1)!.id).toBe('backtracking'));
