/** A digit in a circle is the number of circles with that digit. */
import type { Bits } from '../src/core/bits.js';
import { type Constraint, listed } from '../src/core/constraint.js';
import type { RuleReason, RuleReasonWords } from '../src/core/rule.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { grounded } from '../src/rules/clue-signs.js';
import { type CountedCircles, countedCircles, countedSets } from '../src/rules/counted.js';
import { wholeReason } from '../src/rules/reasons.js';

/** The most sets of digits that a sentence lists. */
const MOST_TOLD = 8;

/** Makes the reasons of circles: the digits that add up to their number, on any grid and with the candidates left. */
function reasonsOf({ cells, narrow, setsLeft }: CountedCircles, numbers: readonly number[]): RuleReason[] {
  const count = cells.length;
  const sets = countedSets(count, numbers);
  const soTheyAre = (list: readonly Bits[] | undefined, { anySet, say }: RuleReasonWords): string =>
    list && list.length > 0 && list.length <= MOST_TOLD ? say(', so they are {sets}', { sets: anySet(list) }) : '';
  let union = 0;
  for (const set of sets ?? [-1]) union |= set;
  return [
    {
      narrow(digits) {
        for (let at = 0; at < count; at++) digits[at]! &= union;
        return true;
      },
      told: {
        en: (words) =>
          words.say('the different digits of {count} circles add up to {count}', { count }) + soTheyAre(sets, words),
      },
    },
    wholeReason(
      { narrow },
      {
        en: (words) =>
          [
            words.say(
              'each digit needs as many circles as it says, in different rows, columns and boxes, and the different digits add up to {count}',
              { count },
            ),
            soTheyAre(setsLeft(words.before), words),
            words.say(', which leaves no room for some digits', {}),
          ].join(''),
      },
    ),
  ];
}

/** The condition of the definition that a digit is not the first of its kind. */
const isSeen = 'floor(seen / 2 ^ a) % 2 = 1';

export const countingCircles: Constraint = listed({
  id: 'counting-circles',
  family: 'cells',
  digits: 'any',
  names: { en: 'Counting circles' },
  rule: { en: 'a digit in a circle is the number of circles with that digit' },
  onCell: { en: () => 'counting circle' },
  holds: {
    demands: [
      {
        for: [{ name: 'n', from: 'lowest', to: 'highest' }],
        start: { count: '0' },
        step: { count: 'count + (a = n)' },
        end: 'count = 0 or count = n',
      },
      // It follows that the different digits add up to the number of circles. A search would not find this out.
      {
        start: { seen: '0', sum: '0' },
        step: {
          seen: `${isSeen} ? seen : seen + 2 ^ a`,
          sum: `${isSeen} ? sum : sum + a`,
        },
        end: 'sum = length',
      },
    ],
  },
  told: { en: () => 'set of counting circles' },
  exchange: { iss: { clue: 'CountingCircles' }, hasUsualDigits: true },
  saidBy: 'counting_circle!',
  takes: { cells: { least: 1, most: Infinity }, isUnordered: true },
  rules: ({ size, numbers, regionOf }, own) =>
    own.map((statement) => {
      const rule = countedCircles(statement.lists[0]!, numbers, (cell) => {
        const region = regionOf(cell);
        return [Math.floor(cell / size), cell % size, ...(region === undefined ? [] : [region])];
      });
      return { ...rule, statement, reasons: () => reasonsOf(rule, numbers) };
    }),
  readOff: { counts: (digit) => digit },
  draw: (clue, size) => grounded(clue, size, 'open-circle'),
});

export const countingCirclesShared: SharedRule = {
  id: 'counting-circles',
  called: 'counting_circle counting_circles',
  drawn: [{ form: 'mark in a cell', areOne: true }],
  words: [
    'circle count|occur appear? exactly? all? grid? total? each?',
    'circle circle count|exactly same appear? equals? exactly? all? each?',
    'circle circle nLetter nLetter exactly if? appear? all?',
  ],
};
