/** Cells as Interactive Sudoku Solver names them. */
import type { Cell } from '../../core/geometry.js';
import { quoted } from '../../core/printable.js';
import { areBeside } from '../../rules/relation.js';
import { Misread } from '../misread.js';

/** Reads `R1Cg`, with rows and columns in the base that follows the size. Throws a Misread. */
export function cellIn(name: string, size: number): Cell {
  const [, ...lines] = /^R(\w)C(\w)$/i.exec(name) ?? [];
  const [row, column] = lines.map((sign) => Number.parseInt(sign, 36) - 1);
  if (row === undefined || !(row >= 0 && row < size && column! >= 0 && column! < size))
    throw new Misread(`${quoted(name)} is no cell of a grid of size ${size}: cells are written as R1C1`);
  return row * size + column!;
}

export const cellsIn = (names: readonly string[], size: number): Cell[] => names.map((name) => cellIn(name, size));

const signOf = (line: number): string => (line + 1).toString(36);

/** Writes a cell as `R1Cg`. */
export const cellName = (cell: Cell, size: number): string =>
  `R${signOf(Math.floor(cell / size))}C${signOf(cell % size)}`;

/** Writes cells with the signs between arguments between them. */
export const cellsText = (cells: readonly Cell[], size: number): string =>
  cells.map((cell) => cellName(cell, size)).join('~');

/** Returns the cells of a row or column, `R3` or `C4`, from the left or from the top. Throws a Misread. */
export function lineIn(name: string, size: number): Cell[] {
  const [, kind, sign] = /^([RC])(\w)$/i.exec(name) ?? [];
  const line = Number.parseInt(sign ?? '', 36) - 1;
  if (kind === undefined || !(line >= 0 && line < size))
    throw new Misread(`${quoted(name)} is no row or column of a grid of size ${size}: they are written as R1 and C1`);
  return Array.from({ length: size }, (_, at) => (/r/i.test(kind) ? line * size + at : at * size + line));
}

/** Writes the row or column of cells, and returns true if they are in its order, not in the reverse one. */
export function lineName(cells: readonly Cell[], size: number): readonly [name: string, isForward: boolean] {
  const step = cells[1]! - cells[0]!;
  const first = Math.min(...cells);
  return [Math.abs(step) === 1 ? `R${signOf(Math.floor(first / size))}` : `C${signOf(first % size)}`, step > 0];
}

/** Returns the pairs of neighbours among cells, each in its order on the list. Throws a Misread for a cell without one. */
export function pairsIn(cells: readonly Cell[], size: number, name: string): [Cell, Cell][] {
  const pairs = cells.flatMap((a, at) =>
    cells.slice(at + 1).flatMap((b): [Cell, Cell][] => (areBeside(a, b, size) ? [[a, b]] : [])),
  );
  const lone = cells.find((cell) => !pairs.some((pair) => pair.includes(cell)));
  if (lone !== undefined) throw new Misread(`${name} has no neighbour of ${cellName(lone, size)} among its cells`);
  return pairs;
}
