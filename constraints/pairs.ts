/** Sets of cells of one's own in which no digit repeats. */
import { type Constraint, type GroupKind, listed } from '../src/core/constraint.js';
import { SET } from '../src/core/layout.js';

const set: GroupKind = {
  id: SET,
  names: { en: ['set', 'sets'] },
  drawn: 'hatching',
  isListed: true,
};

export const pairs: Constraint = listed({
  id: 'pairs',
  family: 'cells',
  digits: 'any',
  names: { en: 'Cells that differ' },
  rule: { en: 'cells that are marked together differ' },
  holds: { demands: [{ two: 'a != b' }] },
  groups: [set],
  saidBy: 'extra_region! diagonal? grey? gray? shaded?',
});
