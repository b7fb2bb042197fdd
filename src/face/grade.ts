/** Grades puzzles. */

import { OutOfTime } from '../core/clock.js';
import { answerOf, type Pausing, pauseIfDue } from '../core/pausing.js';
import { gradeJson, type JsonGrade } from '../render/json/grade.js';
import { ungradedText } from '../render/unfit-reason.js';
import { gradingOf } from '../session/grade.js';
import { refusal } from '../session/options.js';
import { callback, listOf, oneOf, type SettingReader, settingsOf } from '../session/settings.js';
import { SCALES, type Scale, USUAL_SCALES } from '../solver/grade.js';
import { UnfitPuzzle } from './errors.js';
import { pausingClockOf, type TimeLimits } from './limits.js';
import { CALL_SETTINGS, type PuzzleLike, puzzleFrom, type ReadSettings } from './read.js';

export interface GradeSettings extends ReadSettings, TimeLimits {
  /**
   * `hodoku`: level and score; `se`: the rating of Sudoku Explainer; `w`, `b`, `gw`, `gb`: the ratings by whips and
   * braids; `te`: the depth of trial and error. The default is `hodoku` and `se`.
   */
  readonly scale?: Scale | readonly Scale[];
  /** Called for each step on Sudoku Explainer's scale, with its rating and the number of unsolved cells. */
  readonly onStep?: (rating: number, unsolved: number) => void;
}

const scale: SettingReader<readonly Scale[]> = (value, option) => {
  const scales = listOf(oneOf('scale', SCALES))(typeof value === 'string' ? value.split(',') : value, option);
  if (scales.length === 0) throw refusal(option, value, `some of ${SCALES.join(', ')}`);
  return scales;
};

const OWN = { scale, onStep: callback<NonNullable<GradeSettings['onStep']>>() };
export const GRADE_SETTINGS = { ...CALL_SETTINGS, ...OWN };

/**
 * Grades a puzzle on one or more scales. When the time is up, a scale is `null` or has a lower bound, marked `atLeast`.
 * Throws an UnfitPuzzle unless there is exactly one solution, and OutOfTime if the time does not suffice to determine
 * that.
 *
 * @example
 * const { hodoku, se } = grade('.3.1...2....1...', { milliseconds: 1000 });
 * console.log(hodoku?.level, se?.er); // easy 1.2
 */
export function grade(puzzle: PuzzleLike, options: GradeSettings = {}): JsonGrade {
  return answerOf(grading(puzzle, options));
}

/** Runs `grade` as a task. */
export function* grading(puzzle: PuzzleLike, options: GradeSettings): Pausing<JsonGrade> {
  const start = puzzleFrom(puzzle, options, GRADE_SETTINGS);
  const { scale: scales = USUAL_SCALES, onStep } = settingsOf(OWN, options);
  const clock = pausingClockOf(options);
  yield* pauseIfDue(clock);
  const judged = yield* gradingOf({ puzzle: start, clock }, scales, onStep);
  if (judged.grade) return gradeJson(start, scales, judged.grade);
  const { prospect } = judged;
  const { ended, solutions } = prospect.result;
  const reason = ungradedText(start, prospect);
  throw ended === 'cut' ? new OutOfTime(reason) : new UnfitPuzzle(reason, solutions.length);
}
