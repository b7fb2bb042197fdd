/** The legend of a picture, which its shapes below the grid make up. */
import { boundsOf, type Picture, type Shape } from '../../../src/render/index.js';

/** Splits the shapes of a picture: those of its board, and those of its legend. */
export function legendOf({ shapes, grid }: Picture): { readonly board: Shape[]; readonly legend: Shape[] } {
  const isBelow = (shape: Shape): boolean => boundsOf(shape).top > grid.bottom;
  return { board: shapes.filter((shape) => !isBelow(shape)), legend: shapes.filter(isBelow) };
}
