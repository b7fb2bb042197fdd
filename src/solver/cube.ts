/**
 * Updates the cube to a position that another board or a kernel has advanced. Both graders take most steps there, and
 * need the cube only for a search in TypeScript.
 */
import { lowestBit } from '../core/bits.js';
import { type Board, EMPTY, type Numbers } from '../core/board.js';
import type { Geometry } from '../core/geometry.js';

/** A position as a grid shows it: values, and the digits that open cells may take. */
export interface ValuesAndDigits {
  readonly geometry: Geometry;
  readonly values: Numbers;
  readonly digits: Numbers;
}

/**
 * Returns a function that returns the cube, updated to the position at each call; undefined at a contradiction. `begin`
 * makes the board at the first call.
 */
export function cubeAt(begin: () => Board, position: ValuesAndDigits): () => Board | undefined {
  let board: Board | undefined;
  return () => {
    if (board) return advanceTo(board, position) ? board : undefined;
    board = begin();
    return setPosition(board, position) ? board : undefined;
  };
}

/** Sets the cube to a position, whatever it held. Returns false at a contradiction: a value twice in a house. */
function setPosition(board: Board, { geometry, values, digits }: ValuesAndDigits): boolean {
  const { cells, houses, houseStart, cellHouses } = geometry;
  const placed = new Int32Array(houses);
  for (let cell = 0; cell < cells; cell++) {
    if (values[cell] === EMPTY) continue;
    const bit = 1 << values[cell]!;
    for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) {
      if (placed[cellHouses[i]!]! & bit) return false;
      placed[cellHouses[i]!]! |= bit;
    }
  }
  board.load(values, digits);
  return true;
}

/** Advances the cube to a position. Returns false at a contradiction: a placed digit is not a candidate. */
export function advanceTo(board: Board, { geometry, values, digits }: ValuesAndDigits): boolean {
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] === board.values[cell]) continue;
    if (!(board.digits[cell]! & (1 << values[cell]!))) return false;
    board.place(cell, values[cell]!);
  }
  for (let cell = 0; cell < geometry.cells; cell++)
    for (let removed = board.digits[cell]! & ~digits[cell]!; removed; removed &= removed - 1)
      board.remove(geometry.candidate(cell, lowestBit(removed)));
  return true;
}
