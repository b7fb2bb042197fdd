/** All X are shown: other neighbours do not add up to 10. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { BESIDE, unless } from '../src/rules/relation.js';
import { unmarked } from './non-consecutive.js';

export const allX: Constraint = listed({
  id: 'all-x',
  family: 'grid',
  spellings: ['strictx'],
  digits: 'any',
  names: { en: 'All X shown' },
  rule: { en: 'neighbours without an X between them do not add up to 10' },
  holds: { demands: [{ where: BESIDE, except: ['xv'], two: 'a + b != 10' }] },
  told: { en: ({ names: [a, b] }) => `${a} and ${b} do not add up to 10` },
  partner: { en: () => 'neighbour without an X' },
  exchange: { sudokuMaker: { negative: { type: 202, numbers: [10] } } },
  saidBy: 'all_x all_xs',
  shows: { kind: 'xv', exempt: ['xv'] },
  additions: ({ size, numbers, statements }) => ({
    exclusions: unmarked(statements, ['xv'], size).flatMap(([a, b]) => unless(a, b, numbers, (x, y) => x + y !== 10)),
  }),
});

export const allXShared: SharedRule = { id: 'all-x', words: ['all xLetter given may?'] };
