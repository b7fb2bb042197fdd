/** Checks of a puzzle: its solutions, the cells where they differ, and givens that are not needed. */
import { EMPTY, type Numbers } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import type { Cell, Geometry } from '../core/geometry.js';
import { type Clash, clashes, givensOf, isPlain, type Puzzle } from '../core/puzzle.js';
import { type SearchResult, search } from './search.js';

/** The solutions of a puzzle up to a limit; `unique` is true if strategies may assume that there is just one. */
export interface Prospect {
  readonly clashes: readonly Clash[];
  readonly result: SearchResult;
  readonly unique: boolean;
}

/** True if a search found one solution and proved that there is no other. */
export const isOnly = ({ ended, solutions }: SearchResult): boolean => ended === 'all' && solutions.length === 1;

/**
 * Searches for up to `limit` solutions. `unique` is about the givens alone: if only eliminations by hand make the
 * solution unique, no pattern may be taken for deadly.
 */
export function prospectOf(puzzle: Puzzle, clock: Clock, limit = 2): Prospect {
  const result = search(puzzle, { clock, limit });
  return {
    result,
    clashes: result.solutions.length === 0 ? clashes(puzzle) : [],
    unique: isOnly(result) && (isPlain(puzzle) || isOnly(search(givensOf(puzzle), { clock }))),
  };
}

export interface Checked extends Prospect {
  /** True if the check looked for givens that are not needed. */
  readonly minimal: boolean;
  /**
   * Givens that are not needed; undefined if the check did not look for them, if the solution is not unique, or if time
   * ran out.
   */
  readonly spare: readonly Cell[] | undefined;
}

/** Checks a puzzle. Solutions are counted up to `count`. With `minimal`, unneeded givens are found too. */
export function checked(puzzle: Puzzle, clock: Clock, count: number, minimal: boolean): Checked {
  const prospect = prospectOf(puzzle, clock, Math.max(2, count));
  return { ...prospect, minimal, spare: minimal && isOnly(prospect.result) ? spareGivens(puzzle, clock) : undefined };
}

/** Returns the givens that can each be removed without a second solution; undefined if the time runs out. */
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

/** The digits of each cell over all solutions, as sets. */
const digitsOf = (solutions: readonly Numbers[], { cells }: Geometry): Int32Array =>
  Int32Array.from({ length: cells }, (_, cell) => solutions.reduce((set, values) => set | (1 << values[cell]!), 0));

/** Returns the cells in which solutions differ, with the sets of their digits. */
export const differing = (solutions: readonly Numbers[], geometry: Geometry): { cell: Cell; set: number }[] =>
  [...digitsOf(solutions, geometry)].map((set, cell) => ({ cell, set })).filter(({ set }) => set & (set - 1));
