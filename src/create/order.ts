/** An order: the shape, which cells are given together, how full grids are made, and all that is wanted. */
import type { Geometry } from '../core/geometry.js';
import type { Aim, Range } from './aims.js';
import type { Fill } from './fill.js';
import type { Symmetry } from './symmetry.js';

export interface Order {
  readonly geometry: Geometry;
  readonly fill: Fill;
  readonly symmetry: Symmetry;
  readonly clues: Range;
  /** Others than that of the clues, cheap ones first. */
  readonly aims: readonly Aim[];
}

/** Missing values of every puzzle on the standard grid that is not asked to have more or fewer; other sizes alike. */
const FEWEST_MISSING = 40;
const STANDARD_CELLS = 81;

/** As many clues as leave enough to do. */
export const usualClues = ({ cells }: Geometry): Range => ({
  least: 0,
  most: cells - Math.ceil((cells * FEWEST_MISSING) / STANDARD_CELLS),
});
