/** Everything that can be done at a position. */
import { positionOf } from '../play/next.js';
import { hintJson, type JsonHint } from '../render/json/hint.js';
import { stepJson } from '../render/json/step.js';
import { allSteps as allOn, cheapestSteps } from '../solver/all-steps.js';
import { ladderOf } from '../solver/ladders.js';
import { rungsOf } from '../solver/walk.js';
import { rulesOf } from './climb.js';
import { type HintSettings, judged } from './hint.js';
import { clockOf } from './limits.js';
import { type PuzzleLike, puzzleFrom } from './read.js';

export interface AllStepsSettings extends HintSettings {
  /** So many outcomes. Left out: all there are. */
  readonly limit?: number;
  /** Every way to each outcome, not only the cheapest, and steps that only join two others. There is no limit then. */
  readonly every?: boolean;
}

export interface EveryStep extends JsonHint {
  /** `limit`: there may be more outcomes than were asked for; `time`: the time was up before all were found. */
  readonly ended: 'all' | 'limit' | 'time';
}

/**
 * As `hint`, with all that can be done: each outcome by its cheapest step, cheapest first. No guesses unless they are
 * asked for, and steps that only join two others where strategies are named.
 */
export function allSteps(play: PuzzleLike, settings: AllStepsSettings = {}): EveryStep {
  const start = puzzleFrom(play, settings);
  const clock = clockOf(settings);
  const { limit, every = false, ladder = 'full', guess = false, spoil = false, only } = settings;
  const { mistakes, canGoOn, solutions } = judged(start, clock);
  if (!canGoOn) return { ...hintJson(start, mistakes, spoil, []), ended: 'all' };
  const rules = rulesOf({ ...settings, guess }, { unique: solutions === 'one' });
  const rungs = rungsOf(ladderOf(ladder), { ...rules, joins: every || only !== undefined });
  const board = positionOf(start);
  const { steps, ended } = every ? allOn(board, rungs, clock) : cheapestSteps(board, rungs, limit, clock);
  return {
    ...hintJson(
      start,
      mistakes,
      spoil,
      steps.map((step) => stepJson(step)),
    ),
    ended,
  };
}
