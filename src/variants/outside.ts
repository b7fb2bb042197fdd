/** Clues outside the grid: the place of a clue, `r1c0` or `r0c3r1c4`, and the cells that it sees from there. */
import type { OutsideKind } from '../core/constraint.js';
import type { Cell } from '../core/layout.js';
import { placeText } from './statement-text.js';

/** A place, for messages. */
export const OUTSIDE_EXAMPLES: Readonly<Record<OutsideKind, string>> = { line: 'r1c0', diagonal: 'r0c3r1c4' };

/** What a clue takes, for messages. */
export const OUTSIDE_WORDS: Readonly<Record<OutsideKind, string>> = {
  line: 'a place outside the grid at the end of a row or column, as r1c0 or r0c1',
  diagonal: 'a place outside the grid and the first cell of its diagonal, as r0c3r1c4',
};

const PLACE = /^r(\d{1,2})c(\d{1,2})(?:r(\d{1,2})c(\d{1,2}))?$/i;

/** Returns the cells that a clue at a place sees, nearest first; undefined for a text that is no such place. */
export function seenFrom(text: string, kind: OutsideKind, size: number): Cell[] | undefined {
  const [row, column, nextRow, nextColumn] = (PLACE.exec(text.replaceAll(/\s/g, '')) ?? []).slice(1).map(Number);
  if (row === undefined || column === undefined) return undefined;
  const isOut = (at: number): boolean => at === 0 || at === size + 1;
  const inwards = (at: number): number => (at === 0 ? 1 : at === size + 1 ? -1 : 0);
  if (kind === 'line')
    return Number.isNaN(nextRow) && isOut(row) !== isOut(column)
      ? run(row, column, inwards(row), inwards(column), size)
      : undefined;
  const [down, right] = [nextRow! - row, nextColumn! - column];
  if (Math.abs(down) !== 1 || Math.abs(right) !== 1 || !(isOut(row) || isOut(column))) return undefined;
  return run(row, column, down, right, size);
}

/** True if a text names a row or column just outside a grid of a size. */
export const isOutsideNamed = (text: string, size: number): boolean =>
  [...text.matchAll(/\d+/g)].some(([number]) => +number === 0 || +number === size + 1);

/** Returns the cells from a place outside the grid on. */
function run(row: number, column: number, down: number, right: number, size: number): Cell[] {
  const cells: Cell[] = [];
  for (let step = 1; ; step++) {
    const [r, c] = [row + step * down, column + step * right];
    if (r < 1 || r > size || c < 1 || c > size) return cells;
    cells.push((r - 1) * size + c - 1);
  }
}

/** True if cells are all that a clue sees from its place, in their order. */
export function isSeenWhole(cells: readonly Cell[], kind: OutsideKind, size: number): boolean {
  if (cells.length === 0) return false;
  return String(seenFrom(placeText(cells, kind, size), kind, size)) === String(cells);
}
