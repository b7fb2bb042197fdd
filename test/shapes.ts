/** Box shapes for tests: every size that people use, with the boxes both upright and flat, and some odd sizes. */
import { Geometry } from '../src/core/geometry.js';

export const SHAPES: readonly Geometry[] = (
  [
    [1, 1],
    [1, 2],
    [2, 2],
    [1, 5],
    [5, 1],
    [2, 3],
    [3, 2],
    [2, 4],
    [3, 3],
    [2, 5],
    [3, 4],
    [3, 5],
    [4, 4],
    [4, 5],
    [5, 5],
  ] as const
).map(([rows, columns]) => Geometry.of(rows, columns));

export const shapeName = ({ boxRows, boxColumns }: Geometry): string => `${boxRows}x${boxColumns}`;
