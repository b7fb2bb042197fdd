/** Rules with a memory: the same answers, and fewer questions. */
import { expect, test } from 'vitest';
import type { Rule } from '../../src/core/rule.js';
import { below, seeded } from '../../src/create/random.js';
import { remembered } from '../../src/rules/remembered.js';

/** Returns a rule that keeps the digits that all cells share, and how often it has been asked. */
function shared(width: number): { rule: Rule; asked: () => number } {
  let count = 0;
  const rule: Rule = {
    cells: Array.from({ length: width }, (_, cell) => cell),
    narrow(digits) {
      count++;
      let all = -1;
      for (let at = 0; at < digits.length; at++) all &= digits[at]!;
      for (let at = 0; at < digits.length; at++) digits[at] = all;
      return all !== 0;
    },
  };
  return { rule, asked: () => count };
}

const answer = ({ narrow }: Rule, row: readonly number[]): readonly [boolean, number[]] => {
  const digits = [...row];
  return [narrow(digits), digits];
};

test('answers as the rule does, for any number of rows', () => {
  const random = seeded('remembered');
  const { rule } = shared(3);
  const own = remembered(rule);
  const rows = Array.from({ length: 3000 }, () => [below(random, 64), below(random, 64), below(random, 64)]);
  for (const row of [...rows, ...rows.toReversed()]) expect([row, answer(own, row)]).toEqual([row, answer(rule, row)]);
});

test('asks the rule once for a row that comes again at once, whether it can be filled or not', () => {
  const { rule, asked } = shared(2);
  const own = remembered(rule);
  for (const row of [
    [3, 6],
    [1, 2],
    [0, 0],
  ] as const)
    for (let time = 0; time < 3; time++)
      expect(answer(own, row)).toEqual([row[0] === 3, row[0] === 3 ? [2, 2] : [0, 0]]);
  expect(asked()).toBe(3);
});

test('keeps most of a thousand rows once it has grown', () => {
  const random = seeded('grown');
  const { rule, asked } = shared(3);
  const own = remembered(rule);
  const rows = Array.from({ length: 1000 }, () => [below(random, 512), below(random, 512), below(random, 512)]);
  const askedFor = (): number => {
    const before = asked();
    for (const row of rows) answer(own, row);
    return asked() - before;
  };
  const counts = Array.from({ length: 6 }, askedFor);
  expect(counts[0]).toBe(1000);
  expect(counts[1]).toBeGreaterThan(600);
  expect(counts[5]).toBeLessThan(400);
});

test('keeps what else the rule has', () => {
  const { rule } = shared(2);
  const statement = { kind: 'clone', lists: [[0], [1]] };
  expect(remembered({ ...rule, statement })).toMatchObject({ cells: [0, 1], statement });
});
