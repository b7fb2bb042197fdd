/** Finds steps, each of which is reported as soon as it is found. */
import { boardOf } from '../../../src/core/index.js';
import { UnfitPuzzle } from '../../../src/face/index.js';
import { reasonText } from '../../../src/render/index.js';
import { outcomeOf } from '../../../strategies/index.js';
import type { Handler } from './protocol.js';
import { sessionOn } from './session.js';
import { stepView } from './views.js';

/** Reports all steps at a position, cheapest first. */
export const steps: Handler<'steps'> = ({ grid, ...choice }, report, language) => {
  const ways = new Map<string, number>();
  for (const step of sessionOn(grid, choice, { joins: false }).every()) {
    const outcome = outcomeOf(step);
    const count = ways.get(outcome) ?? 0;
    ways.set(outcome, count + 1);
    if (count < MOST_WAYS) report(stepView(step, language));
  }
  return undefined;
};

/** The most steps reported for one outcome. Nobody reads more. */
const MOST_WAYS = 5;

/** Reports the steps of the path to the solution. Throws an UnfitPuzzle with the reason if there is no solution. */
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
