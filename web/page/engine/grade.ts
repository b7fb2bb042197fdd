/** Grades a puzzle on the scales of HoDoKu, Sudoku Explainer and our ladder, and separately by whips. */

import '../../../src/solver/nine/fast.js';
import { givensOf } from '../../../src/core/index.js';
import { grade as gradeOn } from '../../../src/face/index.js';
import { languageOf, strategyName } from '../../../src/render/index.js';
import { catalogue } from '../../../strategies/index.js';
import { puzzleIn } from './grid.js';
import type { Handler } from './protocol.js';

export const grade: Handler<'grade'> = ({ grid }, _report, language) => {
  const graded = gradeOn(givensOf(puzzleIn(grid)));
  const { techniques = {} } = graded;
  return {
    grade: graded,
    techniques: catalogue
      .filter(({ id }) => techniques[id])
      .map((strategy) => ({
        id: strategy.id,
        name: strategyName(strategy, languageOf(language)),
        level: strategy.level,
        count: techniques[strategy.id]!,
      })),
  };
};

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
