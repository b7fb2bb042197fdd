/** Checks of a puzzle: its solutions, the cells where they differ, and givens that are not needed. */
import { type Clock, OutOfTime, runsOut } from '../core/clock.js';
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import { type Clash, clashes, givensOf, isPlain, type Puzzle } from '../core/puzzle.js';
import { EMPTY, type Numbers } from '../core/values.js';
import { type SearchOptions, type SearchResult, search } from './search.js';

/** The solutions of a puzzle up to a limit; `unique` is true if its givens have just one, as some strategies assume. */
export interface Prospect {
  readonly clashes: readonly Clash[];
  readonly result: SearchResult;
  readonly unique: boolean;
  /** True if the candidates have one solution and the givens alone have several: then the candidates are the puzzle. */
  readonly isOfCandidates: boolean;
  /** The only solution of the givens, if placed values or candidates leave none. */
  readonly ofGivens?: Numbers;
}

/** True if a puzzle has one solution, by its givens or by its candidates. */
export const isPuzzle = ({ unique, isOfCandidates }: Prospect): boolean => unique || isOfCandidates;

/** True if a search proved that there is no solution. */
export const isImpossible = ({ result: { ended, solutions } }: Pick<Prospect, 'result'>): boolean =>
  ended === 'all' && solutions.length === 0;

/** True if a search found one solution and proved that there is no other. */
export const isOnly = ({ ended, solutions }: SearchResult): boolean => ended === 'all' && solutions.length === 1;

/**
 * Searches for up to `limit` solutions. `unique` is about the givens alone: if only eliminations by hand make the
 * solution unique, no pattern may be taken for deadly. `solve` finds the solutions; that of `full-grid` judges full grids by
 * definitions.
 */
export function prospectOf(
  puzzle: Puzzle,
  clock: Clock,
  limits: Pick<SearchOptions, 'limit' | 'nodes'> = {},
  solve: (puzzle: Puzzle, options: SearchOptions) => SearchResult = search,
): Prospect {
  const result = solve(puzzle, { clock, ...limits });
  const isNone = isImpossible({ result });
  const isOne = isOnly(result);
  const givens = isPlain(puzzle) || !(isOne || isNone) ? result : search(givensOf(puzzle), { clock });
  return {
    result,
    clashes: result.solutions.length === 0 ? clashes(puzzle) : [],
    unique: isOne && isOnly(givens),
    isOfCandidates: isOne && givens.solutions.length > 1 && puzzle.candidates !== undefined,
    ...(isNone && isOnly(givens) && { ofGivens: givens.solutions[0]! }),
  };
}

/** Returns the only solution; undefined if there is none or more than one. Throws OutOfTime when the clock does. */
export function onlySolution(puzzle: Puzzle, clock: Clock): Numbers | undefined {
  const result = search(puzzle, { clock });
  if (result.ended === 'cut') throw new OutOfTime();
  return isOnly(result) ? result.solutions[0] : undefined;
}

/** The solutions up to which they are counted where a reader is told of several. */
export const MOST_TOLD = 100;

/**
 * Returns the givens whose removal, each alone, leaves exactly one solution, in the order of cells: mostly one or two.
 * If the clock runs out, returns those found so far.
 */
export function suspectsIn(puzzle: Puzzle, clock: Clock): readonly Candidate[] {
  const { geometry, values } = givensOf(puzzle);
  const { cells } = uniqueWithout({ geometry, values }, clock);
  return cells.map((cell) => geometry.candidate(cell, values[cell]!));
}

/** Returns the givens that can each be removed without a second solution; undefined if the time runs out. */
export function spareGivens(puzzle: Puzzle, clock: Clock): Cell[] | undefined {
  const { cells, isCut } = uniqueWithout(puzzle, clock);
  return isCut ? undefined : cells;
}

/**
 * Finds the givens without each of which, alone, a puzzle has exactly one solution. `isCut`: the time ran out before
 * all were tried.
 */
function uniqueWithout(puzzle: Puzzle, clock: Clock): { readonly cells: Cell[]; readonly isCut: boolean } {
  const { geometry, values } = puzzle;
  const found: Cell[] = [];
  const without = Int8Array.from(values);
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] === EMPTY) continue;
    if (runsOut(clock)) return { cells: found, isCut: true };
    without[cell] = EMPTY;
    const start = { ...puzzle, values: without };
    const { solutions, ended } = search(start, { clock });
    without[cell] = values[cell]!;
    if (ended === 'cut') return { cells: found, isCut: true };
    if (ended === 'all' && solutions.length === 1) found.push(cell);
  }
  return { cells: found, isCut: false };
}

/** The digits of each cell over all solutions, as sets. */
function digitsOf(solutions: readonly Numbers[], { cells }: Geometry): Int32Array {
  const digits = new Int32Array(cells);
  for (const values of solutions) for (let cell = 0; cell < cells; cell++) digits[cell]! |= 1 << values[cell]!;
  return digits;
}

/** Returns the cells in which solutions differ, with the sets of their digits. */
export const differing = (solutions: readonly Numbers[], geometry: Geometry): { cell: Cell; set: number }[] =>
  [...digitsOf(solutions, geometry)].map((set, cell) => ({ cell, set })).filter(({ set }) => set & (set - 1));
