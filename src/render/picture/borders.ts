/** The lines along the border of some cells. */

import type { Cell } from '../../core/geometry.js';
import type { GridPoint } from '../../core/sign.js';

/** Directions clockwise, as rows and columns: to the right, down, to the left, up. */
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** An edge of the border: its cell, and the direction in which the border runs along it, with the cell on the right. */
interface Edge {
  readonly row: number;
  readonly column: number;
  readonly direction: number;
}

/**
 * Returns the closed lines along the border of some cells, clockwise, each from its first corner in reading order. Cells
 * that touch only at a corner have lines of their own, and a hole has a line too.
 */
export function outlinesOf(cells: readonly Cell[], size: number, inset: number): GridPoint[][] {
  const own = new Set(cells);
  const isOwn = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < size && column < size && own.has(row * size + column);
  const seen = new Set<string>();
  const lines: GridPoint[][] = [];
  for (const cell of [...cells].sort((a, b) => a - b))
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const first = { row: Math.floor(cell / size), column: cell % size, direction };
      const [down, right] = DIRECTIONS[outside(direction)]!;
      if (isOwn(first.row + down, first.column + right) || seen.has(keyOf(first))) continue;
      const line: GridPoint[] = [];
      for (let edge: Edge = first; !seen.has(keyOf(edge)); ) {
        seen.add(keyOf(edge));
        const { next, turn } = after(edge, isOwn);
        if (turn !== 0) line.push(cornerAt(edge, turn, inset));
        edge = next;
      }
      // The walk ends at the corner at which it began.
      lines.push([line.at(-1)!, ...line.slice(0, -1)]);
    }
  return lines;
}

const keyOf = ({ row, column, direction }: Edge): string => `${row} ${column} ${direction}`;

/** The direction from an edge out of the set: on the left of the way. */
const outside = (direction: number): number => (direction + 3) % 4;

/** Returns the edge that follows on an edge, and the turn between: 1 right, round a corner of the set, -1 left. */
function after(
  { row, column, direction }: Edge,
  isOwn: (row: number, column: number) => boolean,
): { readonly next: Edge; readonly turn: -1 | 0 | 1 } {
  const [ahead, out] = [DIRECTIONS[direction]!, DIRECTIONS[outside(direction)]!];
  const front = { row: row + ahead[0], column: column + ahead[1] };
  if (!isOwn(front.row, front.column)) return { next: { row, column, direction: (direction + 1) % 4 }, turn: 1 };
  const side = { row: front.row + out[0], column: front.column + out[1] };
  return isOwn(side.row, side.column)
    ? { next: { ...side, direction: outside(direction) }, turn: -1 }
    : { next: { ...front, direction }, turn: 0 };
}

/** Returns the corner at the end of an edge, moved into the set. */
function cornerAt({ row, column, direction }: Edge, turn: -1 | 1, inset: number): GridPoint {
  const [ahead, out] = [DIRECTIONS[direction]!, DIRECTIONS[outside(direction)]!];
  const along = 0.5 - turn * inset;
  const across = 0.5 - inset;
  return {
    row: row + 0.5 + ahead[0] * along + out[0] * across,
    column: column + 0.5 + ahead[1] * along + out[1] * across,
  };
}
