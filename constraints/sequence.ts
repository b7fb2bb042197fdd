/** Digits along a line rise or fall by the same number from each cell to the next. */
import { type Constraint, listed } from '../src/core/constraint.js';
import { widestDifference } from '../src/core/numbers.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { type AlikeStep, alikeSteps } from '../src/rules/alike-steps.js';

/** Returns a step for each number by which digits rise, or fall. */
function rises(numbers: readonly number[]): AlikeStep[] {
  const widest = widestDifference(numbers);
  return Array.from({ length: 2 * widest + 1 }, (_, at) =>
    numbers.map((number) => {
      const next = numbers.indexOf(number + at - widest);
      return next < 0 ? 0 : 1 << next;
    }),
  );
}

export const sequence: Constraint = listed({
  id: 'sequence',
  family: 'lines',
  spellings: ['arithmeticsequence', 'sequenceline', 'sequencelines', 'arithmeticsequenceline'],
  digits: 'any',
  names: { en: 'Sequence lines' },
  rule: {
    en: 'from each cell of a sequence line (dashed grey) to the next, digits rise or fall by the same number, which the line does not tell and which may be 0',
  },
  onCell: { en: () => 'on a sequence line' },
  holds: {
    demands: [{ where: 'b.place = a.place + 1 and c.place = b.place + 1', three: 'b - a = c - b' }],
  },
  told: { en: ({ names }) => `sequence line from ${names[0]} to ${names.at(-1)}` },
  saidBy: 'arithmetic_sequence! sequence_line!',
  takes: { cells: { least: 3, most: Infinity } },
  rules: ({ numbers }, own) =>
    own.map((statement) => ({ ...alikeSteps(statement.lists[0]!, rises(numbers)), statement })),
  readOff: {
    lines: (digits) => digits.every((digit, at) => at < 2 || digit - digits[at - 1]! === digits[1]! - digits[0]!),
    length: [3, 5],
    growsTrue: true,
  },
  inOrder: '-',
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'grey', width: 'medium', isDashed: true }),
});

export const sequenceShared: SharedRule = {
  id: 'sequence',
  called: 'arithmetic_sequence_line arithmetic_sequence_lines sequence_line sequence_lines',
  drawn: [{ form: 'line', colours: ['a3a3a3', 'aaaaaa'] }],
  words: ['line arithmetic direction? either? end? whole?'],
};
