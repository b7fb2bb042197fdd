/** How hard a puzzle is. */
import { gradeJson, type JsonGrade } from '../render/json/grade.js';
import { ungradedText } from '../render/reason.js';
import { gradeOf } from '../session/grade.js';
import { SCALES, type Scale } from '../solver/grade.js';
import { clockOf, type TimeLimits } from './limits.js';
import { type PuzzleLike, puzzleFrom, type ReadSettings } from './read.js';
import { UnfitPuzzle } from './unfit.js';

export interface GradeSettings extends ReadSettings, TimeLimits {
  /** `hodoku`: level and score; `se`: the rating of Sudoku Explainer. Both, if it is left out; that takes longer. */
  readonly scale?: Scale | readonly Scale[];
  /** Told of each step on Sudoku Explainer's scale, with how many cells are still to be solved. */
  readonly onStep?: (rating: number, unsolved: number) => void;
}

/**
 * The grade on one scale or more. When time is up, a scale is `null` or tells what is known `atLeast`. Throws an
 * UnfitPuzzle unless there is one solution: only then there is a grade.
 */
export function grade(puzzle: PuzzleLike, options: GradeSettings = {}): JsonGrade {
  const start = puzzleFrom(puzzle, options);
  const { scale = SCALES, onStep } = options;
  const scales = typeof scale === 'string' ? [scale] : scale;
  const judged = gradeOf({ puzzle: start, clock: clockOf(options) }, scales, onStep);
  if (judged.grade) return gradeJson(start, scales, judged.grade);
  const { prospect } = judged;
  throw new UnfitPuzzle(ungradedText(start.geometry, prospect), prospect.result.solutions.length);
}
