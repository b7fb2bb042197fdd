/** All black dots are shown: of other neighbours, none is the double of the other, or the multiple that dots show. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { BESIDE, unless } from '../src/rules/relation.js';
import { haveRatio } from './black-dot.js';
import { DOTS, numbersShown, unmarked } from './non-consecutive.js';

export const allBlackDots: Constraint = listed({
  id: 'all-black-dots',
  family: 'grid',
  spellings: ['allblackdot'],
  digits: 'any',
  names: { en: 'All black dots shown' },
  rule: { en: 'of neighbours without a dot between them, none is the multiple of the other that black dots show' },
  holds: {
    demands: [
      {
        for: [{ name: 'ratio', stated: 'black-dot', usual: '2' }],
        where: BESIDE,
        except: DOTS,
        two: 'a != ratio * b and b != ratio * a',
      },
    ],
  },
  told: {
    en: ({ value = 2, names: [a, b] }) =>
      value > 0
        ? `${a} and ${b} have no dot, so neither is ${value === 2 ? 'twice' : `${value} times`} the other`
        : `${a} and ${b} have no dot, so neither is the multiple of the other that black dots show`,
  },
  partner: { en: () => 'neighbour without a black dot' },
  exchange: {
    fPuzzles: { negative: 'ratio' },
    iss: { flag: 'StrictKropki', implies: 'non-consecutive' },
    sudokuMaker: { negative: { type: 201, usual: 2 } },
  },
  saidBy: 'kropki! dot ratio',
  shows: { kind: 'black-dot', exempt: DOTS },
  additions: ({ size, numbers, statements }) => {
    const ratios = numbersShown(statements, 'black-dot', 2);
    return {
      exclusions: unmarked(statements, DOTS, size).flatMap(([a, b]) =>
        unless(a, b, numbers, (x, y) => !ratios.some((ratio) => haveRatio(x, y, ratio))),
      ),
    };
  },
});

export const allBlackDotsShared: SharedRule = {
  id: 'all-black-dots',
  words: [
    'noDot not not consecutive ratio:1:2 if? ratio? between? orthogonal? adjacent? cell? both? or? noDot<not',
    'all dot given may? joined? dot<given',
  ],
};
