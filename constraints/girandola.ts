/** A girandola of nine cells has every digit once. */
import { type Constraint, type GroupKind, groupsOf, listed } from '../src/core/constraint.js';

const cells: GroupKind = {
  id: 'girandola',
  names: { en: ['the girandola', 'the girandola'] },
  drawn: 'hatching',
  isListed: true,
};

export const girandola: Constraint = listed({
  id: 'girandola',
  family: 'grid',
  digits: 'any',
  names: { en: 'Girandola' },
  rule: { en: 'the nine marked cells (the girandola) have every digit once' },
  holds: { demands: [{ among: { cells: 'r1c1r1c9r2c5r5c2r5c5r5c8r8c5r9c1r9c9' }, two: 'a != b' }] },
  groups: [cells],
  saidBy: 'girandola!',
  additions: ({ size }) =>
    size === 9 ? { groups: groupsOf(cells, [[0, 8, 13, 37, 40, 43, 67, 72, 80]]) } : 'a grid of 9×9',
});
