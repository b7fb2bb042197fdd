/** How hard a puzzle is, on the scales that people use. */

import { clock, runsOut } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
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
