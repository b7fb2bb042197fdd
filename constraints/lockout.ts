/** The ends of a line differ by at least four, and its other digits lie outside them. */
import { allBits, type Bits } from '../src/core/bits.js';
import { type Constraint, listed } from '../src/core/constraint.js';
import { widestDifference } from '../src/core/numbers.js';
import type { Rule, RuleReason } from '../src/core/rule.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { lineWithEnds, outsideEnds } from '../src/rules/line-with-ends.js';
import { alwaysReason, reasonAbout } from '../src/rules/reasons.js';
import { endsApart } from './between-line.js';

/** The least difference of the ends, if a line has none of its own: 4 for nine digits. */
const usual = (size: number): number => Math.floor(size / 2);

/** The digits that the ends never have, and those that the other cells never have. */
function nevers({ cells, narrow }: Rule, size: number): readonly [atEnds: Bits, inside: Bits] {
  const digits = new Int32Array(cells.length).fill(allBits(size));
  narrow(digits);
  return [allBits(size) & ~digits[0]!, allBits(size) & ~digits[1]!];
}

function reasonsOf(rule: Rule, size: number, least: number): RuleReason[] {
  const { cells, narrow } = rule;
  const last = cells.length - 1;
  const ends = [cells[0]!, cells[last]!];
  const isEnd = (at: number): boolean => at === 0 || at === last;
  const all = allBits(size);
  return [
    alwaysReason(rule, size, {
      en({ anyDigit, say }) {
        const [atEnds, inside] = nevers(rule, size);
        return [
          say('the ends differ by at least {least}', { least }),
          ...(atEnds ? [say('so no end is {digits}', { digits: anyDigit(atEnds) })] : []),
          ...(inside ? [say('so no other cell is {digits}', { digits: anyDigit(inside) })] : []),
        ].join(', ');
      },
    }),
    reasonAbout(
      all,
      narrow,
      cells.length,
      {
        en: ({ cells, say }) =>
          say('{ends} differ by at least {least}, and no digit of the other cells is between them', {
            ends: cells(ends),
            least,
          }),
      },
      isEnd,
    ),
    reasonAbout(all, narrow, cells.length, {
      en: ({ cells, say }) =>
        say('with the candidates left for {ends}, some digits always lie between them or equal one', {
          ends: cells(ends),
        }),
    }),
  ];
}

export const lockout: Constraint = listed({
  id: 'lockout',
  family: 'lines',
  spellings: ['lockoutline'],
  digits: 'consecutive',
  names: { en: 'Lockout lines' },
  rule: {
    en: 'the digits in the diamonds of a line differ by at least half the number of digits, rounded down, or by its number, and no other digit on it lies between them or equals one',
  },
  onCell: { en: () => 'on a lockout line' },
  holds: {
    usual: 'floor(size / 2)',
    demands: [
      { where: 'a.place = 1 and b.place = b.length', two: '|a - b| >= value' },
      { where: 'a.place = 1 and c.place = c.length', three: 'b < min(a, c) or b > max(a, c)' },
    ],
  },
  told: {
    en: ({ names, value }) =>
      names.length === 2
        ? `${names[0]} and ${names[1]} differ by at least ${value} (lockout line)`
        : `lockout line from ${names[0]} to ${names.at(-1)}`,
  },
  exchange: {
    fPuzzles: {
      clues: 'lockout',
      lines: 'clues',
      usual: 4,
      drawing: { of: 'Lockout', as: 'line', colour: '#AABEEF', width: 0.1 },
    },
    iss: { clue: 'Lockout', usual: 4 },
    sudokuMaker: { type: 407, clues: 'lines', sizes: [9] },
  },
  saidBy: 'lockout!',
  takes: {
    value: { name: 'difference', limits: (_, __, numbers) => [1, widestDifference(numbers)], isOptional: true, usual },
    cells: { least: 2, most: Infinity },
  },
  additions: ({ size, numbers }, own) => endsApart(own, numbers, usual(size)),
  rules: ({ size, sees }, own) =>
    own.flatMap((statement) => {
      // Two cells exclude all that they must not have.
      if (statement.lists[0]!.length === 2) return [];
      const { value = usual(size), lists } = statement;
      const rule = lineWithEnds(lists[0]!, size, value, outsideEnds, sees);
      return [{ ...rule, statement, reasons: () => reasonsOf(rule, size, value) }];
    }),
  readOff: {
    lines([first = 0, ...others], size) {
      const last = others.at(-1)!;
      const isOutside = (digit: number): boolean => (digit - first) * (digit - last) > 0;
      return Math.abs(first - last) >= usual(size) && others.slice(0, -1).every(isOutside);
    },
    length: [4, 6],
  },
  inOrder: '-',
  draw: ({ value, lists }, size) => [
    ...linesOf(lists, size, { hue: 'blue', start: 'diamond', end: 'diamond' }),
    ...(value === undefined || value === usual(size)
      ? []
      : [{ kind: 'outline', cells: [lists[0]![0]!], text: String(value) } as const]),
  ],
});

export const lockoutShared: SharedRule = {
  id: 'lockout',
  called: 'lockout lockout_line locked-out_line locked_out_line',
  drawn: [{ form: 'line', ends: 'discs', colours: ['aabeef'] }],
  words: [
    'not:between between:orSame|end|diamond|circle|joined|both|value between orSame end|diamond diamond? end? both? value? direction? differ least half line?',
  ],
  partialWords: [
    {
      part: 'outside',
      words:
        'not:between between:orSame|end|diamond|circle|joined|both|value between orSame end|diamond|circle end? diamond? circle? both? value? direction? line?',
    },
    { part: 'apart', words: 'diamond differ least half end? line? both?' },
    {
      words:
        'not:between between:orSame|end|diamond|circle|joined|both|value between end|diamond|circle end? diamond? circle? both? value? direction? line?',
    },
    {
      words:
        'not:between between:orSame|end|diamond|circle|joined|both|value between end|diamond diamond? end? differ least half line?',
    },
  ],
};
