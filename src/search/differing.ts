/** Where several solutions differ. */
import type { Numbers } from '../core/board.js';
import type { Cell, Geometry } from '../core/geometry.js';

/** The digits of each cell over all solutions, as sets. */
const digitsOf = (solutions: readonly Numbers[], { cells }: Geometry): Int32Array =>
  Int32Array.from({ length: cells }, (_, cell) => solutions.reduce((set, values) => set | (1 << values[cell]!), 0));

/** The cells in which they differ, with the digits that these take, as sets. */
export const differing = (solutions: readonly Numbers[], geometry: Geometry): { cell: Cell; set: number }[] =>
  [...digitsOf(solutions, geometry)].map((set, cell) => ({ cell, set })).filter(({ set }) => set & (set - 1));
