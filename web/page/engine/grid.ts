/** Puzzles on their way to the engine and back. */

import { Geometry, type Puzzle } from '../../../src/face/index.js';
import type { PlainGrid } from './protocol.js';

export const gridOf = ({ geometry, values, placed, candidates }: Puzzle): PlainGrid => ({
  box: [geometry.boxRows, geometry.boxColumns],
  values: Array.from(values),
  ...(placed && { placed: Array.from(placed) }),
  ...(candidates && { candidates: Array.from(candidates) }),
});

export const puzzleIn = ({ box, values, placed, candidates }: PlainGrid): Puzzle => ({
  geometry: Geometry.of(...box),
  values: Int8Array.from(values),
  ...(placed && { placed: Uint8Array.from(placed) }),
  ...(candidates && { candidates: Int32Array.from(candidates) }),
});
