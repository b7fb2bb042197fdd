/** Converts puzzles to the engine's plain data and back. */

import { Geometry } from '../../../src/core/index.js';
import type { Puzzle } from '../../../src/face/index.js';
import { rulesOf, withRules } from '../../../src/formats/index.js';
import type { PlainGrid, PlainShape } from './protocol.js';

export const plainShapeOf = (geometry: Geometry): PlainShape => ({
  box: [geometry.boxRows, geometry.boxColumns],
  ...(!geometry.isPlain && { rules: rulesOf(geometry) }),
});

/** Returns the geometry of a shape. Throws a RangeError for an invalid one. */
export function geometryIn({ box, rules }: PlainShape): Geometry {
  const base = Geometry.of(...box);
  return rules ? withRules(base, rules) : base;
}

export const plainGridOf = ({ geometry, values, placed, candidates }: Puzzle): PlainGrid => ({
  ...plainShapeOf(geometry),
  values: Array.from(values),
  ...(placed && { placed: Array.from(placed) }),
  ...(candidates && { candidates: Array.from(candidates) }),
});

export const puzzleIn = ({ values, placed, candidates, ...shape }: PlainGrid): Puzzle => ({
  geometry: geometryIn(shape),
  values: Int8Array.from(values),
  ...(placed && { placed: Uint8Array.from(placed) }),
  ...(candidates && { candidates: Int32Array.from(candidates) }),
});
