/** All X and V are shown: other neighbours add up neither to 5 nor to 10. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { BESIDE, unless } from '../src/rules/relation.js';
import { unmarked } from './non-consecutive.js';

export const allXv: Constraint = listed({
  id: 'all-xv',
  family: 'grid',
  spellings: ['strictxv'],
  digits: 'any',
  names: { en: 'All X and V shown' },
  rule: { en: 'neighbours without X or V between them add up neither to 5 nor to 10' },
  holds: { demands: [{ where: BESIDE, except: ['xv'], two: 'a + b != 5 and a + b != 10' }] },
  told: { en: ({ names: [a, b] }) => `${a} and ${b} add up neither to 5 nor to 10` },
  partner: { en: () => 'neighbour without an X or V' },
  exchange: {
    fPuzzles: { negative: 'xv' },
    iss: { flag: 'StrictXV' },
    sudokuMaker: { negative: { type: 202, numbers: [5, 10] } },
  },
  saidBy: 'xv an_x a_v x_and_v',
  shows: { kind: 'xv', exempt: ['xv'] },
  additions: ({ size, numbers, statements }) => ({
    exclusions: unmarked(statements, ['xv'], size).flatMap(([a, b]) =>
      unless(a, b, numbers, (x, y) => x + y !== 5 && x + y !== 10),
    ),
  }),
});

export const allXvShared: SharedRule = {
  id: 'all-xv',
  words: [
    'all xLetter vLetter given clue? may? and?',
    'xLetter vLetter all given',
    'noXv not:sum sum 5 10 or if? between? cell? adjacent? orthogonal? joined? noXv<not',
    'noXv not:sum sum 10 5 or if? between? cell? adjacent? orthogonal? joined? noXv<not',
  ],
};
