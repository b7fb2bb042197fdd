/** How hard a puzzle is, on the scales that people use. */
import type { Puzzle } from '../core/puzzle.js';
import { gradeHodoku } from './hodoku/grade.js';
import type { HodokuGrade } from './hodoku/tally.js';
import { gradeSe, type SeGrade, type SeLimits } from './se/grade.js';

export const SCALES = ['hodoku', 'se'] as const;
export type Scale = (typeof SCALES)[number];

export interface Grade {
  readonly hodoku?: HodokuGrade;
  readonly se?: SeGrade;
}

/**
 * Grades a puzzle that has one solution; whether it has is not looked into. Throws a RangeError where givens clash. The
 * limits are for Sudoku Explainer's scale, which may take long.
 */
export const grade = (puzzle: Puzzle, scales: readonly Scale[] = SCALES, limits: SeLimits = {}): Grade => ({
  ...(scales.includes('hodoku') && { hodoku: gradeHodoku(puzzle) }),
  ...(scales.includes('se') && { se: gradeSe(puzzle, limits) }),
});
