/** Of neighbours with a black dot between them, one is twice the other, or as many times as the number in the dot. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { besidePair, isUsual } from '../src/rules/clue-signs.js';
import { betweenPairs } from '../src/rules/relation.js';

/** True if one of two digits is a number of times the other. */
export const haveRatio = (a: number, b: number, ratio: number): boolean => a === ratio * b || b === ratio * a;

export const blackDot: Constraint = listed({
  id: 'black-dot',
  family: 'dots',
  digits: 'any',
  names: { en: 'Black dots' },
  rule: {
    en: 'of neighbours with a black dot between them, one is twice the other, or as many times as the number in it',
  },
  usualRule: { en: 'of neighbours with a black dot between them, one is twice the other' },
  holds: { usual: '2', demands: [{ two: 'a = value * b or b = value * a' }] },
  told: {
    en: ({ value = 2, names: [a, b] }) =>
      `of ${a} and ${b}, one is ${value === 2 ? 'twice' : `${value} times`} the other (black dot)`,
  },
  partner: { en: () => 'black-dot neighbour' },
  general: {
    en: ({ value = 2 }) =>
      value === 2
        ? 'of neighbours with a black dot between them, one is twice the other'
        : `of neighbours with a ${value} in the black dot between them, one is ${value} times the other`,
  },
  exchange: {
    fPuzzles: { clues: 'ratio' },
    iss: { neighbours: { BlackDot: 2 } },
    sudokuMaker: { type: 201, clues: 'sides' },
  },
  saidBy: 'kropki! dot ratio',
  takes: {
    value: { name: 'ratio', limits: (_, __, numbers) => [2, numbers.at(-1)!], isOptional: true },
    cells: { least: 2, most: 2 },
    areNeighbours: true,
    isUnordered: true,
  },
  additions: ({ numbers }, own) => ({
    exclusions: betweenPairs(own, numbers, (x, y, ratio = 2) => haveRatio(x, y, ratio)),
  }),
  readOff: { sides: (a, b) => haveRatio(a, b, 2) },
  draw: (clue, size) => besidePair(clue, size, 'black-dot', isUsual(clue, 2) ? undefined : String(clue.value)),
});

export const blackDotShared: SharedRule = {
  id: 'black-dot',
  called: 'kropki kropki_dots kropki_pair kropki_pairs black_kropki partial_kropki dots dot',
  drawn: [{ isTelling: true, form: 'dot on an edge', colours: ['000000'] }],
  words: [
    'ratio:1:2 dot|circle if? ratio? one? double? other? each? 1? direction? exactly?',
    'dot|circle double exactly? if? one? other? ratio? 1? each?',
    'ratio dot|circle 2 1?',
  ],
};
