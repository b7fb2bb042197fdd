/** All white dots are shown: other neighbours are not consecutive, or do not differ by the numbers that dots show. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { BESIDE, unless } from '../src/rules/relation.js';
import { DOTS, numbersShown, unmarked } from './non-consecutive.js';

export const allWhiteDots: Constraint = listed({
  id: 'all-white-dots',
  family: 'grid',
  spellings: ['allwhitedot'],
  digits: 'any',
  names: { en: 'All white dots shown' },
  rule: { en: 'neighbours without a dot between them do not differ by a number that white dots show' },
  holds: {
    demands: [
      {
        for: [{ name: 'difference', stated: 'white-dot', usual: '1' }],
        where: BESIDE,
        except: DOTS,
        two: '|a - b| != difference',
      },
    ],
  },
  told: {
    en: ({ value = 1, names: [a, b] }) =>
      value > 0
        ? `${a} and ${b} have no dot, so they ${value === 1 ? 'are not consecutive' : `do not differ by ${value}`}`
        : `${a} and ${b} have no dot, so they do not differ by a number that white dots show`,
  },
  partner: { en: () => 'neighbour without a white dot' },
  exchange: { sudokuMaker: { negative: { type: 200, usual: 1 } } },
  saidBy: 'kropki! dot difference',
  shows: { kind: 'white-dot', exempt: DOTS },
  additions: ({ size, numbers, statements }) => {
    const shown = numbersShown(statements, 'white-dot', 1);
    return {
      exclusions: unmarked(statements, DOTS, size).flatMap(([a, b]) =>
        unless(a, b, numbers, (x, y) => !shown.includes(Math.abs(x - y))),
      ),
    };
  },
});

export const allWhiteDotsShared: SharedRule = { id: 'all-white-dots', words: ['all dot given may? joined? dot<given'] };
