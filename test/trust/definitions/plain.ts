/**
 * Vocabulary of the definitions: sets are arrays, and nothing is optimised. The definitions use only the geometry and
 * the candidates of a board.
 */
import type { Markup } from '../../../src/core/board.js';
import type { Candidate, Cell, Digit, House } from '../../../src/core/geometry.js';

/** The candidates that one instance of a pattern removes; empty if it removes none. */
export type Removal = readonly Candidate[];

/** All instances of a pattern on a board. */
export type Definition = (board: Markup) => Iterable<Removal>;

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Yields all combinations of `count` items of a list. */
export function* choices<Item>(list: readonly Item[], count: number): Generator<Item[], void, void> {
  if (count === 0) yield [];
  for (let first = 0; first + count <= list.length && count > 0; first++)
    for (const others of choices(list.slice(first + 1), count - 1)) yield [list[first]!, ...others];
}

/** Returns all ordered pairs of different members. */
export const orderedPairs = <Item>(list: readonly Item[]): [Item, Item][] =>
  list.flatMap((a) => list.filter((b) => b !== a).map((b): [Item, Item] => [a, b]));

/** Returns the digits that a cell may take. */
export const digitsOf = (board: Markup, cell: Cell): Digit[] =>
  upTo(board.geometry.size).filter((digit) => board.has(board.geometry.candidate(cell, digit)));

/** Returns the digits that some cells may take. */
export const digitsOfAll = (board: Markup, cells: readonly Cell[]): Digit[] => [
  ...new Set(cells.flatMap((cell) => digitsOf(board, cell))),
];

/** Returns the unsolved cells of a list. */
export const openOf = (board: Markup, cells: readonly Cell[]): Cell[] =>
  cells.filter((cell) => digitsOf(board, cell).length > 0);

export const openCells = (board: Markup): Cell[] => openOf(board, upTo(board.geometry.cells));

export const openIn = (board: Markup, house: House): Cell[] => openOf(board, board.geometry.cellsOf(house));

/** Returns the cells that may hold a digit. */
export const placesAmong = (board: Markup, cells: readonly Cell[], digit: Digit): Cell[] =>
  cells.filter((cell) => board.has(board.geometry.candidate(cell, digit)));

export const placesIn = (board: Markup, house: House, digit: Digit): Cell[] =>
  placesAmong(board, board.geometry.cellsOf(house), digit);

/** Returns the candidates of some digits in some cells. */
export const candidatesIn = (board: Markup, cells: readonly Cell[], digits: readonly Digit[]): Candidate[] =>
  digits.flatMap((digit) => placesAmong(board, cells, digit).map((cell) => board.geometry.candidate(cell, digit)));

/** Returns the candidates of a digit that see all of some cells. */
export const seeingAll = (board: Markup, digit: Digit, cells: readonly Cell[]): Candidate[] => {
  const { geometry } = board;
  const seeing = upTo(geometry.cells).filter((cell) => cells.every((other) => geometry.sees(cell, other)));
  return candidatesIn(board, seeing, [digit]);
};

export const isSame = <Item>(a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item));

export const both = <Item>(a: readonly Item[], b: readonly Item[]): Item[] => a.filter((item) => b.includes(item));

export const without = <Item>(a: readonly Item[], b: readonly Item[]): Item[] => a.filter((item) => !b.includes(item));
