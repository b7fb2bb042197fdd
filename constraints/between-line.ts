/** The digits on a line lie between the two at its ends. */
import { allBits, type Bits, highestBit, lowestBit } from '../src/core/bits.js';
import { type Additions, type Constraint, listed, type Statement } from '../src/core/constraint.js';
import { usualNumbers } from '../src/core/numbers.js';
import type { Rule, RuleReason } from '../src/core/rule.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { betweenEnds, lineWithEnds, mostDifferent } from '../src/rules/line-with-ends.js';
import { alwaysReason, reasonAbout } from '../src/rules/reasons.js';
import { unless } from '../src/rules/relation.js';

/** The least difference of ends that have a digit between them. */
const LEAST = 2;

/** Returns what holds between the ends of lines, which have a least difference, and of an end and a cell inside, which differ. */
export const endsApart = (own: readonly Statement[], numbers: readonly number[], usual: number): Additions => ({
  pairs: own.flatMap(({ lists: [line = []] }) =>
    line.slice(1, -1).flatMap((cell) => [[line[0]!, cell] as const, [line.at(-1)!, cell] as const]),
  ),
  exclusions: own.flatMap(({ value: least = usual, lists: [line = []] }) =>
    unless(line[0]!, line.at(-1)!, numbers, (x, y) => Math.abs(x - y) >= least),
  ),
});

/** The smallest and the largest digit of the two ends, from zero. */
const rangeOf = (digits: readonly Bits[] | Int32Array): readonly [least: number, most: number] => {
  const ends = digits[0]! | digits[digits.length - 1]!;
  return [lowestBit(ends), highestBit(ends)];
};

/** Returns the digits next to those that are lost, below and above, if these lie side by side; none where none is left. */
function aroundGap(before: Bits, after: Bits): readonly [below: Bits, above: Bits] {
  const lost = before & ~after;
  if (lost === 0) return [0, 0];
  const [least, most] = [lowestBit(lost), highestBit(lost)];
  const below = after & allBits(least);
  const above = after & ~allBits(most + 1);
  if ((below | above) !== after || below === 0 || above === 0) return [0, 0];
  return [1 << highestBit(below), 1 << lowestBit(above)];
}

function reasonsOf(rule: Rule, size: number, different: number): RuleReason[] {
  const { cells, narrow } = rule;
  const last = cells.length - 1;
  const ends = [cells[0]!, cells[last]!];
  const outer = 1 | (1 << (size - 1));
  const isEnd = (at: number): boolean => at === 0 || at === last;
  const all = allBits(size);
  return [
    alwaysReason(rule, size, {
      en: ({ anyDigit, say }) =>
        different < 2
          ? say('what is between two others is not {digits}', { digits: anyDigit(outer) })
          : say(
              '{count} different digits lie between the ends, so these differ by at least {least}, and none between is {digits}',
              { count: different, digits: anyDigit(outer), least: different + 1 },
            ),
    }),
    {
      narrow(digits) {
        const [least, most] = rangeOf(digits);
        const inside = allBits(most) & ~allBits(least + 1);
        for (let at = 1; at < last; at++) digits[at]! &= inside;
        return inside !== 0;
      },
      told: {
        en({ before, cells, digits, say }) {
          const [least, most] = rangeOf(before);
          return say('{ends} are from {least} to {most}, so the cells between are from {first} to {last}', {
            ends: cells(ends),
            least: digits(1 << least),
            most: digits(1 << most),
            first: digits(2 << least),
            last: digits((1 << most) >> 1),
          });
        },
      },
    },
    reasonAbout(
      all,
      narrow,
      cells.length,
      {
        en({ before, after, cells, digits, say }) {
          const [below, above] = aroundGap(before[0]! | before[last]!, after[0]! | after[last]!);
          return below && above
            ? say(
                'one of {ends} is below the cells between them, the other one above, so each is at most {below} or at least {above}',
                { ends: cells(ends), below: digits(below), above: digits(above) },
              )
            : say('one of {ends} is below the cells between them, the other one above', { ends: cells(ends) });
        },
      },
      isEnd,
    ),
    reasonAbout(all, narrow, cells.length, {
      en: ({ cells, say }) =>
        say('with the candidates left for {ends}, some digits never lie between them', { ends: cells(ends) }),
    }),
  ];
}

export const betweenLine: Constraint = listed({
  id: 'between-line',
  family: 'lines',
  spellings: ['between'],
  digits: 'any',
  names: { en: 'Between lines' },
  rule: { en: 'the digits on a line between two circles lie between the digits in the circles' },
  onCell: { en: () => 'on a between line' },
  holds: { demands: [{ where: 'a.place = 1 and c.place = c.length', three: 'a < b < c or a > b > c' }] },
  told: {
    en: ({ names }) =>
      names.length === 2
        ? `${names[0]} and ${names[1]} have a digit between them (between line)`
        : `between line from ${names[0]} to ${names.at(-1)}`,
  },
  exchange: {
    fPuzzles: { clues: 'betweenline', lines: 'clues' },
    iss: { clue: 'Between' },
    sudokuMaker: { type: 403, clues: 'lines' },
  },
  saidBy: 'between_line! between?',
  takes: { cells: { least: 3, most: Infinity } },
  // Ends with a digit between them are two places apart among all digits.
  additions: ({ size }, own) => endsApart(own, usualNumbers(size), LEAST),
  rules: ({ size, sees }, own) =>
    own.map((statement) => {
      const line = statement.lists[0]!;
      const rule = lineWithEnds(line, size, LEAST, betweenEnds, sees);
      return {
        ...rule,
        statement,
        reasons: () => reasonsOf(rule, size, mostDifferent(line.slice(1, -1), sees).length),
      };
    }),
  readOff: {
    lines: ([first = 0, ...others]) =>
      others.slice(0, -1).every((digit) => (digit - first) * (digit - others.at(-1)!) < 0),
    length: [4, 6],
  },
  inOrder: '-',
  draw: ({ lists }, size) => linesOf(lists, size, { start: 'ring', end: 'ring' }),
});

export const betweenLineShared: SharedRule = {
  id: 'between-line',
  called: 'between_line between between_lines',
  drawn: [{ form: 'line', ends: 'discs', colours: ['cfcfcf', 'aaaaaa'] }],
  words: [
    'between:end|circle|diamond|joined|both|value|direction between end|circle|diamond direction? joined? line? end? circle? strictly? strict? joined? value? line? diamond? both? 2? all:line|between|circle? place? numerically? have? fall?',
  ],
};
