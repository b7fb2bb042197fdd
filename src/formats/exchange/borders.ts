/** Areas of a grid within borders between neighbouring cells. */
import type { Cell } from '../../core/geometry.js';

export type Neighbours = readonly [Cell, Cell];

/** Returns the pairs of neighbouring cells: those within rows, row by row, then those within columns. */
export function neighboursIn(size: number): Neighbours[] {
  const lines = Array.from({ length: size }, (_, line) => line);
  const steps = lines.slice(1);
  return [
    ...lines.flatMap((row) => steps.map((column): Neighbours => [row * size + column - 1, row * size + column])),
    ...lines.flatMap((column) => steps.map((row): Neighbours => [(row - 1) * size + column, row * size + column])),
  ];
}

/** Returns for each cell the first cell that it is connected with by pairs. */
export function connected(pairs: readonly Neighbours[], size: number): Cell[] {
  const parent = Array.from({ length: size * size }, (_, cell) => cell);
  const rootOf = (cell: Cell): Cell => {
    let root = cell;
    while (parent[root] !== root) root = parent[root]!;
    return root;
  };
  for (const [a, b] of pairs) {
    const [first, second] = [rootOf(a), rootOf(b)].sort((x, y) => x - y) as [Cell, Cell];
    parent[second] = first;
  }
  return parent.map((_, cell) => rootOf(cell));
}
