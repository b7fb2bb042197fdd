/** Rows of a sheet: what was read and, after it, what there is to say of the puzzle. */
import type { PuzzleRecord } from '../formats/record.js';
import { appended, cellsOf, rowOf, safe } from '../formats/sheet/cells.js';

/** How rows are written. */
export interface SheetLayout {
  /** What stands between the cells of rows that are read, and of those that are written. */
  readonly from: string;
  readonly to: string;
  /** How many columns there are before ours, and which of them holds the puzzles. */
  readonly width: number;
  readonly column: number;
  /** How many are ours. */
  readonly added: number;
}

/** Cells as they are told, and after them, in a row as it was read, what is ours; of a puzzle from elsewhere, a row of its own. */
export function rowWith(
  { text, row }: Pick<PuzzleRecord, 'text' | 'row'>,
  layout: SheetLayout,
  cells: readonly string[],
  puzzle = text.trim(),
): string {
  const { to, width, column } = layout;
  const own = Array.from({ length: width }, (_, index) => (index === column ? safe(puzzle) : ''));
  return appended(row === undefined ? rowOf(own, to) : rewritten(row, layout), width, cells.map(safe), to);
}

/** A row as it is, or with something else between its cells. */
export function rewritten(row: string, { from, to }: Pick<SheetLayout, 'from' | 'to'>): string {
  if (from === to) return row;
  const [mark, end] = [row.startsWith('\uFEFF') ? '\uFEFF' : '', row.endsWith('\r') ? '\r' : ''];
  return mark + rowOf(cellsOf(row, from), to) + end;
}
