/** Finds the path to the solution, step by step. */
import { boardOf } from '../../../src/core/index.js';
import { UnfitPuzzle } from '../../../src/face/index.js';
import { reasonText } from '../../../src/render/index.js';
import type { Handler } from './protocol.js';
import { sessionOn } from './session.js';
import { stepView } from './step-view.js';

/** Reports each step of the path. Throws an UnfitPuzzle with the reason if there is no solution. */
export const path: Handler<'path'> = ({ grid, ...choice }, report, language) => {
  const session = sessionOn(grid, choice, { guess: true });
  const { puzzle, prospect } = session;
  const { solutions } = prospect.result;
  if (solutions.length === 0) throw new UnfitPuzzle(reasonText(puzzle, prospect), 0);
  const board = boardOf(puzzle);
  // Where there are several solutions, the path ends where logic does.
  for (const step of session.with({ guess: solutions.length === 1 }).walk(board)) report(stepView(step, language));
  return { solved: board.unsolved === 0 };
};
