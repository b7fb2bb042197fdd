/** How hard a puzzle is, on the scales that people use. */

import { clock, runsOut } from '../core/clock.js';
import { boardOf, type Puzzle } from '../core/puzzle.js';
import { type TrialDepth, trialDepth } from './berthier/depth.js';
import { BERTHIER_SCALES, type BerthierGrade, gradeBerthier } from './berthier/rating.js';
import { gradeHodoku } from './hodoku/grade.js';
import type { HodokuGrade } from './hodoku/tally.js';
import { gradeOwn, type OwnGrade } from './own.js';
import { gradeSe, type SeGrade, type SeLimits } from './se/grade.js';

export const SCALES = ['hodoku', 'se', ...BERTHIER_SCALES, 'te'] as const;
export type Scale = (typeof SCALES)[number];
/** The scales used if none is named. */
export const USUAL_SCALES: readonly Scale[] = ['hodoku', 'se'];

export interface Grade {
  readonly hodoku?: HodokuGrade;
  readonly se?: SeGrade;
  /** Grade of a variant, for which HoDoKu's and Sudoku Explainer's scales are not defined. */
  readonly own?: OwnGrade;
  readonly berthier?: BerthierGrade;
  readonly te?: TrialDepth;
  /** True if time ran out first: then HoDoKu's grade is missing, and another one is the grade so far. */
  readonly isCut: boolean;
}

/**
 * Grades a puzzle that has one solution; whether it has is not looked into. Throws a RangeError where givens clash. The
 * limits are for all scales together.
 */
export function grade(
  puzzle: Puzzle,
  scales: readonly Scale[] = USUAL_SCALES,
  { milliseconds = Number.POSITIVE_INFINITY, clock: time = clock(milliseconds), ...limits }: SeLimits = {},
): Grade {
  const { isPlain } = puzzle.geometry;
  let hodoku: HodokuGrade | undefined;
  const isCut =
    isPlain &&
    scales.includes('hodoku') &&
    runsOut(() => {
      hodoku = gradeHodoku(puzzle, {}, time);
    });
  const se = isPlain && scales.includes('se') ? gradeSe(puzzle, { ...limits, clock: time }) : undefined;
  const own = !isPlain && scales.some((scale) => USUAL_SCALES.includes(scale)) ? gradeOwn(puzzle, time) : undefined;
  const sequences = BERTHIER_SCALES.filter((scale) => scales.includes(scale));
  const berthier = gradeBerthier(puzzle, sequences, time);
  const te = scales.includes('te') ? trialDepth(boardOf(puzzle), time) : undefined;
  const others = [own, se, te, ...Object.values(berthier)];
  return {
    ...(hodoku && { hodoku }),
    ...(se && { se }),
    ...(own && { own }),
    ...(sequences.length > 0 && { berthier }),
    ...(te && { te }),
    isCut: isCut || others.some((grade) => grade?.ended === 'time'),
  };
}
