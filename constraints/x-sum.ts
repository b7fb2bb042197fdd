/** The first X digits of a row or column, seen from the number outside, add up to it. X is the first of them. */
import { allBits, type Bits, bitsOf, highestBit, isSingle, lowestBit } from '../src/core/bits.js';
import { type Constraint, listed } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import { usualNumbers } from '../src/core/numbers.js';
import type { Rule, RuleReason, RuleReasonWords } from '../src/core/rule.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { numberOutside } from '../src/rules/clue-signs.js';
import { combinations, fitting } from '../src/rules/different-sum.js';
import { sumOf } from '../src/rules/on-grid.js';
import { rulesOutside, sumOfAll, xSums } from '../src/rules/outside.js';
import { type PartFinder, partReason } from '../src/rules/part-sums.js';
import { laborious, reasonAbout, wholeReason } from '../src/rules/reasons.js';

/** The least and the most that digits add up to if the first of them is their number. */
function reachOf(count: number, size: number): { readonly least: number; readonly most: number } {
  const others = Array.from({ length: size }, (_, digit) => digit + 1).filter((digit) => digit !== count);
  const add = (list: readonly number[]): number => list.reduce((all, digit) => all + digit, count);
  return { least: add(others.slice(0, count - 1)), most: add(others.slice(size - count)) };
}

/** The numbers of digits that can have a sum if the first of them is their number, as digits from zero. */
function countsOf(sum: number, size: number): Bits {
  let counts = 0;
  for (let count = 1; count <= size; count++) {
    const { least, most } = reachOf(count, size);
    if (least <= sum && sum <= most) counts |= 1 << (count - 1);
  }
  return counts;
}

/** Makes the reason that few first digits can have the sum. One less does not reach it, one more goes beyond. */
const firstReason = (counts: Bits, sum: number, size: number): RuleReason => ({
  narrow(digits) {
    digits[0]! &= counts;
    return digits[0] !== 0;
  },
  told: {
    en({ digits, anyDigit, say }) {
      const [low, high] = [lowestBit(counts), highestBit(counts) + 2];
      const named = (count: number): string => digits(1 << (count - 1));
      const beyond = [
        ...(low > 0
          ? [say('{digit} first gives at most {most}', { digit: named(low), most: reachOf(low, size).most })]
          : []),
        ...(high <= size
          ? [say('{digit} first gives at least {least}', { digit: named(high), least: reachOf(high, size).least })]
          : []),
      ];
      const only = say('as many digits as the first of them says can add up to {sum} only if it is {digits}', {
        sum,
        digits: anyDigit(counts),
      });
      return beyond.length > 0 ? `${only} (${beyond.join(', ')})` : only;
    },
  },
});

/** The cells after the first up to as many as it says, or those beyond, once the first is known. */
const partOf =
  (size: number, isInside: boolean, total: number): PartFinder =>
  ([first = 0]) => {
    if (!isSingle(first)) return undefined;
    const inside = allBits(lowestBit(first) + 1);
    return isInside
      ? { places: inside & ~1, total: total - lowestBit(first) - 1 }
      : { places: allBits(size) & ~inside, total };
  };

/** The most first digits, and the most combinations of each, that a sentence goes through. */
const MOST_CASES = 4;
const MOST_SETS = 4;

/** Makes the reason that some candidates fit with no first digit. */
function casesReason(cells: readonly Cell[], sum: number, size: number, rule: Rule): RuleReason {
  const casesIn = ({ before }: RuleReasonWords): number[] =>
    bitsOf(before[0]!).filter((digit) => rule.narrow([1 << digit, ...before.slice(1)]));
  return wholeReason(rule, {
    en(words) {
      const { before, cells: nameOf, digits, anySet, or, say } = words;
      const cases = casesIn(words);
      if (cases.length > MOST_CASES) return say('whichever digit is first, some candidates do not fit', {});
      const each = cases.map((digit) => {
        if (digit === 0) return digits(1);
        const rest = sum - digit - 1;
        const sets = fitting(combinations(usualNumbers(size), digit, rest), before.slice(1, digit + 1));
        const left = say('{digit} with {rest} for {cells}', {
          digit: digits(1 << digit),
          rest,
          cells: nameOf(cells.slice(1, digit + 1)),
        });
        return digit > 1 && sets.length <= MOST_SETS ? `${left} (${anySet(sets)})` : left;
      });
      return say('{cell} is {cases}, and some candidates fit none of these', {
        cell: nameOf([cells[0]!]),
        cases: each.join(`, ${or} `),
      });
    },
  });
}

function reasonsOf(cells: readonly Cell[], sum: number, size: number, rule: Rule): RuleReason[] {
  const { narrow } = rule;
  const counts = countsOf(sum, size);
  const rest = sumOfAll(size) - sum;
  const first = [cells[0]!];
  const isFirst = (at: number): boolean => at === 0;
  return [
    firstReason(counts, sum, size),
    partReason(cells, usualNumbers(size), partOf(size, true, sum), ({ cells, total, words: { before, digits, say } }) =>
      say('the first cell is {first}, so {total} of {sum} is left for {cells}', {
        first: digits(before[0]!),
        total,
        sum,
        cells,
      }),
    ),
    partReason(cells, usualNumbers(size), partOf(size, false, rest), ({ cells, words: { before, digits, say } }) =>
      say('the first cell is {first}, so the cells beyond, {cells}, have the rest of the digits, {rest}', {
        first: digits(before[0]!),
        cells,
        rest,
      }),
    ),
    laborious(
      reasonAbout(
        allBits(size),
        narrow,
        size,
        {
          en: ({ cells, after, anyDigit, say }) =>
            say('with the candidates left, its first cells can add up to {sum} only if {cell} is {digits}', {
              sum,
              cell: cells(first),
              digits: anyDigit(after[0]!),
            }),
        },
        isFirst,
      ),
    ),
    casesReason(cells, sum, size, rule),
  ];
}

export const xSum: Constraint = listed({
  id: 'x-sum',
  family: 'outside',
  names: { en: 'X-sums' },
  rule: { en: 'a number outside is the sum of the first X digits that it sees, where X is the first of them' },
  holds: {
    demands: [
      {
        start: { first: '0', sum: '0' },
        step: {
          first: 'a.place = 1 ? a : first',
          sum: 'a.place = 1 or a.place <= first ? sum + a : sum',
        },
        end: 'sum = value',
      },
    ],
  },
  told: { en: ({ value, line, names }) => `X-sum ${value} of ${line} from ${names[0]}` },
  exchange: {
    fPuzzles: { clues: 'xsum', drawing: { of: 'X-Sum', as: 'text' } },
    iss: { ends: 'XSum' },
    sudokuMaker: { type: 502, clues: 'outside' },
  },
  saidBy: 'x_sum!',
  takes: {
    value: { name: 'sum', limits: (_, size) => [1, sumOfAll(size)] },
    outside: 'line',
    cells: { least: 1 },
  },
  rules: rulesOutside(xSums, reasonsOf),
  readOff: { outside: (digits) => sumOf(digits.slice(0, digits[0])) },
  draw: numberOutside,
});

export const xSumShared: SharedRule = {
  id: 'x-sum',
  called: 'x-sum x-sums x_sum x_sums xsum xsums',
  drawn: [{ form: 'number outside' }],
  words: [
    'sum first first xLetter direction? cell? row? column? or? seen? from? respective? one? place? appear? value? clue? outside?',
  ],
};
