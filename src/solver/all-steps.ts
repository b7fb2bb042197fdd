/** Everything that can be done at a position, where a walk takes only the next step. */
import type { Markup } from '../core/board.js';
import type { Candidate } from '../core/geometry.js';
import { groupBy } from '../core/group.js';
import type { Rung } from './ladder.js';
import { Step } from './step.js';

/**
 * The steps of all rungs: of those of one strategy with one outcome, the one that rests on the fewest truths. Steps of
 * one outcome follow each other, cheapest first, and so do the outcomes.
 */
export function allSteps(board: Markup, rungs: readonly Rung[]): Step[] {
  const steps = rungs.flatMap((rung) => plainest(board, rung));
  const byRating = (a: Step, b: Step): number => a.rating - b.rating;
  return [...groupBy(steps.sort(byRating), outcomeOf).values()].flat();
}

function plainest(board: Markup, rung: Rung): Step[] {
  const best = new Map<string, Step>();
  for (const hit of rung.strategy.find(board)) {
    const step = new Step(rung, hit, board.geometry);
    const outcome = outcomeOf(step);
    const before = best.get(outcome);
    if (!before || step.explanation.truths.length < before.explanation.truths.length) best.set(outcome, step);
  }
  return [...best.values()];
}

/** A name for what a step does, whatever its reason. */
export const outcomeOf = ({ place, remove }: Pick<Step, 'place' | 'remove'>): string =>
  `${ascending(place)}|${ascending(remove)}`;

const ascending = (list: readonly Candidate[]): string => [...new Set(list)].sort((a, b) => a - b).join();
