/** A transform as the moves of a person. Rows, columns and digits count from one. */
import type { Geometry } from '../core/geometry.js';
import { type Transform, transformBy } from './transform.js';

/** A transform in words: the order of rows, columns and digits, which count from one. */
export interface Moves {
  /** True if rows become columns before anything else. */
  readonly turned: boolean;
  /** The rows of the (turned) puzzle, in their new order. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The digit that replaces each digit: first that of 1, then that of 2. */
  readonly digits: readonly number[];
}

/** Returns the moves of a transform. */
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

/**
 * Returns the transform of the moves; parts that are left out stay unchanged. Throws a RangeError for moves that the
 * shape does not allow.
 */
export function transformOf(geometry: Geometry, moves: Partial<Moves>): Transform {
  const { size, boxRows, boxColumns } = geometry;
  const usual = Array.from({ length: size }, (_, index) => index + 1);
  const { turned = false, rows = usual, columns = usual, digits = usual } = moves;
  checkOrder('digits', digits, size, size);
  checkOrder('rows', rows, size, turned ? boxColumns : boxRows);
  checkOrder('columns', columns, size, turned ? boxRows : boxColumns);
  const fromZero = (order: readonly number[]): number[] => order.map((number) => number - 1);
  return transformBy(geometry, turned, fromZero(rows), fromZero(columns), fromZero(digits));
}

/** Throws a RangeError unless an order has each number once and keeps the lines of each band together. */
function checkOrder(what: string, order: readonly number[], size: number, inBand: number): void {
  const isWhole = order.length === size && new Set(order).size === size;
  if (!isWhole || order.some((number) => !(Number.isInteger(number) && number >= 1 && number <= size)))
    throw new RangeError(`the order of ${what} needs each number from 1 to ${size} once`);
  const bandOf = (number: number): number => Math.floor((number - 1) / inBand);
  const parted = order.find((number, i) => bandOf(number) !== bandOf(order[i - (i % inBand)]!));
  if (parted !== undefined) throw new RangeError(`${what} of one box stay together: ${parted} stands among others`);
}
