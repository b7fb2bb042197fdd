/** Texts that say nothing, or too much, are refused with what is wrong, where, and how it is mended. */

import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { usualNumbers } from '../../src/core/numbers.js';
import { fullEffort } from '../../src/rules/text/automaton.js';
import { compile } from '../../src/rules/text/compile.js';
import { parseRuleText } from '../../src/rules/text/tree.js';
import { withRules } from '../../src/variants/rules.js';

const nine = Geometry.ofSize(9);
const stating = (text: string, cells = 'r1c1r2c2r3c3r4c4'): (() => Geometry) => {
  return () => withRules(nine, { constraints: [`rule="${text}":${cells}`] });
};

test.each([
  ['', 'begins with pairs:, all:, triples:, whole: or either'],
  ['sum() = 3', 'at sign 1: it begins with pairs:, all:, triples:, whole: or either'],
  ['whole: sum()', 'ends after sign 12: it compares nothing'],
  ['whole: sum() = ', 'ends after sign 14: a number belongs there'],
  ['whole: a = 3', 'at sign 8: the digits of the whole are d[1]'],
  ['pairs: d[1] = 3', 'at sign 8: a pair has a and b alone'],
  ['pairs: a < b b', "'b' at sign 14: join numbers by signs, as in 2 * a, and tests by and, or"],
  ['pairs: 2a = b', "'a' at sign 9: join numbers by signs, as in 2 * a"],
  ['whole: 2(d[1] + d[2]) = 6', "'(' at sign 9: join numbers by signs, as in 2 * d[1]"],
  ['pairs: a = b ) or', "')' at sign 14: join tests with and, or"],
  ['pairs: a not in {1}', "'not' at sign 10: not stands before the whole test, as in not a in {1}"],
  ['whole: sum() is not prime', "'not' at sign 17: not stands before the whole test"],
  ['pairs: a == b', "'=' at sign 11: = is enough"],
  ['pairs: a = b; b = 2', "';' at sign 13: tests are joined by and"],
  ['whole: sum() mod 3 = 0', "'mod' at sign 14: % is the remainder, as in sum() % 3 = 0"],
  ['whole: sum() / 2 = 3', "'/' at sign 14: there is no division"],
  ['whole: max() = 3', "'max' at sign 8: the largest digit is most()"],
  ['whole: d[1] even', "'even' at sign 13: it stands behind is"],
  ['palindrome', "'palindrome' is a constraint of its own: state that, as in palindrome=r1c1r1c2"],
  ['Whisper = 3', 'state that, as in whisper=3:r1c1r1c2'],
  ['product', 'state that, as in product=12:r1c1r1c2'],
  ['countdwn', "'countdwn' is no name of a rule: did you mean 'countdown'?"],
  ['near=x', 'needs a number, as in "near=2"'],
  ['near=-2', 'needs a number, as in "near=2"'],
  ['near', 'needs a number, as in "near=2"'],
  ['ratio=3', 'takes no number'],
  ['ten := pairs: a + = 10', "'=' at sign 19: a number belongs there"],
  ['multiple-sum=0', 'divides by 0: take a number from 1, as in "multiple-sum='],
  ['either multiple-sum=0 or renban', 'divides by 0: take a number from 1'],
  [
    'pairs: a * 999999 * 999999 * 999999 = b',
    "a * 999999 * 999999 * 999999 = b': it multiplies numbers that are too large",
  ],
  ['triples: a * 999999 * 999999 * 999999 = b', "999999 = b': it multiplies numbers that are too large"],
  ['whole: 🙂 = 3', "'🙂' at sign 8: it says nothing"],
  ['pairs: a $ b', "'$' at sign 10: it says nothing"],
  ['pairs: a % 0 = b', 'at sign 12: only a digit or a number from 1 divides'],
  ['pairs: a % (a - b) = 0', 'only a digit or a number from 1 divides'],
  ['pairs: (a < b) + 1 = 2', 'a number belongs there, and no test'],
  ['pairs: a or a < b', 'or joins two tests'],
  ['whole: count() = 2', 'count needs a test'],
  ['whole: least(a > 2) = 2', 'least takes no test'],
  ['whole: count(a > b) = 2', 'the test of a digit is about a alone'],
  ['whole: d[0] = 2', 'places count from 1'],
  ['whole: sum() is big', 'a number is prime, square, odd or even'],
  ['whole: sum() = 1234567', 'numbers have at most 6 figures'],
  ['whole: d[5] = 2', 'it has 4 cells, so there is no d[5]'],
  ['whole: sum(d[3..2]) = 2', 'the first place comes first'],
  ['whole: sum() = 3', 'no digits fill its cells so'],
  ['pairs: a < c', 'a pair has a and b alone'],
  ['triples: d[1] = 3', 'three in a row have a, b and c alone'],
  ['whole: pairs() = 2', 'pairs needs a test'],
  ['whole: rest() = 2', 'rest needs a test, as in rest(a < b)'],
  ['whole: rest(a < c) = 2', 'a pair has a and b alone'],
  ['whole: pairs(a < c) = 2', 'a pair has a and b alone'],
  ['triples: a > b + 8', 'no digits fill its cells so'],
  ['pairs: a + b = 30', 'no digits of 9 are so'],
  ['pairs: a > b + 2', 'no digits of 9 are so'],
])('%s', (text, fault) => {
  expect(stating(text)).toThrow(RangeError);
  expect(stating(text)).toThrow(fault);
});

