/** There are rows and columns only. */
import { type Constraint, listed } from '../src/core/constraint.js';

export const latin: Constraint = listed({
  id: 'latin',
  family: 'grid',
  spellings: ['latinsquare'],
  digits: 'any',
  names: { en: 'Latin square' },
  rule: { en: 'there are no boxes' },
  holds: { demands: [] },
  tiling: 'none',
  saidBy: 'latin only_rows no_boxes no_regions',
});
