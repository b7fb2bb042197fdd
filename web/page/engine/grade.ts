/** Grades a puzzle. */

import '../../../src/solver/nine/fast.js';
import { givensOf, grade as gradeOn } from '../../../src/face/index.js';
import { catalogue } from '../../../strategies/index.js';
import { nameIn } from '../../course/german-names.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';

export const grade: Answering<'grade'> = ({ grid }, _tell, language) => {
  const graded = gradeOn(givensOf(puzzleIn(grid)));
  const { techniques = {} } = graded;
  return {
    grade: graded,
    techniques: catalogue
      .filter(({ id }) => techniques[id])
      .map(({ id, name, level }) => ({ id, name: nameIn(language, name), level, count: techniques[id]! })),
  };
};

/** Milliseconds that the rating by whips may take; of harder puzzles it tells what it is at least. */
const WHIPS = 15_000;

/** The rating by whips, which is for itself: it may take long. */
export const whips: Answering<'whips'> = ({ grid }) => {
  const { berthier } = gradeOn(givensOf(puzzleIn(grid)), { scale: 'w', milliseconds: WHIPS });
  const { w, atLeast } = berthier ?? {};
  return w === null || w === undefined ? { atLeast: atLeast?.w ?? 0 } : { w };
};

/** HoDoKu's level and score alone, which are there at once; of a variant our own level. */
export const difficulty: Answering<'difficulty'> = ({ grid }) => {
  const { hodoku, full } = gradeOn(givensOf(puzzleIn(grid)), { scale: 'hodoku' });
  return hodoku ?? full;
};
