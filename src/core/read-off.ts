/** How the generator reads clues off a full grid. */
import type { Cell, Statement } from './statement.js';

/** What makes a clue of a kind true of a full grid, so that the generator can read clues off. Digits count from one. */
export type ReadOff =
  /** Connected cells, whose sum is the number of the clue. */
  | { readonly cages: 'different digits' | 'any digits' }
  /**
   * Two neighbours, in the order in which a clue names them: the number of the clue, true for a clue without one, false
   * if there is none. `isWithinTiles`: no clue goes over the side of a box or a region.
   */
  | { readonly sides: (a: number, b: number) => number | boolean; readonly isWithinTiles?: true }
  /** A cell with the digits beside, above and below it, and the grid about it. */
  | { readonly cells: (digit: number, around: readonly number[], from: FullGrid) => boolean }
  /** Two shapes apart from each other with equal digits. */
  | { readonly shapes: 'equal' }
  | LineReading
  /** The cells that a clue outside the grid sees, nearest first: the number of the clue, or false if there is none. */
  | { readonly outside: (digits: readonly number[], size: number) => number | false }
  /** Four cells that meet in a point, row by row: the text of the clue. */
  | { readonly corners: (digits: readonly number[]) => string }
  /** Connected cells: the text of the clue. */
  | { readonly areas: (digits: readonly number[]) => string }
  /** Groups of connected cells, in one clue if they have the same value. */
  | { readonly groups: (digits: readonly number[]) => number }
  /** Cells of several digits, a list for each, in one clue: the text of so many lists. */
  | { readonly classes: (lists: number) => string }
  /** Cells in one clue, with each digit that occurs as often as this tells. */
  | { readonly counts: (digit: number) => number };

/** A full grid as one of its cells sees it, with rows, columns, boxes and their places from one. */
export interface FullGrid {
  readonly row: number;
  readonly column: number;
  /** The box or region of the cell, and its place in it, row by row. Absent in a grid without any. */
  readonly box?: number;
  readonly place?: number;
  digitAt(row: number, column: number): number | undefined;
  /** Returns the digit at a place of a box or region. */
  digitIn(box: number, place: number): number | undefined;
}

/** A line of cells, each of which has a side or a corner in common with the next one. */
export interface LineReading {
  /**
   * Returns the number of a clue on a line with these digits, true for a clue without one, false if there is none.
   * `regions` has the box or region of each cell, `numbers` all digits as they are written.
   */
  readonly lines: (
    digits: readonly number[],
    size: number,
    regions: readonly (number | undefined)[],
    numbers: readonly number[],
  ) => number | boolean;
  /** The fewest and the most cells of a line that is worth a clue. */
  readonly length: readonly [least: number, most: number];
  /** True if a line has no clue where its beginning has none. */
  readonly growsTrue?: true;
  /** Returns the lists of cells of a clue on a line; the line alone if left out. */
  readonly lists?: (line: readonly Cell[]) => Statement['lists'];
}
