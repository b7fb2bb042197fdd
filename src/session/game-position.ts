/** A player's grid as an immutable value: givens, placed digits and marks. Each move makes a new one. */
import { type Bits, bitsFrom, bitsOf } from '../core/bits.js';
import type { Cell, Digit, Geometry } from '../core/geometry.js';
import { openTo } from '../core/open-to.js';
import type { Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';

export interface GamePosition {
  readonly geometry: Geometry;
  /** The given digit of each cell, or EMPTY. */
  readonly givens: readonly Digit[];
  /** The given or placed digit of each cell, or EMPTY. */
  readonly values: readonly Digit[];
  /** The candidates that the player marked in each cell and has not removed; undefined for unmarked cells. */
  readonly marks: readonly (Bits | undefined)[];
}

/** Returns the position of a puzzle. A cell with all candidates that the values leave counts as unmarked. */
export function positionFrom({ geometry, values, placed, candidates, marked }: Puzzle): GamePosition {
  const cells = Array.from({ length: geometry.cells }, (_, cell) => cell);
  const bare = {
    geometry,
    givens: cells.map((cell) => (placed?.[cell] ? EMPTY : values[cell]!)),
    values: Array.from(values),
    marks: cells.map(() => undefined),
  };
  if (!candidates) return bare;
  const isMarked = (cell: Cell): boolean => values[cell] === EMPTY && (candidates[cell] !== 0 || marked?.[cell] === 1);
  const own = { ...bare, marks: cells.map((cell) => (isMarked(cell) ? candidates[cell] : undefined)) };
  const areAll = withAllMarks(bare).marks.every((set = 0, cell) => set === (own.marks[cell] ?? 0));
  return areAll ? bare : own;
}

/** Returns the position as a puzzle. Unmarked cells get no candidates, so that they do not count as mistakes. */
export const puzzleAt = ({ geometry, givens, values, marks }: GamePosition): Puzzle => ({
  geometry,
  values: Int8Array.from(values),
  placed: Uint8Array.from(values, (value, cell) => (value !== EMPTY && givens[cell] === EMPTY ? 1 : 0)),
  ...(isMarked(marks) && { candidates: Int32Array.from(marks, (set = 0) => set) }),
  ...(marks.includes(0) && { marked: Uint8Array.from(marks, (set) => (set === undefined ? 0 : 1)) }),
});

/** True if a cell is marked, even if no mark is left in it. */
export const isMarked = (marks: GamePosition['marks']): boolean => marks.some((set) => set !== undefined);

const changed = <Item>(list: readonly Item[], cell: Cell, item: Item): readonly Item[] =>
  list.map((old, at) => (at === cell ? item : old));

/** Places a digit. Removes the marks of the cell, and the marks that the digit excludes. */
export function withDigit(position: GamePosition, cell: Cell, digit: Digit): GamePosition {
  const { geometry, values, marks } = position;
  const cleaned = [...marks];
  const sets = marks.map((set) => set ?? 0);
  geometry.eachExcluded(sets, cell, digit, (other, lost) => {
    cleaned[other]! &= ~(1 << lost);
  });
  cleaned[cell] = undefined;
  return { ...position, values: changed(values, cell, digit), marks: cleaned };
}

export const withMarks = (position: GamePosition, cell: Cell, digits: readonly Digit[]): GamePosition => ({
  ...position,
  marks: changed(position.marks, cell, (position.marks[cell] ?? 0) | bitsFrom(digits)),
});

/** Removes marks of a cell. An unmarked cell first gets all candidates that the values leave. */
export const withoutMarks = (position: GamePosition, cell: Cell, digits: readonly Digit[]): GamePosition => ({
  ...position,
  marks: changed(position.marks, cell, marksOrOpen(position, cell) & ~bitsFrom(digits)),
});

const marksOrOpen = ({ geometry, values, marks }: GamePosition, cell: Cell): Bits =>
  marks[cell] ?? openTo(geometry, values, cell);

/** Marks all candidates that the values leave in every open cell, in place of existing marks. */
export const withAllMarks = (position: GamePosition): GamePosition =>
  allMarked({ ...position, marks: position.marks.map(() => undefined) });

/** Marks all candidates that the values leave in open cells that are unmarked. Other cells keep theirs. */
export const allMarked = (position: GamePosition): GamePosition => ({
  ...position,
  marks: position.values.map((value, cell) => (value === EMPTY ? marksOrOpen(position, cell) : undefined)),
});

/** Removes the placed digit of a cell, or its marks if it has none. */
export const without = (position: GamePosition, cell: Cell): GamePosition =>
  position.values[cell] === EMPTY
    ? { ...position, marks: changed(position.marks, cell, undefined) }
    : { ...position, values: changed(position.values, cell, EMPTY) };

export const areSame = (a: GamePosition, b: GamePosition): boolean =>
  a.values.every((value, cell) => value === b.values[cell]) && a.marks.every((set, cell) => set === b.marks[cell]);

/** Returns the digits of a set as they are written. */
export const digitsIn = (set: Bits, { numbers }: Pick<Geometry, 'numbers'>): readonly number[] =>
  bitsOf(set).map((digit) => numbers[digit]!);
