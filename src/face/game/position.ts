/** A player's grid as a value: what is given, what was placed, what was marked. A move makes another one. */
import { type Bits, bitsFrom, bitsOf } from '../../core/bits.js';
import { EMPTY } from '../../core/board.js';
import type { Cell, Digit, Geometry } from '../../core/geometry.js';
import { openTo, type Puzzle } from '../../core/puzzle.js';

export interface GamePosition {
  readonly geometry: Geometry;
  /** By cell: the digit, EMPTY where none is given. */
  readonly givens: readonly Digit[];
  /** By cell: the digit that stands there, given or placed; EMPTY where none does. */
  readonly values: readonly Digit[];
  /** By cell: the candidates that the player marked; none where nobody has looked at it. */
  readonly marks: readonly Bits[];
}

/** The position of a puzzle. Candidates that are all those that the values leave have been marked by nobody. */
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

/** As all functions take it. Cells without marks have no candidates there, and so nothing is lost from them. */
export const puzzleAt = ({ geometry, givens, values, marks }: GamePosition): Puzzle => ({
  geometry,
  values: Int8Array.from(values),
  placed: Uint8Array.from(values, (value, cell) => (value !== EMPTY && givens[cell] === EMPTY ? 1 : 0)),
  ...(marks.some((set) => set !== 0) && { candidates: Int32Array.from(marks) }),
});

const changed = <Item>(list: readonly Item[], cell: Cell, item: Item): readonly Item[] =>
  list.map((old, at) => (at === cell ? item : old));

/** The position with a digit in a cell; its marks, and those of the digit in cells that see it, are gone. */
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

/** Where nobody has looked at the cell, it gets the candidates that the values leave first. */
export const withoutMarks = (position: GamePosition, cell: Cell, digits: readonly Digit[]): GamePosition => ({
  ...position,
  marks: changed(position.marks, cell, marksOrOpen(position, cell) & ~bitsFrom(digits)),
});

const marksOrOpen = ({ geometry, values, marks }: GamePosition, cell: Cell): Bits =>
  marks[cell] || openTo(geometry, values, cell);

/** The position with the candidates that the values leave, in every open cell. */
export const withAllMarks = (position: GamePosition): GamePosition =>
  allMarked({ ...position, marks: position.marks.map(() => 0) });

/** The same in open cells without marks; others keep theirs. */
export const allMarked = (position: GamePosition): GamePosition => ({
  ...position,
  marks: position.values.map((value, cell) => (value === EMPTY ? marksOrOpen(position, cell) : 0)),
});

/** The position without what was placed in a cell, or else without its marks. */
export const without = (position: GamePosition, cell: Cell): GamePosition =>
  position.values[cell] === EMPTY
    ? { ...position, marks: changed(position.marks, cell, 0) }
    : { ...position, values: changed(position.values, cell, EMPTY) };

export const areSame = (a: GamePosition, b: GamePosition): boolean =>
  a.values.every((value, cell) => value === b.values[cell]) && a.marks.every((set, cell) => set === b.marks[cell]);

/** Digits from one, of a set. */
export const digitsIn = (set: Bits): readonly number[] => bitsOf(set).map((digit) => digit + 1);
