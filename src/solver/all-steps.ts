/** Lists all steps at a position; a walk takes only the first of them. */

import { groupBy } from '../core/arrays.js';
import type { Board } from '../core/board.js';
import { type Clock, runsOut, unlimited } from '../core/clock.js';
import { Outcomes, outcomeOf } from '../logic/step/outcome.js';
import type { Strategy } from '../logic/step/strategy.js';
import { basicsOf, boardAfterStep, candidatesLeft } from './basics.js';
import { full } from './full.js';
import { byRating, everyFindOf, type Rung } from './rung.js';
import { FoundStep } from './step.js';

/** All steps at a position. */
export interface AllSteps {
  readonly steps: readonly FoundStep[];
  /**
   * The reason for the end. `limit`: there may be more outcomes than were requested; `time`: the clock ran out before
   * all rungs were searched.
   */
  readonly ended: 'all' | 'limit' | 'time';
}

/**
 * Yields each outcome once, with its cheapest step and, within one strategy, the step with the fewest truths. The
 * cheapest outcome comes first, and each comes as soon as no cheaper step for it is possible, so that a caller with
 * enough of them can stop. Outcomes already yielded are not searched again. Returns true if the clock ran out.
 */
export function* outcomes(
  board: Board,
  rungs: readonly Rung[],
  clock: Clock = unlimited,
): Generator<FoundStep, boolean, void> {
  const ascending = byRating(rungs);
  const own = ownCopy(board);
  const known = new Outcomes();
  const searched = new Set<Strategy>();
  const waiting = new Map<string, FoundStep>();
  for (const [index, rung] of ascending.entries()) {
    const isCut = runsOut(() => {
      for (const step of simplestSteps(own, rung, searched, clock, known))
        storeIfBetter(waiting, outcomeOf(step), step, isCheaper);
    });
    const next = isCut ? Infinity : (ascending[index + 1]?.rating ?? Infinity);
    const sure = [...waiting].filter(([, { rating }]) => rating <= next);
    for (const [outcome, step] of sure.sort(([, a], [, b]) => a.rating - b.rating)) {
      waiting.delete(outcome);
      if (known.add(step)) yield step;
    }
    if (isCut) return true;
    for (const strategy of rung.strategies) searched.add(strategy);
  }
  return false;
}

/**
 * Returns a copy for one list of steps. All that the strategies compute for it is freed with it, at the end of the list:
 * on 25×25 the links and nets of a position take hundreds of megabytes.
 */
const ownCopy = (board: Board): Board => board.copy();

/** Returns all outcomes, or the first `limit` of them. Searches no further rung once there are enough. */
export const cheapestSteps = (
  board: Board,
  rungs: readonly Rung[],
  limit = Infinity,
  clock: Clock = unlimited,
): AllSteps => firstOf(outcomes(board, rungs, clock), limit);

/** Returns the first `limit` outcomes of a generator that returns true if the clock ran out. */
export function firstOf(outcomes: Generator<FoundStep, boolean, void>, limit = Infinity): AllSteps {
  const steps: FoundStep[] = [];
  for (;;) {
    if (steps.length >= limit) return { steps, ended: 'limit' };
    const { done, value } = outcomes.next();
    if (done) return { steps, ended: value ? 'time' : 'all' };
    steps.push(value);
  }
}

/**
 * Yields every step as it is found, from the cheapest rung up: one with the fewest truths for each strategy and
 * outcome. Throws OutOfTime if the clock runs out. `onSearch` is called with the strategies of each rung before it is
 * searched.
 */
export function* everyStep(
  board: Board,
  rungs: readonly Rung[],
  clock: Clock = unlimited,
  onSearch?: (strategies: readonly Strategy[]) => void,
): Generator<FoundStep, void, void> {
  const searched = new Set<Strategy>();
  const own = ownCopy(board);
  for (const rung of byRating(rungs)) {
    onSearch?.(rung.strategies);
    yield* simplestSteps(own, rung, searched, clock);
    for (const strategy of rung.strategies) searched.add(strategy);
  }
}

/**
 * Returns every step. Steps with the same outcome are adjacent, cheapest first; outcomes are in the order of their
 * cheapest steps.
 */
export const allSteps = (board: Board, rungs: readonly Rung[], clock: Clock = unlimited): AllSteps =>
  byOutcome(everyStep(board, rungs, clock));

/**
 * Sorts steps: those with the same outcome are adjacent, cheapest first; outcomes are in the order of their cheapest
 * steps.
 */
export function byOutcome(found: Iterable<FoundStep>): AllSteps {
  const steps: FoundStep[] = [];
  const isCut = runsOut(() => {
    for (const step of found) steps.push(step);
  });
  const alike = groupBy(
    steps.sort((a, b) => a.rating - b.rating),
    outcomeOf,
  );
  return { steps: [...alike.values()].flat(), ended: isCut ? 'time' : 'all' };
}

/**
 * Yields the steps of a rung: for each strategy and outcome the one with the fewest truths. Omits known outcomes, and
 * strategies of earlier rungs. If the clock runs out, yields the steps found so far, then throws OutOfTime.
 */
function* simplestSteps(
  board: Board,
  rung: Rung,
  searched: ReadonlySet<Strategy>,
  clock: Clock,
  known?: Outcomes,
): Generator<FoundStep, void, void> {
  const best = new Map<string, FoundStep>();
  let failure: unknown;
  try {
    clock();
    for (const found of everyFindOf(rung, board, { clock, known })) {
      if (!searched.has(found.strategy) && !known?.has(found.hit))
        storeIfBetter(
          best,
          `${found.strategy.id} ${outcomeOf(found.hit)}`,
          new FoundStep(found, board.geometry),
          hasFewerTruths,
        );
      clock();
    }
  } catch (error) {
    failure = error;
  }
  yield* best.values();
  if (failure !== undefined) throw failure;
}

/** Stores a step under a name, if it is the first or better than the stored one. */
function storeIfBetter(
  kept: Map<string, FoundStep>,
  name: string,
  step: FoundStep,
  isBetter: (step: FoundStep, before: FoundStep) => boolean,
): void {
  const before = kept.get(name);
  if (!before || isBetter(step, before)) kept.set(name, step);
}

const hasFewerTruths = (step: FoundStep, before: FoundStep): boolean =>
  step.explanation.truths.length < before.explanation.truths.length;

const isCheaper = (step: FoundStep, before: FoundStep): boolean => step.rating < before.rating;

interface MeasuredStep {
  readonly step: FoundStep;
  /**
   * The number of candidates left in open cells after the step, once singles and locked candidates find nothing more; 0
   * if they solve the puzzle.
   */
  readonly left: number;
}

/** Sorts steps by the number of candidates that they leave, fewest first. The sort is stable. */
export function byProgress(board: Board, steps: readonly FoundStep[]): MeasuredStep[] {
  const basics = basicsOf(full.rungs);
  return [...groupBy(steps, outcomeOf).values()]
    .flatMap((alike) => {
      const left = candidatesLeft(boardAfterStep(board, alike[0]!, basics));
      return alike.map((step) => ({ step, left }));
    })
    .sort((a, b) => a.left - b.left);
}
