/** Everything that can be done at a position, where a walk takes only the next step. */
import type { Board } from '../core/board.js';
import { type Clock, runsOut, unlimited } from '../core/clock.js';
import { groupBy } from '../core/group.js';
import { outcomeOf } from '../logic/step/outcome.js';
import type { Strategy } from '../logic/step/strategy.js';
import type { Rung } from './rung.js';
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
export function allSteps(board: Board, rungs: readonly Rung[], clock: Clock = unlimited): AllSteps {
  const { outcomes, ended } = gather(board, rungs, Infinity, clock);
  return { steps: outcomes.flat(), ended };
}

/** The first of these outcomes, each by its cheapest step. No rung is asked any more once there are so many. */
export function cheapestSteps(board: Board, rungs: readonly Rung[], limit: number, clock: Clock = unlimited): AllSteps {
  const { outcomes, ended } = gather(board, rungs, limit, clock);
  return { steps: outcomes.slice(0, limit).map(([step]) => step!), ended };
}

/** The steps of one outcome each, of rungs asked cheapest first until no other can be among the first so many. */
function gather(
  board: Board,
  rungs: readonly Rung[],
  enough: number,
  clock: Clock,
): { readonly outcomes: readonly (readonly Step[])[]; readonly ended: AllSteps['ended'] } {
  const told = new Set<Strategy>();
  const steps: Step[] = [];
  let isEnough = false;
  const isCut = runsOut(() => {
    for (const rung of [...rungs].sort((a, b) => a.rating - b.rating)) {
      const sure = steps.filter(({ rating }) => rating <= rung.rating);
      isEnough = new Set(sure.map(outcomeOf)).size >= enough;
      if (isEnough) return;
      addPlainest(board, rung, told, clock, steps);
      for (const strategy of rung.strategies) told.add(strategy);
    }
  });
  const outcomes = [
    ...groupBy(
      steps.sort((a, b) => a.rating - b.rating),
      outcomeOf,
    ).values(),
  ];
  return { outcomes, ended: isCut ? 'time' : isEnough || outcomes.length >= enough ? 'limit' : 'all' };
}

/** Adds the steps of a rung, for each strategy and outcome the plainest; not those of strategies told before. */
function addPlainest(board: Board, rung: Rung, told: ReadonlySet<Strategy>, clock: Clock, steps: Step[]): void {
  const best = new Map<string, Step>();
  clock();
  try {
    for (const found of rung.all?.(board, clock) ?? rung.search(board, undefined, clock)) {
      if (!told.has(found.strategy)) keepPlainest(best, new Step(found, board.geometry));
      clock();
    }
  } finally {
    steps.push(...best.values());
  }
}

function keepPlainest(best: Map<string, Step>, step: Step): void {
  const key = `${step.strategy.id} ${outcomeOf(step)}`;
  const before = best.get(key);
  if (!before || step.explanation.truths.length < before.explanation.truths.length) best.set(key, step);
}
