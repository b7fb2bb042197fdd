/** Symmetries by name. A module of its own, so that the main entry does without their orbits. */

/** Symmetries that the cells of givens can have; `full` has them all. */
export const SYMMETRIES = [
  'none',
  'rotational',
  'quarter',
  'horizontal',
  'vertical',
  'diagonal',
  'antidiagonal',
  'full',
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];
