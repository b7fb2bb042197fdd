/** The legend of a picture: the shapes below its grid. */
import { boundsOf, type Picture, type Shape } from '../../../src/render/index.js';

/** Splits the shapes of a picture into its board and its legend. */
export function legendOf({ shapes, grid }: Picture): { readonly board: Shape[]; readonly legend: Shape[] } {
  const isBelow = (shape: Shape): boolean => boundsOf(shape).top > grid.bottom;
  return { board: shapes.filter((shape) => !isBelow(shape)), legend: shapes.filter(isBelow) };
}
