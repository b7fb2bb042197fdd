/** The path to the solution, step by step. */
import { boardOf } from '../../../src/core/puzzle.js';
import { walkable } from '../../../src/face/climb.js';
import type { Answering } from './protocol.js';
import { sessionOn } from './session.js';
import { told } from './told.js';

export const path: Answering<'path'> = ({ grid, ...choice }, tell, language) => {
  const session = sessionOn(grid, choice, { guess: true });
  walkable(session);
  const board = boardOf(session.puzzle);
  for (const step of session.walk(board)) tell(told(step, language));
  return { solved: board.unsolved === 0 };
};
