/** Grades puzzles. */
import { measureForms } from '../bank/forms.js';
import { type Clock, OutOfTime } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import { seededFor } from '../create/random.js';
import { type ParseSettings, type PuzzleLike, puzzleFrom } from '../formats/puzzle-like.js';
import { formsJson, type GradeSpreads, type PuzzleGradeOfForms } from '../render/json/forms.js';
import { gradeJson, type PuzzleGrade, ungradedJson } from '../render/json/grade.js';
import { lineOf } from '../render/json/puzzle.js';
import { ungradedText } from '../render/unfit-reason.js';
import { isPuzzle } from '../search/check.js';
import { GRADED, gradeOf } from '../session/grade.js';
import { callback, type SettingsIn, settingsOf } from '../settings/settings.js';
import type { BerthierScale } from '../solver/berthier/rating.js';
import { type Grade, type Scale, USUAL_SCALES } from '../solver/grade.js';
import { CALL_SETTINGS } from './call-settings.js';
import { UnfitPuzzle } from './errors.js';
import { clockOf, type TimeLimits } from './limits.js';

/** Settings of `grade`. `Asked` are the scales asked for, from which the type of the answer follows. */
export interface GradeSettings<Asked extends Scale = Scale>
  extends ParseSettings,
    TimeLimits,
    Omit<SettingsIn<typeof GRADED>, 'scale'> {
  /**
   * `hodoku`: level and score; `se`: the rating of Sudoku Explainer; `w`, `b`, `gw`, `gb`: the ratings by whips and
   * braids; `te`: the depth of trial and error. The default is `hodoku` and `se`.
   */
  readonly scale?: Asked | readonly Asked[];
  /** Called for each step on Sudoku Explainer's scale, with its rating and the number of unsolved cells. */
  readonly onStep?: (rating: number, unsolved: number) => void;
  /** Called with the answer so far: once the puzzle is known to have one solution, and after each scale. */
  readonly onProgress?: (soFar: PuzzleGradeOfForms) => void;
}

/**
 * A grade with the parts of the scales that were asked for: `null` where a scale has no grade for the puzzle. Scales that
 * are known only when the program runs leave each part open.
 */
export type GradeOn<Asked extends Scale> = PuzzleGradeOfForms &
  ([Scale] extends [Asked]
    ? unknown
    : Required<Pick<PuzzleGrade, Asked extends BerthierScale ? 'berthier' : Exclude<Asked, BerthierScale>>>);

const OWN = {
  ...GRADED,
  onStep: callback<NonNullable<GradeSettings['onStep']>>(),
  onProgress: callback<NonNullable<GradeSettings['onProgress']>>(),
};
export const GRADE_SETTINGS = { ...CALL_SETTINGS, ...OWN };

/**
 * Grades a puzzle on one or more scales. When the time is up, a scale is `null` or has a lower bound, marked `atLeast`.
 * A solved grid has nothing to grade: its scales are `null`, and `error` says so.
 *
 * @throws {UnfitPuzzle} unless there is exactly one solution
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @throws {BadOption} for an unknown or unfit setting
 * @throws {OutOfTime} if the time is up before it is known that there is one
 * @throws {Aborted} or the reason of the signal, if it aborts
 * @example
 * const { hodoku, se } = grade('.3.1...2....1...', { milliseconds: 1000 });
 * console.log(hodoku?.level, se?.er); // easy 1.2
 */
export function grade<Asked extends Scale = 'hodoku' | 'se'>(
  puzzle: PuzzleLike,
  settings: GradeSettings<Asked> = {},
): GradeOn<Asked> {
  return graded(puzzle, settings) as GradeOn<Asked>;
}

function graded(puzzle: PuzzleLike, settings: GradeSettings): PuzzleGradeOfForms {
  const clock = clockOf(settings);
  const start = puzzleFrom(puzzle, settings, GRADE_SETTINGS);
  const { scale: scales = USUAL_SCALES, onStep, onProgress, forms, seed = 'forms' } = settingsOf(OWN, settings);
  const onGrade = onProgress && ((soFar: Grade) => onProgress(gradeJson(start, scales, soFar)));
  const judged = gradeOf({ puzzle: start, clock }, scales, onStep, onGrade);
  if (judged.grade) {
    const first = gradeJson(start, scales, judged.grade);
    return forms === undefined ? first : { ...first, forms: gradeForms(start, first, forms, seed, scales, clock) };
  }
  const { prospect } = judged;
  const { ended, solutions } = prospect.result;
  const reason = ungradedText(start, prospect);
  if (isPuzzle(prospect)) return ungradedJson(start, scales, reason);
  throw ended === 'cut' ? new OutOfTime(reason) : new UnfitPuzzle(reason, solutions.length);
}

function gradeForms(
  puzzle: Puzzle,
  first: PuzzleGrade,
  count: number,
  seed: string,
  scales: readonly Scale[],
  clock: Clock,
): GradeSpreads {
  const line = lineOf(puzzle);
  const randomAt = (index: number) => seededFor(line, seed, index);
  const { forms, isCut } = measureForms([puzzle, count, randomAt], first, clock, (form) => {
    const { grade } = gradeOf({ puzzle: form, clock }, scales);
    // All forms have one solution, as the puzzle has, so only the time can have been up.
    if (!grade) throw new OutOfTime();
    return gradeJson(form, scales, grade);
  });
  return formsJson(forms, seed, isCut);
}
