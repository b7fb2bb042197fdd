/** Symmetries of the set of givens. */
import type { Cell, Geometry } from '../core/geometry.js';

export const SYMMETRIES = [
  'none',
  'rotational',
  'quarter',
  'horizontal',
  'vertical',
  'diagonal',
  'antidiagonal',
  'full',
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** Where a cell at row and column of a grid with rows 0..last is moved to. */
type Move = (row: number, column: number, last: number) => readonly [row: number, column: number];

const halfTurn: Move = (row, column, last) => [last - row, last - column];
const quarterTurn: Move = (row, column, last) => [column, last - row];
/** Mirrored in the axis that gives the name: horizontal exchanges top and bottom. */
const inHorizontal: Move = (row, column, last) => [last - row, column];
const inVertical: Move = (row, column, last) => [row, last - column];
const inDiagonal: Move = (row, column) => [column, row];
const inAntidiagonal: Move = (row, column, last) => [last - column, last - row];

/** The moves that, repeated and combined, make up each symmetry. */
const MOVES: Record<Symmetry, readonly Move[]> = {
  none: [],
  rotational: [halfTurn],
  quarter: [quarterTurn],
  horizontal: [inHorizontal],
  vertical: [inVertical],
  diagonal: [inDiagonal],
  antidiagonal: [inAntidiagonal],
  full: [quarterTurn, inDiagonal],
};

/** Cells that are given together or not at all. */
export type Orbit = readonly Cell[];

/** All cells of a shape, grouped by what a symmetry moves them to. */
export function orbitsOf(geometry: Geometry, symmetry: Symmetry): Orbit[] {
  const seen = new Uint8Array(geometry.cells);
  const orbits: Orbit[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (seen[cell]) continue;
    const orbit = [cell];
    seen[cell] = 1;
    for (const member of orbit)
      for (const move of MOVES[symmetry]) {
        const [row, column] = move(geometry.rowOf(member), geometry.columnOf(member), geometry.size - 1);
        const image = row * geometry.size + column;
        if (seen[image]) continue;
        seen[image] = 1;
        orbit.push(image);
      }
    orbits.push(orbit);
  }
  return orbits;
}

/** The richest symmetry that a set of cells has. */
export function symmetryOf(geometry: Geometry, holds: (cell: Cell) => boolean): Symmetry {
  const richestFirst = SYMMETRIES.filter((symmetry) => symmetry !== 'none').sort(
    (a, b) => orbitsOf(geometry, a).length - orbitsOf(geometry, b).length,
  );
  const kept = (symmetry: Symmetry): boolean =>
    orbitsOf(geometry, symmetry).every((orbit) => orbit.every((cell) => holds(cell) === holds(orbit[0]!)));
  return richestFirst.find(kept) ?? 'none';
}
