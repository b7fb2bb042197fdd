/** Everything that can be done at a position. */
import { boardOf } from '../core/puzzle.js';
import { asMarked } from '../play/mistakes.js';
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
  /** So many outcomes, each by its cheapest step. Left out: every step there is. */
  readonly limit?: number;
}

export interface EveryStep extends JsonHint {
  /** `limit`: there may be more outcomes than were asked for; `time`: the time was up before all were found. */
  readonly ended: 'all' | 'limit' | 'time';
}

/** As `hint`, with every step, cheapest first; no guesses unless they are asked for. */
export function allSteps(play: PuzzleLike, settings: AllStepsSettings = {}): EveryStep {
  const start = puzzleFrom(play, settings);
  const clock = clockOf(settings);
  const { limit, ladder = 'full', guess = false, spoil = false } = settings;
  const { mistakes, canGoOn, solutions } = judged(start, clock);
  if (!canGoOn) return { ...hintJson(start, mistakes, spoil, []), ended: 'all' };
  const rungs = rungsOf(ladderOf(ladder), rulesOf({ ...settings, guess }, { unique: solutions === 'one' }));
  const board = boardOf(asMarked(start));
  const { steps, ended } = limit === undefined ? allOn(board, rungs, clock) : cheapestSteps(board, rungs, limit, clock);
  return { ...hintJson(start, mistakes, spoil, steps.map(stepJson)), ended };
}
