/** Moves of the whole grid onto itself. */
import { lowestBit } from './bits.js';
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

/**
 * True if the rules are about equal digits alone, and the move maps houses onto houses, and candidates that exclude each
 * other onto such candidates.
 */
export function keepsRules(geometry: Geometry, move: Move): boolean {
  const { candidates, hasPairs } = geometry;
  const { start, cells, digits } = geometry.apart;
  if (!geometry.isBlind || !keepsHouses(geometry, move, geometry.housesOf(...HOUSE_KINDS))) return false;
  for (let candidate = 0; hasPairs && candidate < candidates; candidate++) {
    const to = geometry.candidate(moved(geometry, move, geometry.cellOf(candidate)), geometry.digitOf(candidate));
    for (let at = start[candidate]!; at < start[candidate + 1]!; at++)
      for (let rest = digits[at]!; rest; rest &= rest - 1)
        if (!geometry.conflict(to, geometry.candidate(moved(geometry, move, cells[at]!), lowestBit(rest))))
          return false;
  }
  return true;
}

/** Each named move: if it reflects in the main diagonal, and then reverses the rows and the columns. */
const NAMED_MOVES = {
  'half turn': [false, true, true],
  'quarter turn': [true, false, true],
  horizontal: [false, true, false],
  vertical: [false, false, true],
  diagonal: [true, false, false],
  antidiagonal: [true, true, true],
} as const;

/**
 * Names of moves. Turns are clockwise; a reflection has the name of its axis, so `horizontal` exchanges top and bottom.
 */
export type MoveName = keyof typeof NAMED_MOVES;
export const MOVE_NAMES = Object.keys(NAMED_MOVES) as readonly MoveName[];

export function namedMove(name: MoveName, size: number): Move {
  const [transposed, rows, columns] = NAMED_MOVES[name];
  const list = (isReversed: boolean): number[] =>
    Array.from({ length: size }, (_, index) => (isReversed ? size - 1 - index : index));
  return { transposed, rows: list(rows), columns: list(columns) };
}
