/** How hard a puzzle is. */
import { givensOf } from '../../../src/core/puzzle.js';
import { grade as gradeOn } from '../../../src/face/grade.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';

export const grade: Answering<'grade'> = ({ grid }) => gradeOn(givensOf(puzzleIn(grid)));

/** HoDoKu's level and score alone, which are there at once. */
export const difficulty: Answering<'difficulty'> = ({ grid }) =>
  gradeOn(givensOf(puzzleIn(grid)), { scale: 'hodoku' }).hodoku ?? undefined;
