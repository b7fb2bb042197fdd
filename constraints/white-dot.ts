/** Neighbours with a white dot between them are consecutive, or have the difference in the dot. */
import { type Constraint, listed } from '../src/core/constraint.js';
import { widestDifference } from '../src/core/numbers.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { besidePair, isUsual } from '../src/rules/clue-signs.js';
import { betweenPairs } from '../src/rules/relation.js';

export const whiteDot: Constraint = listed({
  id: 'white-dot',
  family: 'dots',
  digits: 'any',
  names: { en: 'White dots' },
  rule: { en: 'neighbours with a white dot between them are consecutive, or differ by the number in it' },
  usualRule: { en: 'neighbours with a white dot between them are consecutive' },
  holds: { usual: '1', demands: [{ two: '|a - b| = value' }] },
  told: {
    en: ({ value = 1, names: [a, b] }) =>
      `${a} and ${b} ${value === 1 ? 'are consecutive' : `differ by ${value}`} (white dot)`,
  },
  partner: { en: () => 'white-dot neighbour' },
  general: {
    en: ({ value = 1 }) =>
      value === 1
        ? 'neighbours with a white dot between them are consecutive'
        : `neighbours with a ${value} in the white dot between them differ by ${value}`,
  },
  exchange: {
    fPuzzles: { clues: 'difference' },
    iss: { neighbours: { WhiteDot: 1 } },
    sudokuMaker: { type: 200, clues: 'sides' },
  },
  saidBy: 'kropki! dot difference',
  takes: {
    value: { name: 'difference', limits: (_, __, numbers) => [1, widestDifference(numbers)], isOptional: true },
    cells: { least: 2, most: 2 },
    areNeighbours: true,
    isUnordered: true,
  },
  additions: ({ numbers }, own) => ({
    exclusions: betweenPairs(own, numbers, (x, y, difference = 1) => Math.abs(x - y) === difference),
  }),
  readOff: { sides: (a, b) => Math.abs(a - b) === 1 },
  draw: (clue, size) => besidePair(clue, size, 'white-dot', isUsual(clue, 1) ? undefined : String(clue.value)),
});

export const whiteDotShared: SharedRule = {
  id: 'white-dot',
  called: 'kropki kropki_dots kropki_pair kropki_pairs white_kropki partial_kropki dots dot',
  drawn: [{ isTelling: true, form: 'dot on an edge', colours: ['ffffff'] }],
  words: [
    'greater! 1 dot|circle other one? exactly? each?',
    'consecutive dot|circle around? if? 1? each? two? value? direction?',
    'differ dot|circle 1 one? each? exactly?',
    'differ dot|circle one each?',
  ],
};
