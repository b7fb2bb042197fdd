/** An unfinished puzzle: a full grid, and the cells that are given so far. */

import { addCell, type CellSet, cellSet, removeCell } from '../core/cell-set.js';
import { unlimited } from '../core/clock.js';
import { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { isUnique as isUniquePosition } from '../search/search.js';
import type { Grid } from './fill.js';
import type { Orbit } from './symmetry.js';

/** A full grid of which some cells are given. */
export class Draft implements Puzzle {
  /** Starts with all cells given, unless `values` says otherwise. */
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

  /** Returns an independent copy. */
  copy(): Draft {
    const { geometry, solution, values, given, clues } = this;
    return new Draft(geometry, solution, values.slice(), given.slice(), clues);
  }
}

/**
 * Returns the number of guesses after which a grid counts as having several solutions; people could not solve it
 * anyway. On large grids a guess takes long, and a draft with one solution needs few, since most cells follow from the
 * givens.
 */
export const mostGuesses = ({ size }: Geometry): number => (size > STANDARD_SIZE ? 20 : MOST_GUESSES);
const MOST_GUESSES = 20_000;
const STANDARD_SIZE = Geometry.of(3, 3).size;

export const isUnique = (draft: Draft, clock = unlimited): boolean =>
  isUniquePosition(draft, mostGuesses(draft.geometry), clock);

/**
 * True if a finished draft has one solution. More guesses are allowed, since an aim may have proved the draft unique
 * without a search.
 */
export const isUniqueAtLast = (draft: Draft, clock = unlimited): boolean =>
  isUniquePosition(draft, MOST_GUESSES, clock);

/** Counts the givens that could each be removed alone. */
export function countSpare(draft: Draft, clock = unlimited): number {
  let spare = 0;
  for (let cell = 0; cell < draft.geometry.cells; cell++) {
    if (draft.values[cell] === EMPTY) continue;
    draft.takeOut([cell]);
    if (isUnique(draft, clock)) spare++;
    draft.putBack([cell]);
  }
  return spare;
}
