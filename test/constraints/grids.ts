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

/** Clues outside a grid, a sandwich for each row and the skyscrapers of each column, and a quad in each other corner, as text. */
export function cluesAround(grid: readonly number[], size: number): string[] {
  const at = Array.from({ length: size }, (_, index) => index);
  const digitsOf = (cells: readonly number[]): number[] => cells.map((cell) => grid[cell]! + 1);
  const between = (digits: readonly number[]): number => {
    const [from = 0, to = 0] = [digits.indexOf(1), digits.indexOf(size)].toSorted((a, b) => a - b);
    return digits.slice(from + 1, to).reduce((sum, digit) => sum + digit, 0);
  };
  const seen = (digits: readonly number[]): number =>
    digits.filter((digit, index) => digits.slice(0, index).every((other) => other < digit)).length;
  const corners = [...grid.keys()].filter(
    (cell) => cell % size < size - 1 && cell < size * (size - 1) && cell % 2 === 0,
  );
  return [
    ...at.map((row) => `sandwich=${between(digitsOf(at.map((column) => row * size + column)))}:r${row + 1}c0`),
    ...at.map((column) => `skyscraper=${seen(digitsOf(at.map((row) => row * size + column)))}:r0c${column + 1}`),
    ...corners.map((cell) => {
      const cells = [cell, cell + 1, cell + size, cell + size + 1];
      return `quadruple=${digitsOf(cells.slice(1, 3))}:${cells.map((each) => nameIn(size, each)).join('')}`;
    }),
  ];
}

/** A thermometer along each run of rising digits of a row, as text. */
export const thermometersOff = (grid: readonly number[], size: number): string[] =>
  [...grid.keys()].flatMap((first) => {
    const rises = (cell: number): boolean => (cell + 1) % size !== 0 && grid[cell + 1]! > grid[cell]!;
    if (!rises(first) || (first % size > 0 && rises(first - 1))) return [];
    const run = [first];
    while (rises(run.at(-1)!)) run.push(run.at(-1)! + 1);
    return [`thermometer=${run.map((cell) => nameIn(size, cell)).join('')}`];
  });

/** Arrows of two neighbours in a row whose sum is a digit, and zippers of the same two cells with another such digit. */
export const arrowsOff = (grid: readonly number[], size: number): string[] =>
  [...grid.keys()].flatMap((cell) => {
    if (cell % 2 !== 0 || cell % size === size - 1) return [];
    const pair = [cell, cell + 1];
    const sum = grid[cell]! + grid[cell + 1]! + 2;
    const [bulb, middle] = [...grid.keys()].filter((other) => grid[other]! + 1 === sum && !pair.includes(other));
    if (bulb === undefined || middle === undefined) return [];
    const [first, last] = pair.map((one) => nameIn(size, one));
    return [
      `arrow=${nameIn(size, bulb)}/${first}${last}`,
      ...(cell % 4 === 0 ? [`zipper=${first}${nameIn(size, middle)}${last}`] : []),
    ];
  });
