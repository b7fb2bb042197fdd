/** All V are shown: other neighbours do not add up to 5. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { BESIDE, unless } from '../src/rules/relation.js';
import { unmarked } from './non-consecutive.js';

export const allV: Constraint = listed({
  id: 'all-v',
  family: 'grid',
  spellings: ['strictv'],
  digits: 'any',
  names: { en: 'All V shown' },
  rule: { en: 'neighbours without a V between them do not add up to 5' },
  holds: { demands: [{ where: BESIDE, except: ['xv'], two: 'a + b != 5' }] },
  told: { en: ({ names: [a, b] }) => `${a} and ${b} do not add up to 5` },
  partner: { en: () => 'neighbour without a V' },
  exchange: { sudokuMaker: { negative: { type: 202, numbers: [5] } } },
  saidBy: 'all_v all_vs',
  shows: { kind: 'xv', exempt: ['xv'] },
  additions: ({ size, numbers, statements }) => ({
    exclusions: unmarked(statements, ['xv'], size).flatMap(([a, b]) => unless(a, b, numbers, (x, y) => x + y !== 5)),
  }),
});

export const allVShared: SharedRule = { id: 'all-v', words: ['all vLetter given may?'] };
