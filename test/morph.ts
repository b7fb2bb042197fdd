/** Puzzles that are the same but for how they look: digits, rows, columns, bands and stacks exchanged, or the grid turned over. */
import { EMPTY } from '../src/core/board.js';
import type { Puzzle } from '../src/core/puzzle.js';

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let left = count; left > 1; left--) {
    const at = Math.floor(random() * left);
    [order[left - 1], order[at]] = [order[at]!, order[left - 1]!];
  }
  return order;
}

/** Lines in an order that keeps bands together. */
const lines = (bands: number, inBand: number, random: () => number): number[] =>
  shuffled(bands, random).flatMap((band) => shuffled(inBand, random).map((line) => band * inBand + line));

/** A random morph of a puzzle without candidates of its own. Grids with square boxes may be turned over too. */
export function morph({ geometry, values }: Puzzle, random: () => number): Puzzle {
  const { size, boxRows, boxColumns } = geometry;
  const rows = lines(size / boxRows, boxRows, random);
  const columns = lines(size / boxColumns, boxColumns, random);
  const digits = shuffled(size, random);
  const isTurned = boxRows === boxColumns && random() < 0.5;
  const moved = new Int8Array(geometry.cells).fill(EMPTY);
  for (const [row, fromRow] of rows.entries())
    for (const [column, fromColumn] of columns.entries()) {
      const value = values[isTurned ? fromColumn * size + fromRow : fromRow * size + fromColumn]!;
      if (value !== EMPTY) moved[row * size + column] = digits[value]!;
    }
  return { geometry, values: moved };
}
