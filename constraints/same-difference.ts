/** All neighbours on a line have the same difference. */
import { type Constraint, listed } from '../src/core/constraint.js';
import { widestDifference } from '../src/core/numbers.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { type AlikeStep, alikeSteps } from '../src/rules/alike-steps.js';

/** Returns a step for each difference: up or down by it. */
const differences = (numbers: readonly number[]): AlikeStep[] =>
  Array.from({ length: widestDifference(numbers) + 1 }, (_, difference) =>
    numbers.map((number) =>
      numbers.reduce((bits, next, digit) => (Math.abs(next - number) === difference ? bits | (1 << digit) : bits), 0),
    ),
  );

export const sameDifference: Constraint = listed({
  id: 'same-difference',
  family: 'lines',
  spellings: ['samedifferenceline', 'samedifferencelines'],
  digits: 'any',
  names: { en: 'Same difference lines' },
  rule: {
    en: 'all neighbours on a same difference line (dashed teal) differ by the same number, which the line does not tell',
  },
  onCell: { en: () => 'on a same difference line' },
  holds: {
    demands: [{ where: 'b.place = a.place + 1 and c.place = b.place + 1', three: '|a - b| = |b - c|' }],
  },
  told: { en: ({ names }) => `same difference line from ${names[0]} to ${names.at(-1)}` },
  saidBy: 'same_difference!',
  takes: { cells: { least: 3, most: Infinity } },
  rules: ({ numbers }, own) =>
    own.map((statement) => ({ ...alikeSteps(statement.lists[0]!, differences(numbers)), statement })),
  readOff: {
    lines: (digits) =>
      digits.every((digit, at) => at < 2 || Math.abs(digit - digits[at - 1]!) === Math.abs(digits[1]! - digits[0]!)),
    length: [3, 6],
    growsTrue: true,
  },
  inOrder: '-',
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'teal', width: 'medium', isDashed: true }),
});

export const sameDifferenceShared: SharedRule = {
  id: 'same-difference',
  called: 'same_difference_line same_difference_lines same_difference',
  drawn: [{ form: 'line', colours: ['f7d038', '33bbbb'] }],
  words: ['line adjacent differ same|constant anyTwo? along? each? all? between? line? consecutive? adjacent<same'],
};
