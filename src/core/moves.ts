/** Moves of the whole grid onto itself. */
import { type Cell, type Geometry, HOUSE_KINDS, type House } from './geometry.js';

/** A move: an optional reflection in the main diagonal, then a permutation of the rows and of the columns. */
export interface Move {
  readonly transposed: boolean;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Returns the cell to which a move takes a cell. */
export function moved(geometry: Geometry, { transposed, rows, columns }: Move, cell: Cell): Cell {
  const row = geometry.rowOf(cell);
  const column = geometry.columnOf(cell);
  return transposed ? rows[column]! * geometry.size + columns[row]! : rows[row]! * geometry.size + columns[column]!;
}

/** True if the move maps each of these houses onto a house. */
const keepsHouses = (geometry: Geometry, move: Move, houses: readonly House[]): boolean =>
  houses.every(
    (house) => geometry.commonHouses(geometry.cellsOf(house).map((cell) => moved(geometry, move, cell))).length > 0,
  );

/** True if the move maps houses onto houses, and pairs of cells that must differ onto such pairs. */
export function keepsRules(geometry: Geometry, move: Move): boolean {
  const { cells, pairStart, pairPeers } = geometry;
  if (!keepsHouses(geometry, move, geometry.housesOf(...HOUSE_KINDS))) return false;
  for (let cell = 0; cell < cells; cell++)
    for (let at = pairStart[cell]!; at < pairStart[cell + 1]!; at++)
      if (!geometry.sees(moved(geometry, move, cell), moved(geometry, move, pairPeers[at]!))) return false;
  return true;
}

export const MOVE_NAMES = ['half turn', 'quarter turn', 'horizontal', 'vertical', 'diagonal', 'antidiagonal'] as const;
/**
 * Names of moves. Turns are clockwise; a reflection has the name of its axis, so `horizontal` exchanges top and bottom.
 */
export type MoveName = (typeof MOVE_NAMES)[number];

export function namedMove(name: MoveName, size: number): Move {
  const same = Array.from({ length: size }, (_, index) => index);
  const reversed = same.toReversed();
  switch (name) {
    case 'half turn':
      return { transposed: false, rows: reversed, columns: reversed };
    case 'quarter turn':
      return { transposed: true, rows: same, columns: reversed };
    case 'horizontal':
      return { transposed: false, rows: reversed, columns: same };
    case 'vertical':
      return { transposed: false, rows: same, columns: reversed };
    case 'diagonal':
      return { transposed: true, rows: same, columns: same };
    case 'antidiagonal':
      return { transposed: true, rows: reversed, columns: reversed };
  }
}
