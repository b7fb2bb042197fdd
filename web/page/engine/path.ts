/** The way to the solution, step by step. */
import { unlimited } from '../../../src/core/clock.js';
import { boardOf } from '../../../src/core/puzzle.js';
import { rulesOf, solvable } from '../../../src/face/climb.js';
import { ladderOf } from '../../../src/solver/ladders.js';
import { walk } from '../../../src/solver/walk.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';
import { told } from './told.js';

export const path: Answering<'path'> = ({ grid, ladder, level }, tell, language) => {
  const puzzle = puzzleIn(grid);
  const rules = rulesOf({ level, only: undefined, guess: undefined }, solvable(puzzle, unlimited));
  const board = boardOf(puzzle);
  for (const step of walk(board, ladderOf(ladder), rules)) tell(told(step, language));
  return { solved: board.unsolved === 0 };
};
