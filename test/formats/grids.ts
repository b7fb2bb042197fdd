/** Random grids to write and read: a solved grid of any shape, with renamed digits and some cells emptied. */
import fc from 'fast-check';
import { EMPTY } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { SHAPES } from '../shapes.js';

/** Returns the value of a cell in the simplest solved grid: each row shifted by a box. */
const canonical = ({ size, boxRows, boxColumns }: Geometry, row: number, column: number): number =>
  (boxColumns * (row % boxRows) + Math.floor(row / boxRows) + column) % size;

export interface Solved {
  readonly puzzle: Puzzle;
  readonly solution: Int8Array;
}

/** Puzzles of the shapes, each with a solution. */
export const solvedPuzzles = (shapes: readonly Geometry[] = SHAPES): fc.Arbitrary<Solved> =>
  fc.constantFrom(...shapes).chain((geometry) =>
    fc
      .record({
        order: fc.shuffledSubarray([...Array(geometry.size).keys()], { minLength: geometry.size }),
        shown: fc.array(fc.boolean(), { minLength: geometry.cells, maxLength: geometry.cells }),
      })
      .map(({ order, shown }) => {
        const solution = Int8Array.from(
          { length: geometry.cells },
          (_, cell) => order[canonical(geometry, geometry.rowOf(cell), geometry.columnOf(cell))]!,
        );
        return { puzzle: { geometry, values: solution.map((digit, cell) => (shown[cell] ? digit : EMPTY)) }, solution };
      }),
  );

export const puzzles = (shapes?: readonly Geometry[]): fc.Arbitrary<Puzzle> =>
  solvedPuzzles(shapes).map(({ puzzle }) => puzzle);
