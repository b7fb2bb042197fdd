/** What can be done at a position, cheapest first, each step told as soon as it is found. */
import { unlimited } from '../../../src/core/clock.js';
import { boardOf } from '../../../src/core/puzzle.js';
import { outcomeOf } from '../../../src/logic/step/outcome.js';
import { judge } from '../../../src/play/judge.js';
import { asMarked } from '../../../src/play/mistakes.js';
import { allSteps } from '../../../src/solver/all-steps.js';
import { ladderOf } from '../../../src/solver/ladders.js';
import { rungsOf } from '../../../src/solver/walk.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';
import { told } from './told.js';

export const steps: Answering<'steps'> = ({ grid, ladder, level }, tell, language) => {
  const play = puzzleIn(grid);
  const { solutions, canGoOn } = judge(play, unlimited);
  if (!canGoOn) return { ended: 'all' };
  const rules = { unique: solutions === 'one', guess: false, ...(level && { level }) };
  const board = boardOf(asMarked(play));
  const ways = new Map<string, number>();
  for (const rung of [...rungsOf(ladderOf(ladder), rules)].sort((a, b) => a.rating - b.rating))
    for (const step of allSteps(board, [rung]).steps) {
      const outcome = outcomeOf(step);
      const count = ways.get(outcome) ?? 0;
      ways.set(outcome, count + 1);
      if (count < MOST_WAYS) tell(told(step, language));
    }
  return { ended: 'all' };
};

/** The plainest ways to one outcome; nobody reads more. */
const MOST_WAYS = 5;
