/** A puzzle in the making: a full grid, and what of it is given at the moment. */
import { EMPTY } from '../core/board.js';
import { addCell, type CellSet, cellSet, removeCell } from '../core/cell-set.js';
import { unlimited } from '../core/clock.js';
import { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { isUnique as isUniquePosition } from '../search/search.js';
import type { Grid } from './fill.js';
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

/**
 * Guesses after which a grid is taken to have several solutions: it is no puzzle for people either way. On large grids
 * a guess takes long, and a draft that has one solution needs few, since most of its cells follow from the givens.
 */
export const mostGuesses = ({ size }: Geometry): number => (size > STANDARD_SIZE ? 20 : MOST_GUESSES);
const MOST_GUESSES = 20_000;
const STANDARD_SIZE = Geometry.of(3, 3).size;

export const isUnique = (draft: Draft, clock = unlimited): boolean =>
  isUniquePosition(draft, mostGuesses(draft.geometry), clock);

/** The same of a draft that may have been shown to be unique without a search: then it may take more guesses. */
export const isUniqueAtLast = (draft: Draft, clock = unlimited): boolean =>
  isUniquePosition(draft, MOST_GUESSES, clock);

/** Givens of a draft that could be left out, each alone. */
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
