/** Everything that can be done at a position, where a walk takes only the next step. */
import type { Markup } from '../core/board.js';
import type { Candidate } from '../core/geometry.js';
import { groupBy } from '../core/group.js';
import { type Clock, runsOut, unlimited } from '../logic/step/clock.js';
import type { Rung } from './ladder.js';
import { Step } from './step.js';

export interface AllSteps {
  readonly steps: readonly Step[];
  /** `time`: the clock ran out before all rungs were asked. */
  readonly ended: 'all' | 'time';
}

/**
 * The steps of all rungs: of those of one strategy with one outcome, the one that rests on the fewest truths. Steps of
 * one outcome follow each other, cheapest first, and so do the outcomes.
 */
export function allSteps(board: Markup, rungs: readonly Rung[], clock: Clock = unlimited): AllSteps {
  const found: Map<string, Step>[] = [];
  const isCut = runsOut(() => {
    for (const rung of rungs) {
      const best = new Map<string, Step>();
      found.push(best);
      addPlainest(board, rung, clock, best);
    }
  });
  const steps = found.flatMap((best) => [...best.values()]).sort((a, b) => a.rating - b.rating);
  return { steps: [...groupBy(steps, outcomeOf).values()].flat(), ended: isCut ? 'time' : 'all' };
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
