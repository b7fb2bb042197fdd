/**
 * Transforms of a puzzle into an equivalent one: digits renamed, rows and columns permuted within bands and stacks,
 * bands and stacks permuted, and the grid transposed if that keeps its box shape. A solver cannot tell the two puzzles
 * apart.
 */
import type { Bits } from '../core/bits.js';
import { type Cell, type Digit, Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { EMPTY, type Numbers } from '../core/values.js';

/** An element of the symmetry group of a shape. */
export interface Transform {
  /** The shape of the result, which differs if boxes that are not square are transposed. */
  readonly to: Geometry;
  /** The origin of each cell: cell `c` of the result is `from[c]`. */
  readonly from: readonly Cell[];
  /** The new name of each digit. */
  readonly digits: readonly Digit[];
}

/** Makes the transform that puts rows and columns into a new order. With `isTurned`, the grid is transposed first. */
export function transformBy(
  geometry: Geometry,
  isTurned: boolean,
  rows: readonly number[],
  columns: readonly number[],
  digits: readonly Digit[],
): Transform {
  const { size, boxRows, boxColumns } = geometry;
  const to = isTurned ? Geometry.of(boxColumns, boxRows) : geometry;
  const from: Cell[] = [];
  for (const row of rows) for (const column of columns) from.push(isTurned ? column * size + row : row * size + column);
  return { to, from, digits };
}

/** Returns the transformed values of a grid. */
export const transformed = (values: Numbers, { from, digits }: Transform): Int8Array =>
  Int8Array.from(from, (cell) => (values[cell] === EMPTY ? EMPTY : digits[values[cell]!]!));

/** Returns the composition of two transforms: first `a`, then `b`. */
export const composed = (a: Transform, b: Transform): Transform => ({
  to: b.to,
  from: b.from.map((cell) => a.from[cell]!),
  digits: a.digits.map((digit) => b.digits[digit]!),
});

/** Returns the inverse transform; `to` is the shape that the transform started from. */
export function inverse({ from, digits }: Transform, to: Geometry): Transform {
  const [back, names] = [new Array<Cell>(from.length), new Array<Digit>(digits.length)];
  for (const [cell, origin] of from.entries()) back[origin] = cell;
  for (const [digit, name] of digits.entries()) names[name] = digit;
  return { to, from: back, digits: names };
}

/**
 * Returns a random element of the symmetry group of a shape. With `turnsAny`, grids with boxes that are not square may
 * be transposed too.
 */
export function randomTransform(geometry: Geometry, random: () => number, turnsAny = false): Transform {
  const { size, boxRows, boxColumns } = geometry;
  const rows = lines(size / boxRows, boxRows, random);
  const columns = lines(size / boxColumns, boxColumns, random);
  const digits = shuffled(size, random);
  const isTurned = (turnsAny || boxRows === boxColumns) && random() < 0.5;
  return isTurned
    ? transformBy(geometry, true, columns, rows, digits)
    : transformBy(geometry, false, rows, columns, digits);
}

/**
 * Returns a random equivalent of the puzzle's values, with the same shape.
 *
 * @example morph(puzzle, Math.random)
 */
export const morph = (puzzle: Puzzle, random: () => number): Puzzle =>
  dressed({ geometry: puzzle.geometry, values: puzzle.values }, randomTransform(puzzle.geometry, random));

/** Returns the transformed puzzle, with its placed values and candidates. */
export function dressed({ values, placed, candidates, marked }: Puzzle, transform: Transform): Puzzle {
  const { to, from, digits } = transform;
  const renamed = (set: Bits): Bits => digits.reduce((all, name, digit) => all | (((set >> digit) & 1) << name), 0);
  return {
    geometry: to,
    values: transformed(values, transform),
    ...(placed && { placed: Uint8Array.from(from, (cell) => placed[cell]!) }),
    ...(candidates && { candidates: Int32Array.from(from, (cell) => renamed(candidates[cell]!)) }),
    ...(marked && { marked: Uint8Array.from(from, (cell) => marked[cell]!) }),
  };
}

/** Returns lines in a random order that keeps bands together. */
export const lines = (bands: number, inBand: number, random: () => number): number[] =>
  shuffled(bands, random).flatMap((band) => shuffled(inBand, random).map((line) => band * inBand + line));

/** Returns the numbers below `count` in a random order. */
export function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let left = count; left > 1; left--) {
    const at = Math.floor(random() * left);
    [order[left - 1], order[at]] = [order[at]!, order[left - 1]!];
  }
  return order;
}
