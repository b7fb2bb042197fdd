/** The values of cells. They stand apart from the board, which readers of puzzles do without. */

/** A read-only array of numbers. */
export interface Numbers {
  readonly length: number;
  readonly [index: number]: number;
}

/** The value of a cell without a digit. */
export const EMPTY = -1;
