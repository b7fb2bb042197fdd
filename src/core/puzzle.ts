/** A puzzle as it was set: what formats read and write, and what a board is made from. */

import type { Bits } from './bits.js';
import { Board, EMPTY, type Markup, type Numbers } from './board.js';
import type { Cell, Digit, Geometry, House } from './geometry.js';

export interface Puzzle {
  readonly geometry: Geometry;
  /** The digit of each cell, given or placed since; EMPTY (-1) where there is none. */
  readonly values: Numbers;
  /** 1 where the value was placed by a solver and is no given. Absent: all values are givens. */
  readonly placed?: Numbers;
  /** Candidates that are left in each cell, as sets. Absent: all that the values allow. */
  readonly candidates?: Numbers;
}

/** A house in which a digit stands twice, and where; without a house, two cells that differ by a rule of their own. */
export interface Clash {
  readonly house?: House;
  readonly digit: Digit;
  readonly cells: readonly [Cell, Cell];
}

/** All pairs of values that clash, once a house. */
export function clashes({ geometry, values }: Puzzle): Clash[] {
  const { size, houses } = geometry;
  const found: Clash[] = [];
  for (let house = 0; house < houses; house++) {
    const seen = new Map<Digit, Cell>();
    for (let slot = 0; slot < size; slot++) {
      const cell = geometry.cellAt(house, slot);
      const digit = values[cell]!;
      if (digit === EMPTY) continue;
      const before = seen.get(digit);
      if (before === undefined) seen.set(digit, cell);
      else found.push({ house, digit, cells: [before, cell] });
    }
  }
  for (let cell = 0; cell < geometry.cells; cell++)
    for (let at = geometry.pairStart[cell]!; at < geometry.pairStart[cell + 1]!; at++) {
      const other = geometry.pairPeers[at]!;
      if (other > cell && values[cell] !== EMPTY && values[cell] === values[other])
        found.push({ digit: values[cell]!, cells: [cell, other] });
    }
  return found;
}

/** The digits that the values leave a cell. */
export function openTo(geometry: Geometry, values: Numbers, cell: Cell): Bits {
  let open = geometry.all;
  for (let i = geometry.peerStart[cell]!; i < geometry.peerStart[cell + 1]!; i++) {
    const value = values[geometry.peers[i]!]!;
    if (value !== EMPTY) open &= ~(1 << value);
  }
  return open;
}

/** The puzzle as it was set, without what was placed or struck out since. */
export const givensOf = ({ geometry, values, placed }: Puzzle): Puzzle => ({
  geometry,
  values: Int8Array.from({ length: geometry.cells }, (_, cell) => (placed?.[cell] ? EMPTY : values[cell]!)),
});

/** True if givens are all there is to it. */
export const isPlain = ({ geometry, placed, candidates }: Puzzle): boolean => {
  if (candidates) return false;
  if (placed) for (let cell = 0; cell < geometry.cells; cell++) if (placed[cell]) return false;
  return true;
};

/**
 * Returns the board at the start: values placed, candidates limited to those kept. Throws a RangeError if values
 * clash.
 */
export function boardOf(puzzle: Puzzle): Board {
  const { geometry, values, placed, candidates } = puzzle;
  const board = new Board(geometry);
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] === EMPTY) continue;
    board.place(cell, values[cell]!);
    board.givens[cell] = placed?.[cell] ? 0 : 1;
  }
  if (candidates)
    for (let cell = 0; cell < geometry.cells; cell++)
      for (let digit = 0; digit < geometry.size; digit++)
        if (!(candidates[cell]! & (1 << digit))) board.remove(geometry.candidate(cell, digit));
  return board;
}

/** A position as a puzzle: what was solved is marked as placed, and the candidates are those left. */
export const puzzleOf = ({ geometry, values, givens, digits }: Markup): Puzzle => ({
  geometry,
  values,
  placed: Uint8Array.from({ length: geometry.cells }, (_, cell) => (values[cell] === EMPTY || givens[cell] ? 0 : 1)),
  candidates: digits,
});

/** Returns the number of values in the puzzle. */
export const countValues = ({ geometry, values }: Puzzle): number => {
  let count = 0;
  for (let cell = 0; cell < geometry.cells; cell++) if (values[cell] !== EMPTY) count++;
  return count;
};
