/** Irregular regions take the place of boxes. A puzzle states them as a letter for each cell. */
import { type Constraint, listed } from '../src/core/constraint.js';

export const jigsaw: Constraint = listed({
  id: 'jigsaw',
  family: 'grid',
  spellings: ['irregular'],
  digits: 'any',
  names: { en: 'Jigsaw' },
  rule: { en: 'the regions between thick lines take the place of boxes' },
  holds: { demands: [] },
  tiling: 'regions',
  saidBy: 'toroidal! jigsaw irregular region?',
});
