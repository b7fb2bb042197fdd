/** Everything that can be done at a position, where a walk takes only the next step. */
import type { Markup } from '../core/board.js';
import type { Candidate } from '../core/geometry.js';
import { groupBy } from '../core/group.js';
import { type Clock, runsOut, unlimited } from '../logic/step/clock.js';
import type { Rung } from './ladder.js';
import { Step } from './step.js';

export interface AllSteps {
  readonly steps: readonly Step[];
  /** `limit`: there may be more outcomes than were asked for; `time`: the clock ran out before all rungs were asked. */
  readonly ended: 'all' | 'limit' | 'time';
}

/**
 * The steps of all rungs: of those of one strategy with one outcome, the one that rests on the fewest truths. Steps of
 * one outcome follow each other, cheapest first, and so do the outcomes.
 */
export function allSteps(board: Markup, rungs: readonly Rung[], clock: Clock = unlimited): AllSteps {
  const { outcomes, ended } = gather(board, rungs, Infinity, clock);
  return { steps: outcomes.flat(), ended };
}

/** The first of these outcomes, each by its cheapest step. No rung is asked any more once there are so many. */
export function cheapestSteps(
  board: Markup,
  rungs: readonly Rung[],
  limit: number,
  clock: Clock = unlimited,
): AllSteps {
  const { outcomes, ended } = gather(board, rungs, limit, clock);
  return { steps: outcomes.slice(0, limit).map(([step]) => step!), ended };
}

/** The steps of one outcome each, of rungs asked cheapest first until there are enough outcomes. */
function gather(
  board: Markup,
  rungs: readonly Rung[],
  enough: number,
  clock: Clock,
): { readonly outcomes: readonly (readonly Step[])[]; readonly ended: AllSteps['ended'] } {
  const found: Map<string, Step>[] = [];
  const seen = new Set<string>();
  const isCut = runsOut(() => {
    for (const rung of [...rungs].sort((a, b) => a.rating - b.rating)) {
      if (seen.size >= enough) return;
      const best = new Map<string, Step>();
      found.push(best);
      addPlainest(board, rung, clock, best);
      for (const outcome of best.keys()) seen.add(outcome);
    }
  });
  const steps = found.flatMap((best) => [...best.values()]);
  return {
    outcomes: [...groupBy(steps, outcomeOf).values()],
    ended: isCut ? 'time' : seen.size >= enough ? 'limit' : 'all',
  };
}

/** Adds the steps of a rung, for each outcome the plainest. */
function addPlainest(board: Markup, rung: Rung, clock: Clock, best: Map<string, Step>): void {
  clock();
  for (const hit of rung.strategy.find(board, undefined, clock)) {
    const step = new Step(rung, hit, board.geometry);
    const outcome = outcomeOf(step);
    const before = best.get(outcome);
    if (!before || step.explanation.truths.length < before.explanation.truths.length) best.set(outcome, step);
    clock();
  }
}

/** A name for what a step does, whatever its reason. */
export const outcomeOf = ({ place, remove }: Pick<Step, 'place' | 'remove'>): string =>
  `${ascending(place)}|${ascending(remove)}`;

const ascending = (list: readonly Candidate[]): string => [...new Set(list)].sort((a, b) => a - b).join();
