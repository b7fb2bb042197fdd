/** Sets of selected cells, changed by a press, a drag, or keys with Shift. */
import type { Cell } from '../../../src/core/index.js';

export type Selection = ReadonlySet<Cell>;

export const NONE: Selection = new Set();

/**
 * Returns the selection after a press on a cell: only this cell or, if `adds`, the cells before with this one toggled.
 */
export const chosen = (before: Selection, cell: Cell, adds: boolean): Selection => {
  if (!adds) return new Set([cell]);
  const cells = new Set(before);
  if (!cells.delete(cell)) cells.add(cell);
  return cells;
};

/** Returns the rectangle of cells between two corners. */
export function ranged(from: Cell, to: Cell, size: number): Selection {
  const between = (a: number, b: number): number[] =>
    Array.from({ length: Math.abs(a - b) + 1 }, (_, index) => Math.min(a, b) + index);
  const rows = between(Math.floor(from / size), Math.floor(to / size));
  return new Set(rows.flatMap((row) => between(from % size, to % size).map((column) => row * size + column)));
}

export const extendedTo = (before: Selection, cell: Cell): Selection =>
  before.has(cell) ? before : new Set([...before, cell]);

export const all = (cells: number): Selection => new Set(Array.from({ length: cells }, (_, cell) => cell));

export const areSame = (a: Selection, b: Selection): boolean =>
  a.size === b.size && [...a].every((cell) => b.has(cell));
