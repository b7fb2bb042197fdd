/** Grades a puzzle on the scales of HoDoKu, Sudoku Explainer and our ladder, and separately by whips. */

import '../../../src/solver/nine/fast.js';
import { givensOf } from '../../../src/core/index.js';
import { grade as gradeOn, type LanguageCode, type PuzzleGrade } from '../../../src/face/index.js';
import { languageOf, strategyName } from '../../../src/render/index.js';
import { catalogue } from '../../../strategies/index.js';
import type { GradeView, Handler } from './protocol.js';
import { puzzleIn } from './with-rules.js';

/** Reports HoDoKu's part as soon as it is known, because Sudoku Explainer's may take long. */
export const grade: Handler<'grade'> = ({ grid }, report, language) => {
  const onProgress = (soFar: PuzzleGrade): void => {
    if (soFar.hodoku && !soFar.se) report(withTechniques(soFar, language));
  };
  return withTechniques(gradeOn(givensOf(puzzleIn(grid)), { onProgress }), language);
};

function withTechniques(grade: PuzzleGrade, language: LanguageCode): GradeView {
  const { techniques = {} } = grade;
  return {
    grade,
    techniques: catalogue
      .filter(({ id }) => techniques[id])
      .map((strategy) => ({
        id: strategy.id,
        name: strategyName(strategy, languageOf(language)),
        level: strategy.level,
        count: techniques[strategy.id]!,
      })),
  };
}

/** Milliseconds for the rating by whips. If they are not enough, the rating is a lower bound. */
const WHIPS = 15_000;

/** Rates a puzzle by whips, in a request of its own because it may take long. */
export const whips: Handler<'whips'> = ({ grid }) => {
  const { berthier } = gradeOn(givensOf(puzzleIn(grid)), { scale: 'w', milliseconds: WHIPS });
  const { w, atLeast } = berthier ?? {};
  return w === null || w === undefined ? { atLeast: atLeast?.w ?? 0 } : { w };
};

/** Returns the level and the score of HoDoKu, which are quick to compute; for a variant, our own level. */
export const difficulty: Handler<'difficulty'> = ({ grid }) => {
  const { hodoku, full } = gradeOn(givensOf(puzzleIn(grid)), { scale: 'hodoku' });
  return hodoku ?? full;
};
