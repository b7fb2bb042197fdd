/** Neighbours with a grey dot between them are as with a white dot or as with a black one. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { besidePair } from '../src/rules/clue-signs.js';
import { betweenPairs } from '../src/rules/relation.js';
import { haveRatio } from './black-dot.js';

/** True if two digits differ by a number or one is that many times the other; without a number, by 1 or twice. */
const areEither = (a: number, b: number, number: number | undefined): boolean =>
  Math.abs(a - b) === (number ?? 1) || haveRatio(a, b, number ?? 2);

export const greyDot: Constraint = listed({
  id: 'grey-dot',
  family: 'dots',
  spellings: ['graydot', 'graydots'],
  digits: 'any',
  names: { en: 'Grey dots' },
  rule: {
    en: 'neighbours with a grey dot between them are consecutive or one is twice the other; with a number in it, they differ by it or one is that many times the other',
  },
  usualRule: { en: 'neighbours with a grey dot between them are consecutive, or one is twice the other' },
  holds: {
    usual: '0',
    demands: [
      {
        two: 'value = 0 ? |a - b| = 1 or a = 2 * b or b = 2 * a : |a - b| = value or a = value * b or b = value * a',
      },
    ],
  },
  told: {
    en: ({ value, names: [a, b] }) =>
      value === undefined
        ? `${a} and ${b} are consecutive or one is twice the other (grey dot)`
        : `${a} and ${b} differ by ${value} or one is ${value} times the other (grey dot)`,
  },
  partner: { en: () => 'grey-dot neighbour' },
  general: {
    en: ({ value }) =>
      value === undefined
        ? 'neighbours with a grey dot between them are consecutive or one is twice the other'
        : `neighbours with a ${value} in the grey dot between them differ by ${value} or one is ${value} times the other`,
  },
  saidBy: 'kropki! grey_dot gray_dot grauer_punkt',
  takes: {
    value: { name: 'number', limits: (_, __, numbers) => [1, numbers.at(-1)!], isOptional: true },
    cells: { least: 2, most: 2 },
    areNeighbours: true,
    isUnordered: true,
  },
  additions: ({ numbers }, own) => ({ exclusions: betweenPairs(own, numbers, areEither) }),
  readOff: { sides: (a, b) => areEither(a, b, undefined) },
  draw: (clue, size) => besidePair(clue, size, 'grey-dot', clue.value === undefined ? undefined : String(clue.value)),
});

export const greyDotShared: SharedRule = {
  id: 'grey-dot',
  drawn: [{ form: 'dot on an edge', only: 'grey' }],
  words: [
    'consecutive ratio:1:2 dot|circle or ratio? either? 1? each?',
    'consecutive double dot|circle or either? one? other? ratio? 1? each? two?',
    'differ ratio:1:2 dot|circle 1 or ratio? either? one? each?',
  ],
};
