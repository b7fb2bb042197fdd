/**
 * A picture in parts that change apart from one another: what lies below the digits, those of each cell, what lies above
 * them. A move changes few cells, and only those are drawn anew: on a large board all at once would be felt at every key.
 */

import type { Cell, Geometry } from '../../../src/face/index.js';
import { type Shape, svgShapes } from '../../../src/render/index.js';

export interface Layers {
  readonly below: string;
  /** By cell. */
  readonly digits: readonly string[];
  readonly above: string;
}

/** The digits stand together in the order of shapes. */
export function layersOf(shapes: readonly Shape[], geometry: Geometry): Layers {
  const cells = shapes.map((shape) => cellOf(shape, geometry));
  const first = cells.findIndex((cell) => cell !== undefined);
  const last = cells.findLastIndex((cell) => cell !== undefined);
  if (first < 0) return { below: svgShapes(shapes), digits: [], above: '' };
  const own: Shape[][] = Array.from({ length: geometry.cells }, () => []);
  for (let index = first; index <= last; index++) own[cells[index]!]!.push(shapes[index]!);
  return {
    below: svgShapes(shapes.slice(0, first)),
    digits: own.map((digits) => svgShapes(digits)),
    above: svgShapes(shapes.slice(last + 1)),
  };
}

const cellOf = (shape: Shape, geometry: Geometry): Cell | undefined => {
  if (shape.kind !== 'text') return undefined;
  const { cell, candidate } = shape.of;
  return cell ?? (candidate === undefined ? undefined : geometry.cellOf(candidate));
};
