/** The canonical grid of a shape and the elementary exchanges that turn a grid into another one of the same kind. */
import type { Geometry } from '../core/geometry.js';
import { permutation, type Random } from './random.js';

/** The digit of every cell. */
export type Grid = Int8Array;

/** Each row is the one above moved on by a box, or by one more cell where a band begins. */
export function canonicalGrid({ size, boxRows, boxColumns, cells }: Geometry): Grid {
  return Int8Array.from({ length: cells }, (_, cell) => {
    const row = Math.floor(cell / size);
    return ((row % boxRows) * boxColumns + Math.floor(row / boxRows) + (cell % size)) % size;
  });
}

/** A grid with bands, rows within bands, stacks, columns within stacks and values exchanged, and turned over half the time. */
export function exchange(geometry: Geometry, grid: Grid, random: Random): Grid {
  const { size, boxRows, boxColumns, cells } = geometry;
  const rows = lines(size, boxRows, random);
  const columns = lines(size, boxColumns, random);
  const values = permutation(size, random);
  const turned = boxRows === boxColumns && random() < 0.5;
  return Int8Array.from({ length: cells }, (_, cell) => {
    const row = rows[Math.floor(cell / size)]!;
    const column = columns[cell % size]!;
    return values[grid[turned ? column * size + row : row * size + column]!]!;
  });
}

/** Where the rows or columns of a grid are taken from: groups of `width` stay together. */
const lines = (size: number, width: number, random: Random): number[] =>
  permutation(size / width, random).flatMap((group) => permutation(width, random).map((line) => group * width + line));
