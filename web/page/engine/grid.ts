/** Converts puzzles to the engine's plain data and, on a geometry, back. */

import type { Geometry } from '../../../src/core/index.js';
import type { Puzzle } from '../../../src/face/index.js';
import { rulesOfGrid } from '../../../src/formats/index.js';
import type { PlainGrid, PlainShape } from './protocol.js';

export const plainShapeOf = (geometry: Geometry): PlainShape => ({
  box: [geometry.boxRows, geometry.boxColumns],
  ...(!geometry.isPlain && { rules: rulesOfGrid(geometry) }),
});

export const plainGridOf = ({ geometry, values, placed, candidates }: Puzzle): PlainGrid => ({
  ...plainShapeOf(geometry),
  values: Array.from(values),
  ...(placed && { placed: Array.from(placed) }),
  ...(candidates && { candidates: Array.from(candidates) }),
});

/** Returns the puzzle of a grid whose geometry is known. */
export const puzzleOn = (
  geometry: Geometry,
  { values, placed, candidates }: Omit<PlainGrid, keyof PlainShape>,
): Puzzle => ({
  geometry,
  values: Int8Array.from(values),
  ...(placed && { placed: Uint8Array.from(placed) }),
  ...(candidates && { candidates: Int32Array.from(candidates) }),
});
