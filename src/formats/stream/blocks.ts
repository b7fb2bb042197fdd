/** Blocks of lines that belong together, and their measures: rows, size, whole grids. */
import type { Geometry } from '../../core/geometry.js';
import type { Beside } from '../beside/stated-solution.js';
import { usualShape } from '../format.js';
import { isShortLine } from '../text/line.js';
import { gridCells, isRuler, scan } from '../text/scan.js';

export interface Line extends Beside {
  readonly text: string;
  readonly number: number;
}

export const joinedLines = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

export const withoutRulers = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => !isRuler(text));

export interface Measures {
  /** The number of rows, and the number of cells that a row should have. */
  readonly rows: number;
  readonly size: number;
  /** True if the rows divide into whole grids with nothing left over. */
  readonly areGrids: boolean;
  /** True if every row has `size` cells. */
  readonly isEven: boolean;
}

/** Measures the rows of a block. If no row has the expected size, the size is the one that the rows do have. */
export function measure(lines: readonly Line[], expected: Geometry | undefined): Measures {
  const scanned = scan(joinedLines(lines));
  const wanted = gridCells(scanned, expected?.size);
  const isOther = expected !== undefined && wanted.rows.every(({ length }) => length !== wanted.size);
  const { rows, size } = isOther ? gridCells(scanned) : wanted;
  const isEven = rows.every(({ length }) => length === size);
  return { rows: rows.length, size, areGrids: rows.length % size === 0 && isEven, isEven };
}

/** True if the block is whole grids only, of the expected size or, if none is expected, of a usual one. */
export const isGrids = ({ areGrids, size }: Measures, expected?: Geometry): boolean =>
  areGrids && (expected ? size === expected.size : size > 1 && usualShape(size) !== undefined);

/**
 * True if each line is a puzzle, or if most are and the block is no whole grid. A square block of blank lines is one
 * empty grid instead.
 */
export function areLines(
  lines: readonly Line[],
  { size, areGrids }: Measures,
  expected: Geometry | undefined,
): boolean {
  const puzzles = lines.filter(({ text }) => isShortLine(text, expected)).length;
  if (puzzles < lines.length) return puzzles * 2 > lines.length && !areGrids;
  return expected !== undefined || lines.length !== size || lines.some(({ text }) => /[1-9A-Y]/i.test(text));
}

/**
 * Cuts lines into grids of `size` rows. The last ruler of a frame stays with its grid, and leftover lines stay with the
 * last grid.
 */
export function cutGrids(lines: readonly Line[], size: number): Line[][] {
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
