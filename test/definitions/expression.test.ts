import { expect, test } from 'vitest';
import { evaluate, namesIn, parse } from '../../src/definitions/expression.js';

test.each([
  ['|a - b| >= value', 1],
  ['|b - a| > value', 0],
  ['1 < a < b', 0],
  ['b < a < 9', 1],
  ['a % 2 = 1 and not b % 2 = 1', 1],
  ['a = 1 or b = 2 and a = 2', 0],
  ['a > b ? a - b : b - a', 5],
  ['a - b - 1', 4],
  ['2 ^ b * a + -1', 27],
  ['(b - a) % 3', 1],
  ['ceil(a / 2) + floor(a / 2) + min(a, b) - max(a, b) + root(9)', 5],
  ['|a - |b - a||', 2],
])('%s is %d for a = 7, b = 2', (text, expected) => {
  expect(evaluate(parse(text), { a: 7, b: 2, value: 5 })).toBe(expected);
});

test.each([
  ['=', [0, 1, 0]],
  ['!=', [1, 0, 1]],
  ['<', [1, 0, 0]],
  ['<=', [1, 1, 0]],
  ['>', [0, 0, 1]],
  ['>=', [0, 1, 1]],
])('a %s 12 of 2, 12 and 13 is %j', (sign, expected) => {
  expect([2, 12, 13].map((a) => evaluate(parse(`a ${sign} 12`), { a }))).toEqual(expected);
});

test.each([
  ['a and b', [0, 0, 0, 1]],
  ['a or b', [0, 1, 1, 1]],
  ['not a and b', [0, 1, 0, 0]],
  ['a ? b : 1', [1, 1, 0, 1]],
])('%s of no and no, no and yes, yes and no, yes and yes is %j', (text, expected) => {
  const both = [0, 1].flatMap((a) => [0, 1].map((b) => ({ a, b })));
  expect(both.map((names) => evaluate(parse(text), names))).toEqual(expected);
});

test('names of a tree are those of its text', () => {
  expect(namesIn(parse('a.row = b.row or |a - value| < 2'))).toEqual(['a.row', 'b.row', 'a', 'value']);
});

test.each(['', 'a +', '(a', 'a b', '|a - b', 'a $ b', '< a', 'min(a', 'a ? b'])('refuses %j', (text) => {
  expect(() => parse(text)).toThrow(/is no expression/);
});

test('a name that stands for nothing is an error', () => {
  expect(() => evaluate(parse('a + nothing'), { a: 1 })).toThrow("nothing is called 'nothing' here");
});
