/** Digits are heights, and a number outside says how many are seen from there: those larger than all before them. */
import { allBits } from '../src/core/bits.js';
import { type Constraint, listed } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import type { Rule, RuleReason, RuleReasonWords } from '../src/core/rule.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { numberOutside } from '../src/rules/clue-signs.js';
import { rulesOutside, skyscrapers } from '../src/rules/outside.js';
import { laborious, reasonAbout, wholeReason } from '../src/rules/reasons.js';

/** Makes the reason that each cell must leave room for higher ones after it. With 1, the first is the highest. */
function roomReason(seen: number, size: number): RuleReason {
  const top = 1 << (size - 1);
  const second = size > 1 ? top >> 1 : top;
  return {
    narrow(digits) {
      if (seen === 1) digits[0]! &= top;
      for (let at = 0; at < seen - 1; at++) digits[at]! &= allBits(size - seen + at + 1);
      for (let at = 0; at < size; at++) if (digits[at] === 0) return false;
      return true;
    },
    told: {
      en({ digits, say }) {
        const highest = digits(top);
        if (seen === 1) return say('only 1 is seen, so it is the highest, {highest}', { highest });
        if (seen === 2) return say('2 are seen, so the first is not the highest, {highest}', { highest });
        const next = digits(second);
        if (seen === 3)
          return say(
            '3 are seen, so 2 higher ones follow the first: {highest} is not among the first 2 cells, {next} not the first',
            { highest, next },
          );
        return say(
          seen === 4
            ? '{seen} are seen, so {higher} higher ones follow the first: {highest} is not among the first {higher} cells, {next} not among the first {fewer}'
            : '{seen} are seen, so {higher} higher ones follow the first: {highest} is not among the first {higher} cells, {next} not among the first {fewer}, and so on',
          { seen, higher: seen - 1, highest, next, fewer: seen - 2 },
        );
      },
    },
  };
}

function reasonsOf(cells: readonly Cell[], seen: number, size: number, rule: Rule): RuleReason[] {
  const { narrow } = rule;
  const top = 1 << (size - 1);
  const placesIn = ({ before }: RuleReasonWords): Cell[] =>
    cells.filter((_, at) => narrow(before.map((set, other) => (other === at ? set & top : set & ~top))));
  return [
    roomReason(seen, size),
    laborious(
      reasonAbout(top, narrow, size, {
        en: ({ digits, say }) =>
          say('in some places of {highest}, the digits before it cannot make {seen} seen', {
            highest: digits(top),
            seen,
          }),
      }),
    ),
    wholeReason(rule, {
      en(words) {
        if (seen === 2)
          return words.say('the first and {highest} are seen, so all between these are lower than the first', {
            highest: words.digits(top),
          });
        const places = placesIn(words);
        const hidden = cells.indexOf(places.at(-1)!) - (seen - 1);
        const slots = { highest: words.digits(top), cells: words.cells(places) };
        if (hidden === 0) return words.say('with {highest} in {cells}, all digits before it are seen and rise', slots);
        return words.say(
          'with {highest} in {cells}, {count} digits before it are seen and at most {hidden} hidden, which some candidates do not allow',
          { ...slots, count: seen - 1, hidden },
        );
      },
    }),
  ];
}

export const skyscraper: Constraint = listed({
  id: 'skyscraper',
  family: 'outside',
  digits: 'any',
  names: { en: 'Skyscrapers' },
  rule: {
    en: 'digits are the heights of skyscrapers, and a number outside is how many are seen from there: higher ones hide lower ones behind them',
  },
  holds: {
    demands: [
      {
        start: { tallest: '0 - 1', seen: '0' },
        step: { tallest: 'max(tallest, a)', seen: 'a > tallest ? seen + 1 : seen' },
        end: 'seen = value',
      },
    ],
  },
  told: { en: ({ value, line, names }) => `skyscraper clue ${value} of ${line} from ${names[0]}` },
  exchange: {
    fPuzzles: { clues: 'skyscraper', drawing: { of: 'Skyscraper', as: 'text' } },
    iss: { ends: 'Skyscraper' },
    sudokuMaker: { type: 503, clues: 'outside' },
  },
  saidBy: 'skyscraper hochh',
  takes: {
    value: { name: 'count', limits: (_, size) => [1, size] },
    outside: 'line',
    cells: { least: 1 },
  },
  rules: rulesOutside(skyscrapers, reasonsOf),
  readOff: {
    outside: (digits) => digits.filter((digit, at) => digits.slice(0, at).every((other) => other < digit)).length,
  },
  draw: numberOutside,
});

export const skyscraperShared: SharedRule = {
  id: 'skyscraper',
  called: 'skyscraper skyscrapers skyscraper_clue',
  drawn: [{ form: 'number outside' }],
  words: [
    'count|many seen greater hide smaller greater<smaller greater<hide hide<smaller one? each? direction? row? column? or? spot? tall? skyscraper? clue?',
    'count|many seen tall hide smaller|tall skyscraper? tall<hide smaller? one? each? direction? row? column? or? spot? clue?',
    'count greater all previous direction? row? column? or? clue? seen?',
    'skyscraper seen count|tall|many spot? may? tall? count? direction? row? column? or? occur? from? clue?',
  ],
};
