/** Full grids, and clues read off them. */
import type { Geometry } from '../../src/core/geometry.js';
import { seeded } from '../../src/create/random.js';
import { neighbours } from '../../src/rules/relation.js';
import { search } from '../../src/search/search.js';

/** A full grid of a shape, from a seed. */
export function gridOf(geometry: Geometry, seed: string): number[] {
  const random = seeded(seed);
  const first = Array.from({ length: geometry.size }, (_, digit) => digit).sort(() => random() - 0.5);
  const values = new Int8Array(geometry.cells).fill(-1);
  values.set(first);
  return Array.from(search({ geometry, values }, { limit: 1 }).solutions[0]!);
}

const nameIn = (size: number, cell: number): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/** Cages of up to `most` cells that fill a grid, as text. */
export function cagesOff(grid: readonly number[], size: number, most: number, seed: string): string[] {
  const random = seeded(seed);
  const beside = neighbours(size);
  const free = new Set(grid.keys());
  return [...grid.keys()].flatMap((first) => {
    if (!free.delete(first)) return [];
    const cage = [first];
    const wanted = 1 + Math.ceil(random() * (most - 1));
    while (cage.length < wanted) {
      const next = beside
        .flatMap(([a, b]) => (cage.includes(a) ? [b] : cage.includes(b) ? [a] : []))
        .filter((cell) => free.has(cell) && cage.every((other) => grid[other] !== grid[cell]));
      if (next.length === 0) break;
      const cell = next[Math.floor(random() * next.length)]!;
      free.delete(cell);
      cage.push(cell);
    }
    const total = cage.reduce((sum, cell) => sum + grid[cell]! + 1, 0);
    return [`killer-cage=${total}:${cage.map((cell) => nameIn(size, cell)).join('')}`];
  });
}

/** All white and black dots of a grid, as text. */
export const dotsOff = (grid: readonly number[], size: number): string[] =>
  neighbours(size).flatMap(([a, b]) => {
    const [x, y] = [grid[a]! + 1, grid[b]! + 1];
    const kind = Math.abs(x - y) === 1 ? 'white-dot' : x === 2 * y || y === 2 * x ? 'black-dot' : undefined;
    return kind ? [`${kind}=${nameIn(size, a)}${nameIn(size, b)}`] : [];
  });
