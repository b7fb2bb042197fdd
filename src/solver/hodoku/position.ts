/** One position in HoDoKu's two views: the queued board, and the cube that all other strategies read. */
import { lowestBit } from '../../core/bits.js';
import { type Board, EMPTY, type Numbers } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { QueuedBoard } from '../../core/queued-board.js';
import type { Hit } from '../../logic/step/strategy.js';

/** What a grid shows: values, and the digits that open cells may take. */
export interface ValuesAndDigits {
  readonly geometry: Geometry;
  readonly values: Numbers;
  readonly digits: Numbers;
}

/**
 * Puts a puzzle on an empty board: values in order of their cells, then the candidates that are gone
 * go. Throws a RangeError where values clash.
 */
export function load(queued: QueuedBoard, { geometry, values, candidates }: Puzzle): QueuedBoard {
  for (let cell = 0; cell < geometry.cells; cell++) {
    const value = values[cell]!;
    if (value === EMPTY) continue;
    if (!(queued.digits[cell]! & (1 << value)))
      throw new RangeError(
        `the value in row ${geometry.rowOf(cell) + 1}, column ${geometry.columnOf(cell) + 1} clashes with another`,
      );
    queued.place(cell, value);
  }
  if (candidates)
    for (let cell = 0; cell < geometry.cells; cell++)
      for (let gone = geometry.all & ~candidates[cell]!; gone; gone &= gone - 1) queued.remove(cell, lowestBit(gone));
  return queued;
}

/** Carries out a hit: placements first, removals in their order. */
export function carryOut(queued: QueuedBoard, { place, remove }: Hit): void {
  const { geometry } = queued;
  for (let i = 0; i < place.length; i++) queued.place(geometry.cellOf(place[i]!), geometry.digitOf(place[i]!));
  for (let i = 0; i < remove.length; i++) queued.remove(geometry.cellOf(remove[i]!), geometry.digitOf(remove[i]!));
}

/** Puts on the cube what the position shows, whatever stood there. False at a contradiction: a value twice in a house. */
export function show(board: Board, { geometry, values, digits }: ValuesAndDigits): boolean {
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

/** Brings the cube up to where a position is. False at a contradiction: what was placed is no candidate. */
export function follow(board: Board, { geometry, values, digits }: ValuesAndDigits): boolean {
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] === board.values[cell]) continue;
    if (!(board.digits[cell]! & (1 << values[cell]!))) return false;
    board.place(cell, values[cell]!);
  }
  for (let cell = 0; cell < geometry.cells; cell++)
    for (let gone = board.digits[cell]! & ~digits[cell]!; gone; gone &= gone - 1)
      board.remove(geometry.candidate(cell, lowestBit(gone)));
  return true;
}
