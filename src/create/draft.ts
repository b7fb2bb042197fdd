/** A puzzle in the making: a full grid, and what of it is given at the moment. */
import { EMPTY } from '../core/board.js';
import type { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import type { Grid } from './fill.js';
import type { Orbit } from './symmetry.js';

export class Draft implements Puzzle {
  /** The givens; EMPTY elsewhere. */
  readonly values: Grid;
  clues: number;

  /** Begins with everything given. */
  constructor(
    readonly geometry: Geometry,
    readonly solution: Grid,
  ) {
    this.values = solution.slice();
    this.clues = geometry.cells;
  }

  gives(orbit: Orbit): boolean {
    return this.values[orbit[0]!] !== EMPTY;
  }

  takeOut(orbit: Orbit): void {
    for (const cell of orbit) this.values[cell] = EMPTY;
    this.clues -= orbit.length;
  }

  putBack(orbit: Orbit): void {
    for (const cell of orbit) this.values[cell] = this.solution[cell]!;
    this.clues += orbit.length;
  }

  /** One of its own with the same content. */
  copy(): Draft {
    return new Draft(this.geometry, this.solution).show(this);
  }

  /** Gives the same cells as another draft of the same grid. */
  show({ values, clues }: Draft): this {
    this.values.set(values);
    this.clues = clues;
    return this;
  }
}
