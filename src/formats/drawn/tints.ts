/** Squares over several cells, which tint each of them. */
import type { Cell } from '../../core/geometry.js';
import type { DrawnShape } from './drawing.js';

/** How far an edge may lie from a line of the grid and still mean it, and the side of the smallest such square, in cells. */
const NEAR = 0.16;
const SMALLEST = 1.5;

export const isNearWhole = (at: number, near: number): boolean => Math.abs(at - Math.round(at)) <= near;

/** Returns the cells that a square over several cells tints; undefined for any other shape. */
export function tintedBy({ centre, width, height, form, fill, text }: DrawnShape, size: number): Cell[] | undefined {
  const [top, left] = [centre[0] - height / 2, centre[1] - width / 2];
  const [bottom, right] = [top + height, left + width];
  const isTint = form === 'square' && fill !== undefined && text === undefined && Math.max(width, height) > SMALLEST;
  if (!isTint || ![top, left, bottom, right].every((at) => isNearWhole(at, NEAR))) return undefined;
  const [rows, columns] = [Math.round(height), Math.round(width)];
  if (
    Math.round(top) < 0 ||
    Math.round(left) < 0 ||
    Math.round(bottom) > size ||
    Math.round(right) > size ||
    rows < 1 ||
    columns < 1
  )
    return undefined;
  return Array.from(
    { length: rows * columns },
    (_, at) => (Math.round(top) + Math.floor(at / columns)) * size + Math.round(left) + (at % columns),
  );
}
