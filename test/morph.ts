/** Puzzles that are the same but for how they look: digits, rows, columns, bands and stacks exchanged, or the grid turned over. */
import { EMPTY } from '../src/core/board.js';
import { type Cell, type Digit, Geometry } from '../src/core/geometry.js';
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

/** A way to exchange digits, rows, columns, bands and stacks, and perhaps to turn the grid over. */
export interface Transform {
  /** The shape that comes of it: another one if boxes that are not square are turned over. */
  readonly to: Geometry;
  /** Where each cell comes from: cell `c` of what comes of it is `from[c]`. */
  readonly from: readonly Cell[];
  /** What becomes of each digit. */
  readonly digits: readonly Digit[];
}

/** A random one; grids with square boxes may be turned over, others if that is asked for. */
export function transformOf(geometry: Geometry, random: () => number, turnsAny = false): Transform {
  const { size, boxRows, boxColumns } = geometry;
  const rows = lines(size / boxRows, boxRows, random);
  const columns = lines(size / boxColumns, boxColumns, random);
  const digits = shuffled(size, random);
  const isTurned = (turnsAny || boxRows === boxColumns) && random() < 0.5;
  const moved = rows.map((row) => columns.map((column) => row * size + column));
  if (!isTurned) return { to: geometry, from: moved.flat(), digits };
  const turned = columns.map((_, column) => moved.map((row) => row[column]!));
  return { to: Geometry.of(boxColumns, boxRows), from: turned.flat(), digits };
}

/** A random morph of a puzzle without candidates of its own. Grids with square boxes may be turned over too. */
export function morph({ geometry, values }: Puzzle, random: () => number): Puzzle {
  const { from, digits } = transformOf(geometry, random);
  const moved = Int8Array.from(from, (cell) => (values[cell] === EMPTY ? EMPTY : digits[values[cell]!]!));
  return { geometry, values: moved };
}
