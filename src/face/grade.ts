/** The grade of a puzzle. */
import { OutOfTime } from '../core/clock.js';
import { gradeJson, type JsonGrade } from '../render/json/grade.js';
import { ungradedText } from '../render/reason.js';
import { gradeOf } from '../session/grade.js';
import { SCALES, type Scale, USUAL_SCALES } from '../solver/grade.js';
import { UnfitPuzzle } from './errors.js';
import { clockOf, type TimeLimits } from './limits.js';
import { type PuzzleLike, puzzleFrom, type ReadSettings } from './read.js';
import { callback, listOf, oneOf, refusal, type SettingReader, settingsOf } from './settings.js';

export interface GradeSettings extends ReadSettings, TimeLimits {
  /**
   * `hodoku`: level and score; `se`: the rating of Sudoku Explainer; `w`, `b`, `gw`, `gb`: the ratings by whips and braids;
   * `te`: the depth of trial and error. The first two, if it is left out.
   */
  readonly scale?: Scale | readonly Scale[];
  /** Told of each step on Sudoku Explainer's scale, with how many cells are still to be solved. */
  readonly onStep?: (rating: number, unsolved: number) => void;
}

const scale: SettingReader<readonly Scale[]> = (value, option) => {
  const scales = listOf(oneOf('scale', SCALES))(typeof value === 'string' ? value.split(',') : value, option);
  if (scales.length === 0) throw refusal(option, value, `some of ${SCALES.join(', ')}`);
  return scales;
};

/**
 * The grade on one scale or more. When time is up, a scale is `null` or tells what is known `atLeast`. Throws an
 * UnfitPuzzle unless there is one solution, since only then there is a grade, and OutOfTime where that is not known.
 *
 * @example
 * const { hodoku, se } = grade('.3.1...2....1...', { milliseconds: 1000 });
 * console.log(hodoku?.level, se?.er); // easy 1.2
 */
export function grade(puzzle: PuzzleLike, options: GradeSettings = {}): JsonGrade {
  const start = puzzleFrom(puzzle, options);
  const { scale: scales = USUAL_SCALES, onStep } = settingsOf(
    { scale, onStep: callback<NonNullable<GradeSettings['onStep']>>() },
    options,
  );
  const judged = gradeOf({ puzzle: start, clock: clockOf(options) }, scales, onStep);
  if (judged.grade) return gradeJson(start, scales, judged.grade);
  const { prospect } = judged;
  const { ended, solutions } = prospect.result;
  const reason = ungradedText(start.geometry, prospect);
  throw ended === 'cut' ? new OutOfTime(reason) : new UnfitPuzzle(reason, solutions.length);
}
