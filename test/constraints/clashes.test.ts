/** Values that break a rule are told, with the rule. */
import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { clashes } from '../../src/core/puzzle.js';
import { Game } from '../../src/face/game/game.js';
import { clashText } from '../../src/render/clash-text.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { withRules } from '../../src/variants/rules.js';
import { read } from '../read-text.js';

const told = (grid: string, constraints: readonly string[], variant: readonly string[] = []): string[] => {
  const geometry = withRules(Geometry.ofSize(4), { constraints, variant });
  const values = Int8Array.from(grid, (digit) => (digit === '.' ? -1 : Number(digit) - 1));
  return clashes({ geometry, values }).map((clash) => clashText(geometry, clash));
};

test.each([
  [
    'a dot between other digits',
    ['13..............', ['white-dot=r1c1r1c2']],
    '1 and 3 stand in r1c1 and r1c2, but neighbours with a white dot between them are consecutive',
  ],
  ['a digit that a cell never has', ['2...............', ['odd=r1c1']], /^2 stands in r1c1, but .*odd/],
  [
    'a cage with a wrong sum',
    ['12..............', ['killer-cage=4:r1c1r1c2']],
    '1 and 2 stand in r1c1 and r1c2, but the digits of a cage differ and add up to its number',
  ],
  [
    'a sum that cannot be reached',
    ['1...............', ['killer-cage=9:r1c1r2c2r2c3']],
    /^1 stands in r1c1, but the digits of a cage/,
  ],
  ['a digit twice in a cage', ['1....1..........', ['killer-cage=r1c1r2c2r2c3']], /^1 stands twice in /],
  [
    'a rule as text',
    ['13..............', ['rule="pairs: |a - b| = 1":r1c2r2c2', 'rule="whole: sum() = 5":r1c1r1c2']],
    '1 and 3 stand in r1c1 and r1c2, but the rule "sum() = 5" holds in r1c12',
  ],
  [
    'a rule as text about pairs',
    ['13..............', ['rule="pairs: |a - b| = 1":r1c1r1c2r2c2', 'rule="pairs: a < b":r1c1r1c2']],
    '1 and 3 stand in r1c1 and r1c2, but the rule "pairs: |a - b| = 1" holds in r1c12 and r2c2',
  ],
  [
    'a rule with a name',
    ['13..............', ['rule="near=1":r1c1r1c2r2c2']],
    '1 and 3 stand in r1c1 and r1c2, but neighbours differ by at most 1',
  ],
  [
    'neighbours that a rule of the grid keeps apart',
    ['12..............', [], ['non-consecutive']],
    /^1 and 2 stand in r1c1 and r1c2, but .*consecutive/,
  ],
] as const)('%s', (_, [grid, constraints, variant], expected) => {
  const [first] = told(grid, constraints, variant);
  if (typeof expected === 'string') expect(first).toBe(expected);
  else expect(first).toMatch(expected);
});

test('values that rules allow do not clash', () => {
  expect(told('12..............', ['killer-cage=3:r1c1r1c2', 'white-dot=r1c1r1c2', 'odd=r1c1'])).toEqual([]);
});

test('the rule is told in German', () => {
  const geometry = withRules(Geometry.ofSize(4), { constraints: ['killer-cage=4:r1c1r1c2'] });
  const [clash] = clashes({ geometry, values: Int8Array.from({ length: 16 }, (_, cell) => (cell < 2 ? cell : -1)) });
  expect(clashText(geometry, clash!, GERMAN)).toMatch(
    /^1 und 2 stehen in r1c1 und r1c2, aber die Ziffern eines Käfigs/,
  );
});

test('a full grid that breaks a sum is not solved', () => {
  const cage = 'killer-cage=7:r1c1r1c2';
  const game = Game.from(read(`1234341221434321 ${cage}`));
  expect(game.isSolved).toBe(false);
  expect(Game.from(read(`1234341221434321 ${cage.replace('7', '3')}`)).isSolved).toBe(true);
});
