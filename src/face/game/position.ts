/** A player's grid as an immutable value: givens, placed digits and marks. Each move makes a new one. */
import { type Bits, bitsFrom, bitsOf } from '../../core/bits.js';
import { EMPTY } from '../../core/board.js';
import type { Cell, Digit, Geometry } from '../../core/geometry.js';
import { openTo, type Puzzle } from '../../core/puzzle.js';

export interface GamePosition {
  readonly geometry: Geometry;
  /** The given digit of each cell, or EMPTY. */
  readonly givens: readonly Digit[];
  /** The given or placed digit of each cell, or EMPTY. */
  readonly values: readonly Digit[];
  /** The candidates that the player marked in each cell; empty for cells without marks. */
  readonly marks: readonly Bits[];
}

/** Returns the position of a puzzle. A cell with all candidates that the values leave counts as unmarked. */
export function positionFrom({ geometry, values, placed, candidates }: Puzzle): GamePosition {
  const cells = Array.from({ length: geometry.cells }, (_, cell) => cell);
  const bare = {
    geometry,
    givens: cells.map((cell) => (placed?.[cell] ? EMPTY : values[cell]!)),
    values: Array.from(values),
    marks: cells.map(() => 0),
  };
  if (!candidates) return bare;
  const marked = { ...bare, marks: cells.map((cell) => (values[cell] === EMPTY ? candidates[cell]! : 0)) };
  return areSame(marked, withAllMarks(bare)) ? bare : marked;
}

/** Returns the position as a puzzle. Cells without marks get no candidates, so that they do not count as mistakes. */
export const puzzleAt = ({ geometry, givens, values, marks }: GamePosition): Puzzle => ({
  geometry,
  values: Int8Array.from(values),
  placed: Uint8Array.from(values, (value, cell) => (value !== EMPTY && givens[cell] === EMPTY ? 1 : 0)),
  ...(marks.some((set) => set !== 0) && { candidates: Int32Array.from(marks) }),
});

const changed = <Item>(list: readonly Item[], cell: Cell, item: Item): readonly Item[] =>
  list.map((old, at) => (at === cell ? item : old));

/** Places a digit. Removes the marks of the cell, and the marks of the digit in its peers. */
export function withDigit(position: GamePosition, cell: Cell, digit: Digit): GamePosition {
  const { geometry, values, marks } = position;
  const { peers, peerStart } = geometry;
  const cleaned = [...marks];
  cleaned[cell] = 0;
  for (let at = peerStart[cell]!; at < peerStart[cell + 1]!; at++) cleaned[peers[at]!]! &= ~(1 << digit);
  return { ...position, values: changed(values, cell, digit), marks: cleaned };
}

export const withMarks = (position: GamePosition, cell: Cell, digits: readonly Digit[]): GamePosition => ({
  ...position,
  marks: changed(position.marks, cell, position.marks[cell]! | bitsFrom(digits)),
});

/** Removes marks of a cell. A cell without marks first gets all candidates that the values leave. */
export const withoutMarks = (position: GamePosition, cell: Cell, digits: readonly Digit[]): GamePosition => ({
  ...position,
  marks: changed(position.marks, cell, marksOrOpen(position, cell) & ~bitsFrom(digits)),
});

const marksOrOpen = ({ geometry, values, marks }: GamePosition, cell: Cell): Bits =>
  marks[cell] || openTo(geometry, values, cell);

/** Marks all candidates that the values leave in every open cell, in place of existing marks. */
export const withAllMarks = (position: GamePosition): GamePosition =>
  allMarked({ ...position, marks: position.marks.map(() => 0) });

/** Marks all candidates that the values leave in open cells without marks. Other cells keep theirs. */
export const allMarked = (position: GamePosition): GamePosition => ({
  ...position,
  marks: position.values.map((value, cell) => (value === EMPTY ? marksOrOpen(position, cell) : 0)),
});

/** Removes the placed digit of a cell, or its marks if it has none. */
export const without = (position: GamePosition, cell: Cell): GamePosition =>
  position.values[cell] === EMPTY
    ? { ...position, marks: changed(position.marks, cell, 0) }
    : { ...position, values: changed(position.values, cell, EMPTY) };

export const areSame = (a: GamePosition, b: GamePosition): boolean =>
  a.values.every((value, cell) => value === b.values[cell]) && a.marks.every((set, cell) => set === b.marks[cell]);

/** Returns the digits of a set, from one. */
export const digitsIn = (set: Bits): readonly number[] => bitsOf(set).map((digit) => digit + 1);
