/** What can be done at a position, cheapest first, each step told as soon as it is found. */
import { unlimited } from '../../../src/core/clock.js';
import { rulesOf } from '../../../src/face/climb.js';
import { outcomeOf } from '../../../src/logic/step/outcome.js';
import { judge } from '../../../src/play/judge.js';
import { positionOf } from '../../../src/play/next.js';
import { everyStep } from '../../../src/solver/all-steps.js';
import { ladderOf } from '../../../src/solver/ladders.js';
import { rungsOf } from '../../../src/solver/walk.js';
import { puzzleIn } from './grid.js';
import type { Answering } from './protocol.js';
import { told } from './told.js';

export const steps: Answering<'steps'> = ({ grid, ladder, level }, tell, language) => {
  const play = puzzleIn(grid);
  const { solutions, canGoOn } = judge(play, unlimited);
  if (!canGoOn) return undefined;
  const rules = rulesOf({ level, only: undefined, guess: false }, { unique: solutions === 'one' });
  const ways = new Map<string, number>();
  for (const step of everyStep(positionOf(play), rungsOf(ladderOf(ladder), { ...rules, joins: false }))) {
    const outcome = outcomeOf(step);
    const count = ways.get(outcome) ?? 0;
    ways.set(outcome, count + 1);
    if (count < MOST_WAYS) tell(told(step, language));
  }
  return undefined;
};

/** The plainest ways to one outcome; nobody reads more. */
const MOST_WAYS = 5;
