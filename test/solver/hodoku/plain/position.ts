/**
 * A simple and slow implementation of HoDoKu's rungs in their order, on cells and digits alone, independent of the
 * engine. The engine's steps are compared with it in positions that no graded puzzle reaches.
 */
import type { Markup } from '../../../../src/core/board.js';

/** A cell, 0 to 80, and a digit, 0 to 8. */
export type Elimination = readonly [cell: number, digit: number];

export interface Plain {
  readonly digits: readonly (readonly number[])[];
  readonly values: readonly number[];
  readonly isGiven: readonly boolean[];
}

export const NINE = [...Array(9).keys()];
export const CELLS: readonly number[] = [...Array(81).keys()];

export const plainly = ({ digits, values, givens }: Markup): Plain => ({
  digits: CELLS.map((cell) => NINE.filter((digit) => digits[cell]! & (1 << digit))),
  values: CELLS.map((cell) => values[cell]!),
  isGiven: CELLS.map((cell) => givens[cell] === 1),
});

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => 9 + (cell % 9);
export const boxOf = (cell: number): number => 18 + 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
export const housesOf = (cell: number): number[] => [rowOf(cell), columnOf(cell), boxOf(cell)];

/** Rows 0 to 8, columns 9 to 17, boxes 18 to 26. */
export const HOUSES: readonly (readonly number[])[] = [...Array(27).keys()].map((house) =>
  CELLS.filter((cell) => housesOf(cell).includes(house)),
);
export const [ROWS, COLUMNS, BOXES] = [NINE, NINE.map((line) => 9 + line), NINE.map((box) => 18 + box)] as const;

const seenFrom: readonly ReadonlySet<number>[] = CELLS.map(
  (cell) => new Set(housesOf(cell).flatMap((house) => HOUSES[house]!.filter((other) => other !== cell))),
);

export const sees = (a: number, b: number): boolean => seenFrom[a]!.has(b);

/** Returns the cells that see all of some cells. */
export const seeingAll = ([first, ...others]: readonly number[]): number[] =>
  [...seenFrom[first!]!].filter((cell) => others.every((other) => sees(cell, other))).sort((a, b) => a - b);

export const has = ({ digits }: Plain, cell: number, digit: number): boolean => digits[cell]!.includes(digit);

export const placesIn = (plain: Plain, house: number, digit: number): number[] =>
  HOUSES[house]!.filter((cell) => has(plain, cell, digit));

/** Returns the candidates of a digit in some cells. */
export const those = (plain: Plain, cells: readonly number[], digit: number): Elimination[] =>
  cells.filter((cell) => has(plain, cell, digit)).map((cell) => [cell, digit]);

export const unionOf = <T>(sets: readonly (readonly T[])[]): T[] => [...new Set(sets.flat())];

/** Returns the combinations of `count` items, in lexicographic order. */
export function* combinations<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (let i = from; i <= items.length - count; i++)
      for (const others of combinations(items, count - 1, i + 1)) yield [items[i]!, ...others];
}

/** Yields every non-empty set of the items, each before its extensions. */
export function* subsets<T>(items: readonly T[], from = 0, chosen: readonly T[] = []): Generator<T[]> {
  for (let i = from; i < items.length; i++) {
    const set = [...chosen, items[i]!];
    yield set;
    yield* subsets(items, i + 1, set);
  }
}
