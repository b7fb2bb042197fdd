import { expect, test } from 'vitest';
import { LEVELS } from '../../src/logic/step/strategy.js';
import { full } from '../../src/solver/full.js';
import { type Rules, rungsOf } from '../../src/solver/walk.js';
import { catalogue } from '../../strategies/index.js';

test('the ladder has the catalogue in its order', () => {
  expect(full.rungs.flatMap(({ strategies }) => strategies)).toEqual(catalogue);
});

test('levels never fall', () => {
  const levels = catalogue.map(({ level }) => LEVELS.indexOf(level));
  expect(levels).toEqual([...levels].sort((a, b) => a - b));
});

test('guessing comes last', () => expect(catalogue.at(-1)!.id).toBe('backtracking'));

test('strategies outside the default are used only if named', () => {
  const idsOf = (rules: Rules): string[] =>
    rungsOf(full, rules).flatMap(({ strategies }) => strategies.map(({ id }) => id));
  expect(idsOf({})).toEqual(catalogue.filter(({ apart }) => !apart).map(({ id }) => id));
  expect(idsOf({ only: ['g-whip'] })).toEqual(['g-whip']);
});
