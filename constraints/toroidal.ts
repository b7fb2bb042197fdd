/** A jigsaw whose regions may go on at the other side of the grid. */
import { type Constraint, listed } from '../src/core/constraint.js';
import { jigsaw } from './jigsaw.js';

export const toroidal: Constraint = listed({
  ...jigsaw,
  id: 'toroidal',
  family: 'grid',
  spellings: ['torus'],
  digits: 'any',
  names: { en: 'Jigsaw that wraps around' },
  wraps: true,
});
