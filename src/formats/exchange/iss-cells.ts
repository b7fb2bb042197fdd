/** Cells as Interactive Sudoku Solver names them. */
import type { Cell } from '../../core/geometry.js';
import { quoted } from '../../core/printable.js';
import { areBeside } from '../../rules/relation.js';
import { seenFrom } from '../../variants/outside.js';
import { Misread } from '../misread.js';

/** Reads `R1Cg`, with rows and columns in the base that follows the size. Throws a Misread. */
export function cellIn(name: string, size: number): Cell {
  const [, ...lines] = /^R(\w)C(\w)$/i.exec(name) ?? [];
  const [row, column] = lines.map((sign) => Number.parseInt(sign, 36) - 1);
  if (row === undefined || !(row >= 0 && row < size && column! >= 0 && column! < size))
    throw new Misread(`${quoted(name)} is no cell of a grid of size ${size}: cells are written as R1C1`);
  return row * size + column!;
}

export const cellsNamed = (names: readonly string[], size: number): Cell[] => names.map((name) => cellIn(name, size));

const signOf = (line: number): string => (line + 1).toString(36);

/** Writes a cell as `R1Cg`. */
export const nameOfCell = (cell: Cell, size: number): string =>
  `R${signOf(Math.floor(cell / size))}C${signOf(cell % size)}`;

/** Writes cells with the signs between arguments between them. */
export const cellsText = (cells: readonly Cell[], size: number): string =>
  cells.map((cell) => nameOfCell(cell, size)).join('~');

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
  if (lone !== undefined) throw new Misread(`${name} has no neighbour of ${nameOfCell(lone, size)} among its cells`);
  return pairs;
}

/**
 * The step of the diagonal that begins at an edge: each edge has one, so that each diagonal has one of its ends. A corner
 * belongs to the edge that comes first, clockwise.
 */
function diagonalAt(cell: Cell, size: number): readonly [down: number, right: number] | undefined {
  const [row, column, last] = [Math.floor(cell / size), cell % size, size - 1];
  if (column === 0 && row < last) return [1, 1];
  if (row === last && column < last) return [-1, 1];
  if (column === last && row > 0) return [-1, -1];
  return row === 0 ? [1, -1] : undefined;
}

/** Returns the cells of the line or diagonal that a word names. Throws a Misread. */
export function cellsLedTo(word: string, outside: 'line' | 'diagonal', size: number): Cell[] {
  if (outside === 'line') return lineIn(word, size);
  const cell = cellIn(word, size);
  const step = diagonalAt(cell, size);
  if (!step) throw new Misread(`${quoted(word)} is no cell at the edge, where a diagonal begins`);
  const [row, column] = [Math.floor(cell / size) + 1, (cell % size) + 1];
  return seenFrom(`r${row - step[0]}c${column - step[1]}r${row}c${column}`, outside, size)!;
}

/** Names a line, or a diagonal by the end at which it begins. */
export function outsideText(cells: readonly Cell[], outside: 'line' | 'diagonal', size: number): string {
  if (outside === 'line') return lineName(cells, size)[0];
  const begins = (first: Cell, next: Cell): boolean => {
    const step = diagonalAt(first, size);
    return step !== undefined && next - first === step[0] * size + step[1];
  };
  const first = cells.length === 1 || begins(cells[0]!, cells[1]!) ? cells[0]! : cells.at(-1)!;
  return nameOfCell(first, size);
}

/** Returns four cells that meet in a point, by the first of them. Throws a Misread. */
export function fourFrom(first: Cell, size: number): Cell[] {
  if (first % size === size - 1 || first + size >= size * size)
    throw new Misread(`there are no four cells with ${nameOfCell(first, size)} at their upper left`);
  return [first, first + 1, first + size, first + size + 1];
}
