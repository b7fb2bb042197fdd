/** Givens that a puzzle does not need. */
import { EMPTY } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import type { Cell } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { search } from './search.js';

/** The givens without each of which there would still be one solution; undefined if there is no time to tell. */
export function spareGivens(puzzle: Puzzle, clock: Clock): Cell[] | undefined {
  const { geometry, values } = puzzle;
  const spare: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] === EMPTY) continue;
    const without = Int8Array.from({ length: geometry.cells }, (_, i) => (i === cell ? EMPTY : values[i]!));
    const { solutions, ended } = search({ ...puzzle, values: without }, { clock });
    if (ended === 'cut') return undefined;
    if (ended === 'all' && solutions.length === 1) spare.push(cell);
  }
  return spare;
}