test.each([
  ['fibonacci', 'r1c12', "'fibonacci' is about 3 or more cells, not 2"],
  ['zigzag', 'r1c12', 'about 3 or more cells, not 2'],
  ['triples: a < c', 'r1c12', 'about 3 or more cells, not 2'],
  ['near=2', 'r1c1', 'about 2 or more cells, not 1'],
  ['all: a != b', 'r1c1', 'about 2 or more cells, not 1'],
  ['equal-diagonals', 'r1c12345', "'equal-diagonals' is about 4 cells, not 5"],
  ['magic-square', 'r12c12345', 'about 9 cells, not 10'],
])('a text says something of its cells: %s in %s', (text, cells, fault) => {
  expect(stating(text, cells)).toThrow(fault);
});

test('deep and long texts are refused', () => {
  expect(stating(`pairs: ${'('.repeat(17)}a${')'.repeat(17)} = b`)).toThrow('at most 16 brackets');
  expect(stating(`pairs: ${'-'.repeat(30)}a < b`)).toThrow('at most 16 brackets');
  expect(stating(`pairs: ${'not '.repeat(30)} a < b`)).toThrow('at most 16 brackets');
  expect(stating(`pairs: ${'a + '.repeat(100)}a < b`)).toThrow('at most 200 are read');
  expect(stating(`pairs: ${'a * '.repeat(40)}a < b`)).toThrow('too large');
});

const LINE = Array.from({ length: 12 }, (_, at) => `r${(at % 9) + 1}c${Math.floor(at / 9) + 1}`).join('');

test.each([
  Array.from({ length: 12 }, (_, at) => `|d[${at + 1}]-4|`).join('*7+'),
  'sum() * product() * most()',
  'product() + least()',
  Array.from({ length: 8 }, (_, at) => `count(a = ${at + 1})`).join(' * '),
  'sum(d[1..half]) * 999999 + product(d[-half..-1]) - pairs(a < b) * 9999',
])('too many states are refused after a bounded amount of work: %s', (sum) => {
  const { test } = parseRuleText(`whole: ${sum} = 5040`);
  const effort = fullEffort();
  expect(effort.work).toBeLessThanOrEqual(100_000);
  expect(compile(test, 12, usualNumbers(9), effort)).toBe('too large');
  expect(effort.work).toBeGreaterThan(-1000);
  expect(stating(`whole: ${sum} = 5040`, LINE)).toThrow('take fewer cells');
});

test('tests joined by and are rules of their own where together they remember too much', () => {
  const text =
    'whole: d[1] + d[12] = 10 and d[2] + d[11] = 10 and d[3] + d[10] = 10 and d[4] + d[9] = 10 and d[5] + d[8] = 10';
  expect(compile(parseRuleText(text).test, 12, usualNumbers(9))).toBe('too large');
  expect(stating(text, LINE)().rules).toHaveLength(5);
});

test('a sum of so many cells that their houses are not looked at is refused as too much to remember', () => {
  const size = 25;
  const all = `r(${Array.from({ length: size }, (_, row) => row + 1)})c(${Array.from({ length: size }, (_, at) => at + 1)})`;
  const state = (): Geometry =>
    withRules(Geometry.ofSize(size), { constraints: [`rule="whole: sum() is prime":${all}`] });
  expect(state).toThrow('there is too much to remember');
});

test('a text that excludes too many digits of pairs is refused', () => {
  const all = `r(${Array.from({ length: 25 }, (_, row) => row + 1)})c(${Array.from({ length: 25 }, (_, at) => at + 1)})`;
  for (const text of ['all: |a - b| != 1', 'all: a != b', 'pairs: a = b'])
    expect(() => withRules(Geometry.ofSize(25), { constraints: [`rule="${text}":${all}`] })).toThrow(
      'it excludes too many digits',
    );
});
