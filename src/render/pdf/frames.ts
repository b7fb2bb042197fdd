/** The places of grids on a page. */
import { frozen } from '../../core/frozen.js';
import type { Geometry } from '../../core/geometry.js';
import { CELL, layoutOf, MARGIN as ROUND } from '../picture/layout.js';
import { type PageArea, type PrintOptions, printableOf } from './page.js';

/** The possible numbers of puzzles on a page, for the forms that offer them and for the code that draws. */
export const PER_PAGE = frozen([1, 2, 4, 6]);
/** The grids on a page. */
export type PerPage = (typeof PER_PAGE)[number];

/** The number of grids on a page of a book. */
export interface Share extends PrintOptions {
  /** Default: 4; 2 in a booklet; 1 for grids above 12×12; fewer if the book has fewer puzzles. */
  readonly perPage?: PerPage;
}

/** The largest grid that shares a page by default. */
const LARGEST_SHARING = 12;

/** Returns the number of puzzles on a page, for grids of a size in a book of `total` puzzles. */
export function perPageOf(size: number, { perPage, booklet }: Share, total = Infinity): PerPage {
  const usual = size > LARGEST_SHARING ? 1 : booklet ? 2 : 4;
  return perPage ?? PER_PAGE.find((count) => count >= Math.min(usual, total))!;
}

/** The most solutions on a page, by the number of puzzles on a page: larger puzzles have larger solutions. */
const SOLUTIONS: Readonly<Record<PerPage, number>> = { 1: 4, 2: 6, 4: 12, 6: 12 };

/** Returns the most solutions on a page at which their digits stay readable. */
export function solutionsPerPage(size: number, { perPage = 6, booklet }: Share): number {
  const most = Math.min(SOLUTIONS[perPage], size <= 9 ? 12 : size <= 16 ? 6 : 2);
  return booklet ? Math.floor(most / 2) : most;
}

/** The place of a grid and of the text above and below it. */
export interface Frame {
  readonly x: number;
  /** The upper edge of the text above the grid. The grid begins lower, by `above` of `Grids`. */
  readonly y: number;
  readonly width: number;
  /** The width of text below the grid, which is centred on it. */
  readonly textWidth: number;
}

export interface Grids {
  /** The number of grids. */
  readonly count: number;
  /** The height of the text above and below each grid. */
  readonly above: number;
  readonly below: number;
  /** The greatest width of a grid. Default: the room that there is. */
  readonly widest?: number;
}

const GAP = 18;

/**
 * Returns the frames in an area, in reading order and as wide as possible. The rest of the area is distributed evenly
 * round and between them.
 */
export function framesOf(area: PageArea, { count, above, below, widest = Infinity }: Grids): Frame[] {
  let best = { side: 0, columns: 1, rows: count };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (area.width - (columns - 1) * GAP) / columns;
    const down = (area.height - (rows - 1) * GAP) / rows - above - below;
    const side = Math.min(across, down, widest);
    if (side > best.side) best = { side, columns, rows };
  }
  const { side, columns, rows } = best;
  const block = above + side + below;
  const gap = { x: (area.width - columns * side) / (columns + 1), y: (area.height - rows * block) / (rows + 1) };
  // Columns that fill the width begin and end at its edges, and rows that fill the height at theirs.
  const start = { x: columns > 1 && gap.x < GAP ? 0 : gap.x, y: rows > 1 && gap.y < GAP ? 0 : gap.y };
  const pitch = {
    x: side + (columns > 1 ? (area.width - 2 * start.x - columns * side) / (columns - 1) : 0),
    y: block + (rows > 1 ? (area.height - 2 * start.y - rows * block) / (rows - 1) : 0),
  };
  const beside = columns > 1 ? Math.min(2 * start.x, pitch.x - side - GAP) : 2 * start.x;
  const textWidth = side + Math.max(0, beside);
  return Array.from({ length: count }, (_, index) => ({
    textWidth,
    x: area.x + start.x + (index % columns) * pitch.x,
    y: area.y + start.y + Math.floor(index / columns) * pitch.y,
    width: side,
  }));
}

/** The height of the number above a grid, and of the notes below it, in points. */
export const HEADING = 20;
export const NOTES = 14;

/** The least height of type in points. Smaller type is hard to read on paper. */
export const LEGIBLE = 4;

/** Returns the height of a grid's candidates on paper, in points, in a book of `total` puzzles. */
export function candidateHeightOn(geometry: Geometry, share: Share, total?: number): number {
  const count = perPageOf(geometry.size, share, total);
  const [frame] = framesOf(printableOf(share), { count, above: HEADING, below: NOTES });
  return (layoutOf(geometry, false).candidateHeight * frame!.width) / (geometry.size * CELL + 2 * ROUND);
}
