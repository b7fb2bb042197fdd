/** Counts solutions by brute force, cell after cell with every digit that fits, for comparison with the engines. */
import { EMPTY } from '../../src/core/board.js';
import type { SearchStart } from '../../src/search/search.js';

export function countPlainly({ geometry, values, candidates }: SearchStart, limit: number): number {
  const { size, cells, all } = geometry;
  const grid = Array.from({ length: cells }, () => EMPTY);
  const fits = (cell: number, digit: number): boolean =>
    grid.every((value, other) => value !== digit || !geometry.sees(cell, other));
  let found = 0;
  const fill = (cell: number): void => {
    if (cell === cells) found++;
    else
      for (let digit = 0; digit < size && found < limit; digit++) {
        const allowed = values[cell] === EMPTY ? (candidates?.[cell] ?? all) : 1 << values[cell]!;
        if (!(allowed & (1 << digit)) || !fits(cell, digit)) continue;
        grid[cell] = digit;
        fill(cell + 1);
        grid[cell] = EMPTY;
      }
  };
  fill(0);
  return found;
}
