/** The steps that `sudoku hint` was asked for. */
import { backtracking } from '../../strategies/last-resort/backtracking.js';
import type { Board } from '../core/board.js';
import { type Clock, runsOut } from '../core/clock.js';
import { groupBy } from '../core/group.js';
import type { Puzzle } from '../core/puzzle.js';
import { rulesOf } from '../face/climb.js';
import { outcomeOf } from '../logic/step/outcome.js';
import { type Judgement, positionOf } from '../session/mistakes.js';
import { nextStep } from '../session/session.js';
import { type AllSteps, allSteps, byProgress, cheapestSteps, outcomes } from '../solver/all-steps.js';
import { ladderOf } from '../solver/ladders.js';
import type { Step } from '../solver/step.js';
import { type Rules, rungsOf } from '../solver/walk.js';
import type { HintOptions } from './hint-options.js';

/** A step, and if that was measured, how many candidates it leaves. */
export interface HintedStep {
  readonly step: Step;
  readonly left?: number;
}

/** Each hint as soon as it is sure; at the end, what ended them. */
export type Hints = Generator<HintedStep, AllSteps['ended'], void>;

/** The next step, the best, or all there are; none where mistakes mislead every step. */
export function hintsAt(play: Puzzle, options: HintOptions, { canGoOn, solutions }: Judgement, time: Clock): Hints {
  if (!canGoOn) return given([], 'all');
  const { all, every, best, strategies, level, limit = Infinity, sort } = options;
  const ladder = ladderOf(options.ladder);
  const rules: Rules = {
    ...rulesOf({ level, only: strategies, guess: !all || strategies !== undefined }, { unique: solutions === 'one' }),
    joins: !all || every || strategies !== undefined,
  };
  const board = positionOf(play);
  const rungs = rungsOf(ladder, rules);
  if (!all) {
    let next: Step | undefined;
    const isCut = runsOut(() => {
      next = nextStep(play, ladder, rules, time);
    });
    if (!best || !next || next.strategy === backtracking)
      return given(next ? [{ step: next }] : [], isCut ? 'time' : 'all');
    const upTo = { ...rules, guess: false, joins: strategies !== undefined, level: level ?? next.strategy.level };
    return mostHelpful(board, cheapestSteps(board, rungsOf(ladder, upTo), Infinity, time), 1);
  }
  if (sort === 'progress')
    return mostHelpful(
      board,
      every ? allSteps(board, rungs, time) : cheapestSteps(board, rungs, Infinity, time),
      limit,
    );
  if (!every) return theFirst(outcomes(board, rungs, time), limit);
  const { steps, ended } = allSteps(board, rungs, time);
  return firstOutcomes(
    steps.map((step) => ({ step })),
    ended,
    limit,
  );
}

/** All hints at once. */
export function collected(hints: Hints): { readonly found: readonly HintedStep[]; readonly ended: AllSteps['ended'] } {
  const found: HintedStep[] = [];
  for (;;) {
    const { done, value } = hints.next();
    if (done) return { found, ended: value };
    found.push(value);
  }
}

function* given(hints: readonly HintedStep[], ended: AllSteps['ended']): Hints {
  yield* hints;
  return ended;
}

function* theFirst(steps: Generator<Step, boolean, void>, limit: number): Hints {
  for (let count = 0; count < limit; count++) {
    const { done, value } = steps.next();
    if (done) return value ? 'time' : 'all';
    yield { step: value };
  }
  return 'limit';
}

/** The steps that help most come first. */
function mostHelpful(board: Board, { steps, ended }: AllSteps, limit: number): Hints {
  return firstOutcomes(byProgress(board, steps), ended, limit);
}

/** Of hints that stand together by outcome, so many outcomes. */
function firstOutcomes(hints: readonly HintedStep[], ended: AllSteps['ended'], limit: number): Hints {
  const groups = [...groupBy(hints, ({ step }) => outcomeOf(step)).values()];
  return given(groups.slice(0, limit).flat(), ended === 'all' && groups.length > limit ? 'limit' : ended);
}
