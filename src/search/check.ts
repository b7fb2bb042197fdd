/** Answers to whether a grid is a puzzle: solutions and where they differ, and givens that could be left out. */
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

/** True if a search found one solution and knows that there is no other. */
export const isOnly = ({ ended, solutions }: SearchResult): boolean => ended === 'all' && solutions.length === 1;

/**
 * Looks at a puzzle from above. Uniqueness is what the givens alone have: candidates that somebody struck out could be
 * what makes the solution the only one, and then no pattern may be taken for deadly.
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
  /** True if the check covered whether every given is needed. */
  readonly minimal: boolean;
  /** Givens that are not needed; undefined if that was not asked, if there is not one solution, or if time ran out. */
  readonly spare: readonly Cell[] | undefined;
}

/** `count`: how far solutions are counted. `minimal`: also whether every given is needed. */
export function checked(puzzle: Puzzle, clock: Clock, count: number, minimal: boolean): Checked {
  const prospect = prospectOf(puzzle, clock, Math.max(2, count));
  return { ...prospect, minimal, spare: minimal && isOnly(prospect.result) ? spareGivens(puzzle, clock) : undefined };
}

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

/** The digits of each cell over all solutions, as sets. */
const digitsOf = (solutions: readonly Numbers[], { cells }: Geometry): Int32Array =>
  Int32Array.from({ length: cells }, (_, cell) => solutions.reduce((set, values) => set | (1 << values[cell]!), 0));

/** The cells in which they differ, with the digits that these take, as sets. */
export const differing = (solutions: readonly Numbers[], geometry: Geometry): { cell: Cell; set: number }[] =>
  [...digitsOf(solutions, geometry)].map((set, cell) => ({ cell, set })).filter(({ set }) => set & (set - 1));
