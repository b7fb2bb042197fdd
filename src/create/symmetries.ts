/** Symmetries by name. A module of its own, so that the main entry does without their orbits. */
import { frozen } from '../core/frozen.js';

/** Symmetries that the cells of givens can have; `full` has them all. */
export const SYMMETRIES = frozen([
  'none',
  'rotational',
  'quarter',
  'horizontal',
  'vertical',
  'diagonal',
  'antidiagonal',
  'full',
]);
/** A symmetry of the givens: the cells that are given map onto each other. */
export type Symmetry = (typeof SYMMETRIES)[number];
