/** Grades a puzzle on several scales. */

import type { Numbers } from '../core/board.js';
import { type Clock, clock } from '../core/clock.js';
import { frozen } from '../core/frozen.js';
import { answerOf, type Pausing, runningOut } from '../core/pausing.js';
import { boardOf, type Puzzle } from '../core/puzzle.js';
import { findingDepth, type TrialDepth } from './berthier/depth.js';
import { BERTHIER_SCALES, type BerthierGrade, gradingBerthier } from './berthier/rating.js';
import { gradingHodoku } from './hodoku/grade.js';
import type { HodokuGrade } from './hodoku/tally.js';
import { gradingOwn, type OwnGrade } from './own.js';
import { gradingFrom, type SeGrade, type SeLimits, SePosition } from './se/grade.js';

export const SCALES = frozen(['hodoku', 'se', ...BERTHIER_SCALES, 'te']);
export type Scale = (typeof SCALES)[number];
/** The default scales. */
export const USUAL_SCALES: readonly Scale[] = ['hodoku', 'se'];

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
  return answerOf(grading(puzzle, scales, time, onStep, easySteps(puzzle, scales)));
}

/** Takes the easy steps of Sudoku Explainer's scale if it is among the scales, and defined for the puzzle. */
export const easySteps = (puzzle: Puzzle, scales: readonly Scale[]): SePosition | undefined =>
  puzzle.geometry.isPlain && scales.includes('se') ? new SePosition(puzzle) : undefined;

/**
 * Grades as `grade` does, and pauses when the clock asks for it. `easy`: as `easySteps` returns it. `within`: as in
 * `Rules`. Sudoku Explainer's loops and BUGs exchange only candidates that their cells have, so its scale is without it.
 * `onGrade` is called with the grades so far: first with none, and after each scale.
 */
export function* grading(
  puzzle: Puzzle,
  scales: readonly Scale[],
  time: Clock,
  onStep: SeLimits['onStep'],
  easy: SePosition | undefined,
  within?: Numbers,
  onGrade: (soFar: Grade) => void = () => {},
): Pausing<Grade> {
  const { isPlain } = puzzle.geometry;
  const grades: { -readonly [Name in keyof Grade]: Grade[Name] } = { isCut: false };
  onGrade(grades);
  if (isPlain && scales.includes('hodoku')) {
    grades.isCut = yield* runningOut(function* () {
      grades.hodoku = yield* gradingHodoku(puzzle, {}, time, within);
    });
    onGrade(grades);
  }
  if (easy) {
    grades.se = yield* gradingFrom(easy, time, onStep);
    onGrade(grades);
  }
  if (!isPlain && scales.some((scale) => USUAL_SCALES.includes(scale))) {
    grades.own = yield* gradingOwn(puzzle, time, 'extreme', within);
    onGrade(grades);
  }
  const sequences = BERTHIER_SCALES.filter((scale) => scales.includes(scale));
  if (sequences.length > 0) {
    grades.berthier = yield* gradingBerthier(puzzle, sequences, time);
    onGrade(grades);
  }
  if (scales.includes('te')) grades.te = yield* findingDepth(boardOf(puzzle), time);
  const { own, se, te, berthier = {} } = grades;
  grades.isCut ||= [own, se, te, ...Object.values(berthier)].some((grade) => grade?.ended === 'time');
  return grades;
}
