/** The path to the solution, step by step. */
import { boardOf } from '../../../src/core/puzzle.js';
import { opened, walkable } from '../../../src/face/climb.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';
import { told } from './told.js';

export const path: Answering<'path'> = ({ grid, ...choice }, tell, language) => {
  const session = opened(puzzleIn(grid), choice);
  walkable(session);
  const board = boardOf(session.puzzle);
  for (const step of session.walk(board)) tell(told(step, language));
  return { solved: board.unsolved === 0 };
};
