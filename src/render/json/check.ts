/** What `check` tells, as JSON: how many solutions, where givens clash, whether all of them are needed. */
import { bitsOf } from '../../core/bits.js';
import type { Geometry } from '../../core/geometry.js';
import type { Clash, Puzzle } from '../../core/puzzle.js';
import { type Checked, differing } from '../../search/check.js';
import type { SearchResult } from '../../search/search.js';
import { cellJson, houseJson, type JsonCandidate, type JsonCell, type JsonHouse } from './cell.js';
import { type JsonPuzzle, puzzleJson } from './puzzle.js';

/** Without a house, two cells that must differ by a rule of their own. */
export interface JsonConflict extends Partial<JsonHouse> {
  readonly digit: number;
  readonly cells: readonly JsonCell[];
}

export interface JsonCheck extends JsonPuzzle {
  /** How many were counted; `null` where it was not settled in time whether there is one, or just one. */
  readonly solutions: number | null;
  /** There may be more of them. */
  readonly atLeast?: true;
  /** The cells in which several solutions differ, with the digits that these take. */
  readonly differ?: readonly (JsonCell & { readonly digits: readonly number[] })[];
  readonly conflicts: readonly JsonConflict[];
  /** Whether every given is needed, where that was asked for; `null` where there is not one solution, or no time. */
  readonly minimal?: boolean | null;
  /** The givens without any one of which there would still be one solution, where that was asked for and is known. */
  readonly redundant?: readonly JsonCandidate[];
}

export function checkJson(puzzle: Puzzle, { clashes, result, minimal, spare }: Checked): JsonCheck {
  const { geometry } = puzzle;
  const { solutions, ended } = result;
  return {
    ...puzzleJson(puzzle),
    ...(solutions.length > 1
      ? severalJson(result, geometry)
      : { solutions: ended === 'cut' ? null : solutions.length }),
    conflicts: clashes.map((clash) => conflictJson(geometry, clash)),
    ...(minimal && { minimal: spare ? spare.length === 0 : null }),
    ...(spare && {
      redundant: spare.map((cell) => ({ ...cellJson(geometry, cell), digit: puzzle.values[cell]! + 1 })),
    }),
  };
}

export const conflictJson = (geometry: Geometry, { house, digit, cells }: Clash): JsonConflict => ({
  ...(house !== undefined && houseJson(geometry, house)),
  digit: digit + 1,
  cells: cells.map((cell) => cellJson(geometry, cell)),
});

const severalJson = (
  { solutions, ended }: SearchResult,
  geometry: Geometry,
): Pick<JsonCheck, 'solutions' | 'atLeast' | 'differ'> => ({
  solutions: solutions.length,
  ...(ended !== 'all' && { atLeast: true }),
  differ: differing(solutions, geometry).map(({ cell, set }) => ({
    ...cellJson(geometry, cell),
    digits: bitsOf(set).map((digit) => digit + 1),
  })),
});
