/** How hard a puzzle is, on the scales that people use. */

import { type Clock, clock, runsOut } from '../core/clock.js';
import { isPlain, type Puzzle } from '../core/puzzle.js';
import { type Prospect, prospectOf } from '../search/prospect.js';
import { isUnique } from '../search/search.js';
import { gradeHodoku } from './hodoku/grade.js';
import type { HodokuGrade } from './hodoku/tally.js';
import { gradeSe, type SeGrade, type SeLimits } from './se/grade.js';

export const SCALES = ['hodoku', 'se'] as const;
export type Scale = (typeof SCALES)[number];

export interface Grade {
  readonly hodoku?: HodokuGrade;
  readonly se?: SeGrade;
  /** Whether time was up before all was graded: then HoDoKu's grade is missing, or Sudoku Explainer's is that so far. */
  readonly isCut: boolean;
}

/**
 * Grades a puzzle that has one solution; whether it has is not looked into. Throws a RangeError where givens clash. The
 * limits are for both scales together.
 */
export function grade(
  puzzle: Puzzle,
  scales: readonly Scale[] = SCALES,
  { milliseconds = Number.POSITIVE_INFINITY, clock: time = clock(milliseconds), ...limits }: SeLimits = {},
): Grade {
  let hodoku: HodokuGrade | undefined;
  const isCut =
    scales.includes('hodoku') &&
    runsOut(() => {
      hodoku = gradeHodoku(puzzle, {}, time);
    });
  const se = scales.includes('se') ? gradeSe(puzzle, { ...limits, clock: time }) : undefined;
  return { ...(hodoku && { hodoku }), ...(se && { se }), isCut: isCut || se?.ended === 'time' };
}

/** The grade of a puzzle that has one solution; of any other what there is to see from above. */
export function judgedGrade(
  puzzle: Puzzle,
  scales: readonly Scale[],
  limits: SeLimits & { readonly clock: Clock },
): { readonly grade: Grade } | { readonly grade?: undefined; readonly prospect: Prospect } {
  const prospect = isPlainlyUnique(puzzle, limits.clock) ? undefined : prospectOf(puzzle, limits.clock);
  if (prospect && !prospect.unique) return { prospect };
  return { grade: grade(puzzle, scales, limits) };
}

/** Whether givens alone have one solution, as most have: it is known without looking at that. */
function isPlainlyUnique(puzzle: Puzzle, clock: Clock): boolean {
  let isFit = false;
  return isPlain(puzzle) && !runsOut(() => (isFit = isUnique(puzzle, Infinity, clock))) && isFit;
}
