/**
 * A picture in layers that change independently: shapes below the digits, digits cell by cell, shapes above. A move
 * changes few cells, and only those are rendered again: on a large board a full redraw would be felt at every key.
 */

import type { Cell, Geometry } from '../../../src/face/index.js';
import { type Shape, svgShapes } from '../../../src/render/index.js';

export interface Layers {
  readonly below: string;
  /** The digits of each cell. */
  readonly digits: readonly string[];
  readonly above: string;
}

/** Splits shapes into layers. The order of shapes keeps the digits together. */
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
