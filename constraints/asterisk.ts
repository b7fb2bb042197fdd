/** An asterisk of nine cells has every digit once. */
import { type Constraint, type GroupKind, groupsOf, listed } from '../src/core/constraint.js';

const cells: GroupKind = {
  id: 'asterisk',
  names: { en: ['the asterisk', 'the asterisk'] },
  drawn: 'hatching',
  isListed: true,
};

export const asterisk: Constraint = listed({
  id: 'asterisk',
  family: 'grid',
  digits: 'any',
  names: { en: 'Asterisk' },
  rule: { en: 'the nine marked cells (the asterisk) have every digit once' },
  holds: { demands: [{ among: { cells: 'r2c5r3c3r3c7r5c2r5c5r5c8r7c3r7c7r8c5' }, two: 'a != b' }] },
  groups: [cells],
  additions: ({ size }) =>
    size === 9 ? { groups: groupsOf(cells, [[13, 20, 24, 37, 40, 43, 56, 60, 67]]) } : 'a grid of 9×9',
});
