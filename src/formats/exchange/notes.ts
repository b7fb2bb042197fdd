/** Notes of candidates that players make. A cell without a note has all candidates that the values allow. */
import type { Bits } from '../../core/bits.js';
import type { Geometry } from '../../core/geometry.js';
import { openTo } from '../../core/open-to.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY, type Numbers } from '../../core/values.js';
import { isMarked } from '../losses.js';
import { symbolOn } from '../symbols.js';
import { Unwritable } from './codec.js';

/** Makes a position from values, flags for those that were placed, and notes as sets of digits, empty for no note. */
export function positionWith(geometry: Geometry, values: Numbers, placed: Numbers, notes: Numbers): Puzzle {
  const puzzle = { geometry, values, placed };
  let isNoted = false;
  for (let cell = 0; cell < geometry.cells; cell++) if (values[cell] === EMPTY && notes[cell]) isNoted = true;
  if (!isNoted) return puzzle;
  const candidates = Int32Array.from({ length: geometry.cells }, (_, cell) =>
    values[cell] === EMPTY ? notes[cell]! || geometry.all : 1 << values[cell]!,
  );
  return { ...puzzle, candidates };
}

/** Returns the candidates of a cell without a value. */
export const openIn = ({ geometry, values, candidates }: Puzzle, cell: number): Bits =>
  openTo(geometry, values, cell) & (candidates?.[cell] ?? geometry.all);

/**
 * Returns the notes to write in each cell; none in any cell if no candidate is struck out. Throws an Unwritable for a
 * cell without candidates.
 */
export function notesOf(puzzle: Puzzle): Int32Array {
  const { geometry, values } = puzzle;
  const notes = new Int32Array(geometry.cells);
  if (!isMarked(puzzle)) return notes;
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] !== EMPTY) continue;
    notes[cell] = openIn(puzzle, cell);
    if (notes[cell] === 0)
      throw new Unwritable(
        `row ${geometry.rowOf(cell) + 1}, column ${geometry.columnOf(cell) + 1} has no candidate, which notes cannot show`,
      );
  }
  return notes;
}

/** Writes the values of a grid as digits, 0 for an empty cell. `isShown` restricts them to some cells. */
export const valuesText = ({ geometry, values }: Puzzle, isShown: (cell: number) => boolean = () => true): string =>
  Array.from({ length: geometry.cells }, (_, cell) =>
    values[cell] === EMPTY || !isShown(cell) ? '0' : symbolOn(values[cell]!, geometry),
  ).join('');
