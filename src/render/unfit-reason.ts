/** Sentences that say why a puzzle has no solution, several solutions or no grade. */

import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { EMPTY, type Numbers } from '../core/values.js';
import type { Reading } from '../formats/format.js';
import { differing, isPuzzle, type Prospect } from '../search/check.js';
import type { SearchResult } from '../search/search.js';
import { clashText } from './clash-text.js';
import { digitWordsOf } from './digit-words.js';
import { ENGLISH_REMARKS } from './language/en/remarks.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import type { Language, StepWords } from './language/language.js';
import { listed } from './names.js';
import { candidateNames, cellNames } from './notation.js';

/** The words of reasons: those of steps, and remarks. */
export type ReasonWords = StepWords & Pick<Language, 'remarks'>;
const ENGLISH_REASONS: ReasonWords = { ...ENGLISH_STEPS, remarks: ENGLISH_REMARKS };

/** Returns the English words of reasons, which write digits as a puzzle does. */
export const reasonWords = (reading: Reading): ReasonWords => ({ ...ENGLISH_REASONS, ...digitWordsOf(reading) });

/** Says why a puzzle has no solution. */
export function reasonText(
  puzzle: Puzzle,
  { clashes: [clash], ofGivens }: Pick<Prospect, 'clashes' | 'ofGivens'>,
  language: ReasonWords = ENGLISH_REASONS,
): string {
  if (ofGivens) return language.remarks.misled(misledText(puzzle, ofGivens, language));
  return clash ? clashText(puzzle.geometry, clash, language) : language.remarks.noSolution;
}

/** Names the wrong entries of a play or, if there are none, the cells whose marks lack the right digit. */
function misledText({ geometry, values, candidates }: Puzzle, solution: Numbers, language: ReasonWords): string {
  const { and, remarks } = language;
  const wrong: Candidate[] = [];
  const lost: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    const value = values[cell]!;
    if (value === EMPTY) {
      if (candidates && !(candidates[cell]! & (1 << solution[cell]!))) lost.push(cell);
    } else if (value !== solution[cell]) wrong.push(geometry.candidate(cell, value));
  }
  const entries = wrong.flatMap((candidate) => candidateNames(geometry, [candidate], language));
  if (entries.length > 0) return remarks.wrongEntries(listed(entries, and), entries.length);
  return remarks.lostMarks(listed(cellNames(geometry, lost), and), lost.length);
}

/** Names the values of which one may be wrong: `without 5 in r1c3 or 7 in r2c4 there is exactly one solution`. */
export const suspectsText = (
  geometry: Geometry,
  suspects: readonly Candidate[],
  language: ReasonWords = ENGLISH_REASONS,
): string =>
  language.remarks.suspects(
    listed(
      suspects.flatMap((candidate) => candidateNames(geometry, [candidate], language)),
      language.or,
    ),
  );

/** Says why a puzzle has no grade: it does not have exactly one solution, or it is solved. */
export function ungradedText(puzzle: Puzzle, prospect: Prospect, words?: ReasonWords): string {
  const { result } = prospect;
  if (isPuzzle(prospect)) return 'it is solved: there is nothing to grade';
  if (result.ended === 'cut') return 'not graded: the time was up before the number of solutions was known';
  if (result.solutions.length === 0) return reasonText(puzzle, prospect, words);
  return 'not graded: the givens alone have several solutions';
}

/**
 * Writes `3 solutions, which differ in r1c28 and r4c28`. If the search ended early, the cells are those of the
 * solutions found.
 */
export function severalText(
  { solutions, ended }: SearchResult,
  geometry: Geometry,
  { and, remarks }: ReasonWords = ENGLISH_REASONS,
): string {
  const names = cellNames(
    geometry,
    differing(solutions, geometry).map(({ cell }) => cell),
  );
  return remarks.differing(solutions.length, ended === 'all', listed(names, and));
}
