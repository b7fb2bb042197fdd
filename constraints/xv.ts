/** Neighbours with an X between them add up to 10, with a V to 5, with a number to that number. */
import { type Constraint, listed } from '../src/core/constraint.js';
import { sumsOfDifferent } from '../src/core/numbers.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { besidePair } from '../src/rules/clue-signs.js';
import { betweenPairs } from '../src/rules/relation.js';

/** The sums that have a letter instead of their number. */
const LETTERS: Readonly<Record<number, string>> = { 5: 'V', 10: 'X' };

/** Writes the letter of a sum in parentheses, if it has one. */
export const letterAfter = (sum: number): string => (LETTERS[sum] ? ` (${LETTERS[sum]})` : '');

export const xv: Constraint = listed({
  id: 'xv',
  family: 'dots',
  digits: 'any',
  names: { en: 'X and V' },
  rule: { en: 'neighbours add up to 10 with an X between them, to 5 with a V, or to the number between them' },
  holds: { demands: [{ two: 'a + b = value' }] },
  told: { en: ({ value = 0, names: [a, b] }) => `${a} and ${b} add up to ${value}${letterAfter(value)}` },
  partner: { en: ({ value = 0 }) => `${LETTERS[value] ?? `sum-${value}`} neighbour` },
  general: {
    en: ({ value = 0 }) =>
      `neighbours with ${LETTERS[value] ? `${value === 10 ? 'an' : 'a'} ${LETTERS[value]}` : `a ${value}`} between them add up to ${value}`,
  },
  exchange: {
    fPuzzles: { clues: 'xv', signs: { X: 10, V: 5 } },
    iss: { neighbours: { X: 10, V: 5 } },
    sudokuMaker: { type: 202, clues: 'sides' },
  },
  saidBy: 'xv an_x a_v x_and_v',
  takes: {
    value: { name: 'sum', limits: (_, __, numbers) => sumsOfDifferent(numbers, 2) },
    cells: { least: 2, most: 2 },
    areNeighbours: true,
    isUnordered: true,
  },
  additions: ({ numbers }, own) => ({ exclusions: betweenPairs(own, numbers, (x, y, sum) => x + y === sum) }),
  readOff: { sides: (a, b) => a + b in LETTERS && a + b },
  draw: (clue, size) => besidePair(clue, size, 'gap', LETTERS[clue.value!] ?? String(clue.value)),
});

export const xvShared: SharedRule = {
  id: 'xv',
  called: 'xv xv_pairs xv_clues xv_rule',
  drawn: [{ isTelling: true, form: 'letter on an edge', letters: { X: 10, V: 5 } }],
  words: [
    'xLetter sum|total 10 if? total? sign? given? direction? clue?',
    'vLetter sum|total 5 if? total? sign? given? direction? clue?',
    'xLetter vLetter sum|total 10 5 total? if? sign? given? xLetter<vLetter',
    'vLetter xLetter sum|total 5 10 total? if? sign? given? vLetter<xLetter',
    'xLetter:vLetter vLetter sum|total 10 5 or? respective? total?',
    'vLetter:xLetter xLetter sum|total 5 10 or? respective? total?',
  ],
};
