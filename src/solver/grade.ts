/** Grades a puzzle on several scales. */

import type { Numbers } from '../core/board.js';
import { boardOf } from '../core/board-of.js';
import { type Clock, clock, runsOut } from '../core/clock.js';
import { frozen } from '../core/frozen.js';
import type { Puzzle } from '../core/puzzle.js';
import { type TrialDepth, trialDepth } from './berthier/depth.js';
import { BERTHIER_SCALES, type BerthierGrade, gradeBerthier } from './berthier/rating.js';
import { gradeHodoku } from './hodoku/grade.js';
import type { HodokuGrade } from './hodoku/tally.js';
import { gradeOwn, type OwnGrade } from './own.js';
import { gradeFrom, type SeGrade, type SeLimits, SePosition } from './se/grade.js';

/** The scales on which puzzles are graded. */
export const SCALES = frozen(['hodoku', 'se', ...BERTHIER_SCALES, 'te']);
/**
 * A scale: `hodoku`, `se` (Sudoku Explainer), `w`, `b`, `gw`, `gb` (whips and braids) or `te` (depth of trial and
 * error).
 */
export type Scale = (typeof SCALES)[number];
/** The default scales. */
export const USUAL_SCALES = ['hodoku', 'se'] as const satisfies readonly Scale[];

/** The grades of a puzzle on several scales. */
export interface Grade {
  readonly hodoku?: HodokuGrade;
  readonly se?: SeGrade;
  /** The grade of a variant, for which HoDoKu's and Sudoku Explainer's scales are not defined. */
  readonly own?: OwnGrade;
  readonly berthier?: BerthierGrade;
  readonly te?: TrialDepth;
  /** True if time ran out: HoDoKu's grade is then missing, and the others are grades so far. */
  readonly isCut: boolean;
}

/**
 * Grades a puzzle, which must have one solution; this is not checked. Throws a RangeError if givens clash. The limits
 * apply to all scales together.
 */
export function grade(
  puzzle: Puzzle,
  scales: readonly Scale[] = USUAL_SCALES,
  { milliseconds = Infinity, clock: time = clock(milliseconds), onStep }: SeLimits = {},
): Grade {
  return gradeScales(puzzle, scales, time, onStep, easySteps(puzzle, scales));
}

/** Takes the easy steps of Sudoku Explainer's scale if it is among the scales, and defined for the puzzle. */
export const easySteps = (puzzle: Puzzle, scales: readonly Scale[]): SePosition | undefined =>
  puzzle.geometry.isPlain && scales.includes('se') ? new SePosition(puzzle) : undefined;

/**
 * Grades as `grade` does, from the easy steps that `easySteps` has taken. `within`: as in `Rules`. Sudoku Explainer's
 * loops and BUGs exchange only candidates that their cells have, so its scale is without it. `onGrade` is called with
 * the grades so far: first with none, and after each scale.
 */
export function gradeScales(
  puzzle: Puzzle,
  scales: readonly Scale[],
  time: Clock,
  onStep: SeLimits['onStep'],
  easy: SePosition | undefined,
  within?: Numbers,
  onGrade: (soFar: Grade) => void = () => {},
): Grade {
  const { isPlain } = puzzle.geometry;
  const grades: { -readonly [Name in keyof Grade]: Grade[Name] } = { isCut: false };
  onGrade(grades);
  if (isPlain && scales.includes('hodoku')) {
    grades.isCut = runsOut(() => {
      grades.hodoku = gradeHodoku(puzzle, {}, time, within);
    });
    onGrade(grades);
  }
  if (easy) {
    grades.se = gradeFrom(easy, time, onStep);
    onGrade(grades);
  }
  if (!isPlain && USUAL_SCALES.some((scale) => scales.includes(scale))) {
    grades.own = gradeOwn(puzzle, time, 'extreme', within);
    onGrade(grades);
  }
  const isAsked = (scale: Scale): boolean => scales.includes(scale);
  if (BERTHIER_SCALES.some(isAsked)) {
    grades.berthier = gradeBerthier(puzzle, BERTHIER_SCALES.filter(isAsked), time);
    onGrade(grades);
  }
  if (scales.includes('te')) grades.te = trialDepth(boardOf(puzzle), time);
  const { own, se, te, berthier } = grades;
  grades.isCut ||= isCut(own) || isCut(se) || isCut(te) || Boolean(berthier && Object.values(berthier).some(isCut));
  return grades;
}

const isCut = (part: { readonly ended: string } | undefined): boolean => part?.ended === 'time';
