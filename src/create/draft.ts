/** A puzzle in the making: a full grid, and what of it is given at the moment. */
import { EMPTY } from '../core/board.js';
import { addCell, type CellSet, cellSet, removeCell } from '../core/cell-set.js';
import type { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import type { Grid } from './canonical.js';
import type { Orbit } from './symmetry.js';

export class Draft implements Puzzle {
  /** Begins with everything given, or as told. */
  constructor(
    readonly geometry: Geometry,
    readonly solution: Grid,
    /** The givens; EMPTY elsewhere. */
    readonly values: Grid = solution.slice(),
    /** The cells with a given. */
    readonly given: CellSet = cellSet(geometry, solution.keys()),
    public clues: number = geometry.cells,
  ) {}

  gives(orbit: Orbit): boolean {
    return this.values[orbit[0]!] !== EMPTY;
  }

  takeOut(orbit: Orbit): void {
    for (const cell of orbit) {
      this.values[cell] = EMPTY;
      removeCell(this.given, cell);
    }
    this.clues -= orbit.length;
  }

  putBack(orbit: Orbit): void {
    for (const cell of orbit) {
      this.values[cell] = this.solution[cell]!;
      addCell(this.given, cell);
    }
    this.clues += orbit.length;
  }

  /** One of its own with the same content. */
  copy(): Draft {
    const { geometry, solution, values, given, clues } = this;
    return new Draft(geometry, solution, values.slice(), given.slice(), clues);
  }
}
