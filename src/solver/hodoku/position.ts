/** A puzzle, and hits, on the queued board on which HoDoKu's ladder is climbed. */
import { lowestBit } from '../../core/bits.js';
import { EMPTY } from '../../core/board.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { QueuedBoard } from '../../core/queued-board.js';
import type { Hit } from '../../logic/step/strategy.js';

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
