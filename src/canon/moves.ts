/** A transform as a person would carry it out. Rows, columns and digits count from one. */
import type { Transform } from './transform.js';

export interface Moves {
  /** True if rows become columns before anything else. */
  readonly turned: boolean;
  /** The rows of the (turned) puzzle, in their new order. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The digit that takes the place of each: of 1 first, then of 2. */
  readonly digits: readonly number[];
}

export function movesOf({ to: { size }, from, digits }: Transform): Moves {
  const line = (cell: number): number => Math.floor(cell / size) + 1;
  const slot = (cell: number): number => (cell % size) + 1;
  const turned = size > 1 && line(from[0]!) !== line(from[1]!);
  const [rowOf, columnOf] = turned ? [slot, line] : [line, slot];
  return {
    turned,
    rows: Array.from({ length: size }, (_, row) => rowOf(from[row * size]!)),
    columns: Array.from({ length: size }, (_, column) => columnOf(from[column]!)),
    digits: digits.map((digit) => digit + 1),
  };
}
