/** Finds all steps at a position, cheapest first. Each is reported as soon as it is found. */
import { outcomeOf } from '../../../strategies/index.js';
import type { Handler } from './protocol.js';
import { sessionOn } from './session.js';
import { stepView } from './step-view.js';

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
