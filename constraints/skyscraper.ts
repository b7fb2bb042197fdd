/** Digits are heights, and a number outside says how many are seen from there: those larger than all before them. */
import { allBits } from '../src/core/bits.js';
import type { Constraint } from '../src/core/constraint.js';
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
      en: ({ digits }) =>
        seen === 1
          ? `only 1 is seen, so it is the highest, ${digits(top)}`
          : seen === 2
            ? `2 are seen, so the first is not the highest, ${digits(top)}`
            : `${seen} are seen, so ${seen - 1} higher ones follow the first: ${digits(top)} is not among the first ${seen - 1} cells, ${digits(second)} ${seen === 3 ? 'not the first' : `not among the first ${seen - 2}`}${seen > 4 ? ', and so on' : ''}`,
      de: ({ digits }) =>
        seen === 1
          ? `man sieht nur 1, also ist es das höchste, ${digits(top)}`
          : seen === 2
            ? `man sieht 2, also ist das erste nicht das höchste, ${digits(top)}`
            : `man sieht ${seen}, also folgen auf das erste ${seen - 1} höhere: ${digits(top)} ist nicht unter den ersten ${seen - 1} Feldern, ${digits(second)} ${seen === 3 ? 'nicht das erste' : `nicht unter den ersten ${seen - 2}`}${seen > 4 ? ' und so weiter' : ''}`,
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
        en: ({ digits }) => `in some places of ${digits(top)}, the digits before it cannot make ${seen} seen`,
        de: ({ digits }) =>
          `auf manchen Plätzen der ${digits(top)} können die Ziffern davor nicht ${seen} sichtbar machen`,
      }),
    ),
    wholeReason(rule, {
      en: (words) =>
        `${words.digits(top)} can be in ${words.cells(placesIn(words))}, and ${seen === 2 ? '1 digit before it is' : `${seen - 1} digits before it are`} seen, which some candidates do not allow`,
      de: (words) =>
        `${words.digits(top)} kann in ${words.cells(placesIn(words))} stehen, und davor sieht man ${seen === 2 ? '1 Ziffer' : `${seen - 1} Ziffern`}, was manche Kandidaten nicht zulassen`,
    }),
  ];
}

export const skyscraper: Constraint = {
  id: 'skyscraper',
  names: { en: 'Skyscrapers' },
  rule: {
    en: 'digits are the heights of skyscrapers, and a number outside is how many are seen from there: higher ones hide lower ones behind them',
  },
  holds: {
    demands: [
      {
        start: { highest: '0', seen: '0' },
        step: { highest: 'max(highest, a)', seen: 'a > highest ? seen + 1 : seen' },
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
};

export const skyscraperShared: SharedRule = {
  id: 'skyscraper',
  called: 'skyscraper skyscrapers skyscraper_clue',
  drawn: [{ form: 'number outside' }],
  words: ['skyscraper seen count|tall|many may? tall? count? direction? row? column? or? occur? from? clue?'],
};
