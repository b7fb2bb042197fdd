/** The answer of `check` as JSON: number of solutions, clashing givens, and whether every given is needed. */
import { bitsOf } from '../../core/bits.js';
import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { PuzzleText } from '../../formats/beside/ruled.js';
import { differing } from '../../search/check.js';
import type { Checked } from '../../search/checked.js';
import type { SearchResult } from '../../search/search.js';
import type { GridRules } from '../../variants/grid-rules.js';
import type { StepWords } from '../language/language.js';
import { candidateJson, cellJson, type GridCandidate, type GridCell } from './cell.js';
import { conflictJson, type GridConflict, type GridMistake, misleadingJson } from './mistake.js';
import { puzzleJson } from './puzzle.js';

/** What `check` finds: the number of solutions, clashes, mistakes, needless givens. */
export interface CheckResult extends PuzzleText {
  /** The number of solutions counted; `null` if time ran out before it was known whether there is exactly one. */
  readonly solutions: number | null;
  /** True if there may be more solutions than counted. */
  readonly atLeast?: true;
  /** The cells in which the solutions differ, with the digits that they take. */
  readonly differ?: readonly (GridCell & { readonly digits: readonly number[] })[];
  /** Clashes of givens. */
  readonly conflicts: readonly GridConflict[];
  /** The mistakes of a play that leave no solution, if its givens have exactly one. */
  readonly mistakes?: readonly GridMistake[];
  /** The givens that may be wrong, if they have no solution: without any one of them there is exactly one. */
  readonly suspects?: readonly GridCandidate[];
  /**
   * True if every given is needed, and every clue and rule of the whole grid; `null` if the puzzle does not have exactly one solution, or the time was up. Present
   * only on request.
   */
  readonly minimal?: boolean | null;
  /**
   * The givens that are not needed: without any one of them there is still one solution. Present only on request and if
   * known.
   */
  readonly redundant?: readonly GridCandidate[];
  /** The clues and rules of the whole grid that are not needed, as those of the puzzle are written. Absent if there are none. */
  readonly redundantRules?: Pick<GridRules, 'variant' | 'pairs' | 'constraints'>;
}

/** Writes a check as JSON. */
export function checkJson(
  puzzle: Puzzle,
  { clashes, result, minimal, spare, spareRules = [], ofGivens, suspects }: Checked,
  language?: StepWords,
): CheckResult {
  const { geometry } = puzzle;
  const { solutions, ended } = result;
  return {
    ...puzzleJson(puzzle),
    ...(solutions.length > 1
      ? severalJson(result, geometry)
      : { solutions: ended === 'cut' ? null : solutions.length }),
    conflicts: clashes.map((clash) => conflictJson(geometry, clash, language)),
    ...misleadingJson(puzzle, ofGivens, language),
    ...(suspects.length > 0 && { suspects: suspects.map((candidate) => candidateJson(geometry, candidate)) }),
    ...(minimal && { minimal: spare ? spare.length + spareRules.length === 0 : null }),
    ...(spare && {
      redundant: spare.map((cell) => ({ ...cellJson(geometry, cell), digit: geometry.numbers[puzzle.values[cell]!]! })),
    }),
    ...(spareRules.length > 0 && { redundantRules: rulesTogether(spareRules.map(({ rule }) => rule)) }),
  };
}

function rulesTogether(rules: readonly GridRules[]): NonNullable<CheckResult['redundantRules']> {
  const [variant, pairs, constraints] = [
    rules.flatMap(({ variant = [] }) => variant),
    rules.flatMap(({ pairs = [] }) => pairs),
    rules.flatMap(({ constraints = [] }) => constraints),
  ];
  return {
    ...(variant.length > 0 && { variant }),
    ...(pairs.length > 0 && { pairs }),
    ...(constraints.length > 0 && { constraints }),
  };
}

const severalJson = (
  { solutions, ended }: SearchResult,
  geometry: Geometry,
): Pick<CheckResult, 'solutions' | 'atLeast' | 'differ'> => ({
  solutions: solutions.length,
  ...(ended !== 'all' && { atLeast: true }),
  differ: differing(solutions, geometry).map(({ cell, set }) => ({
    ...cellJson(geometry, cell),
    digits: bitsOf(set).map((digit) => geometry.numbers[digit]!),
  })),
});
