/**
 * Geometries and puzzles from plain data, with the rules of variants. The first view does without this module, since it
 * takes the code of all constraints.
 */
import { Geometry } from '../../../src/core/index.js';
import type { Puzzle } from '../../../src/face/index.js';
import { withRules } from '../../../src/formats/index.js';
import { puzzleOn } from './grid.js';
import type { PlainGrid, PlainShape } from './protocol.js';

/** Returns the geometry of a shape. Throws a RangeError for an invalid one. */
export function geometryIn({ box, rules }: PlainShape): Geometry {
  const base = Geometry.of(...box);
  return rules ? withRules(base, rules) : base;
}

export const puzzleIn = (grid: PlainGrid): Puzzle => puzzleOn(geometryIn(grid), grid);
