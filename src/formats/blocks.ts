/** Blocks of lines that belong together: how many grids or lines are in them. */
import type { Geometry } from '../core/geometry.js';
import { usualShape } from './format.js';
import { isShortLine } from './line.js';
import { cellsOf, isRuler, scan } from './scan.js';

export interface Line {
  readonly text: string;
  readonly number: number;
}

export const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

export const withoutRulers = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => !isRuler(text));

export interface Measures {
  /** How many rows there are, and of how many cells. */
  readonly rows: number;
  readonly size: number;
  /** Whether nothing but grids can be made of them. */
  readonly areGrids: boolean;
  /** Whether all rows have so many cells. */
  readonly isEven: boolean;
}

/** Of grids that are expected to have a size, and yet have another, the size that they have. */
export function measure(lines: readonly Line[], expected: Geometry | undefined): Measures {
  const scanned = scan(textOf(lines));
  const wanted = cellsOf(scanned, expected?.size);
  const isOther = expected !== undefined && wanted.rows.every(({ length }) => length !== wanted.size);
  const { rows, size } = isOther ? cellsOf(scanned) : wanted;
  const isEven = rows.every(({ length }) => length === size);
  return { rows: rows.length, size, areGrids: rows.length % size === 0 && isEven, isEven };
}

/** Whether there is nothing but whole grids, of a size that is expected or usual. */
export const isGrids = ({ areGrids, size }: Measures, expected?: Geometry): boolean =>
  areGrids && (expected ? size === expected.size : size > 1 && usualShape(size) !== undefined);

/** Whether each line is a puzzle, or most are and the others no rows; all may be a grid that happens to be empty. */
export function areLines(
  lines: readonly Line[],
  { size, areGrids }: Measures,
  expected: Geometry | undefined,
): boolean {
  const puzzles = lines.filter(({ text }) => isShortLine(text, expected)).length;
  if (puzzles < lines.length) return puzzles * 2 > lines.length && !areGrids;
  return expected !== undefined || lines.length !== size || lines.some(({ text }) => /[1-9A-Y]/i.test(text));
}

/** Cuts lines into grids of so many rows, a frame's last ruler with its grid; what is left over stays with the last one. */
export function cut(lines: readonly Line[], size: number): Line[][] {
  const grids: Line[][] = [];
  let grid: Line[] = [];
  let rows = 0;
  for (const [index, line] of lines.entries()) {
    grid.push(line);
    if (!isRuler(line.text)) rows++;
    const next = lines[index + 1];
    const closes = next && isRuler(next.text) && isRuler(grid[0]!.text) && !isRuler(line.text);
    if (rows < size || closes) continue;
    grids.push(grid);
    grid = [];
    rows = 0;
  }
  if (rows > 0) grids.push([...(grids.pop() ?? []), ...grid]);
  return grids;
}
