/** Grades a puzzle. */

import '../../../src/solver/nine/fast.js';
import { givensOf, grade as gradeOn } from '../../../src/face/index.js';
import { catalogue } from '../../../strategies/index.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';

export const grade: Answering<'grade'> = ({ grid }) => {
  const graded = gradeOn(givensOf(puzzleIn(grid)));
  const { techniques = {} } = graded;
  return {
    grade: graded,
    techniques: catalogue
      .filter(({ id }) => techniques[id])
      .map(({ id, name, level }) => ({ id, name, level, count: techniques[id]! })),
  };
};

/** HoDoKu's level and score alone, which are there at once; of a variant our own level. */
export const difficulty: Answering<'difficulty'> = ({ grid }) => {
  const { hodoku, full } = gradeOn(givensOf(puzzleIn(grid)), { scale: 'hodoku' });
  return hodoku ?? full;
};
