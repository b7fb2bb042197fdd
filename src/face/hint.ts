/** What somebody who plays may be told: what is wrong, and what can be done next. */
import type { Clock } from '../core/clock.js';
import { clashes, type Puzzle } from '../core/puzzle.js';
import { type Judgement, judge } from '../play/judge.js';
import { nextStep } from '../play/next.js';
import { hintJson, type JsonHint } from '../render/json/hint.js';
import { type JsonStep, stepJson } from '../render/json/step.js';
import { reasonText } from '../render/reason.js';
import { ladderOf } from '../solver/ladders.js';
import { type ClimbSettings, rulesOf } from './climb.js';
import { clockOf } from './limits.js';
import { type PuzzleLike, puzzleFrom } from './read.js';
import { UnfitPuzzle } from './unfit.js';

export interface HintSettings extends ClimbSettings {
  /** Tell with each mistake what is right. */
  readonly spoil?: boolean;
}

/**
 * What is wrong with values that were placed and candidates that were crossed out, and unless that misleads, the next
 * step on what is left: none where it is solved or nothing is found. Throws an UnfitPuzzle where the givens have no
 * solution, and OutOfTime.
 */
export function hint(play: PuzzleLike, settings: HintSettings = {}): JsonHint {
  const start = puzzleFrom(play, settings);
  const clock = clockOf(settings);
  const { mistakes, canGoOn, solutions } = judged(start, clock);
  const told = (steps: JsonStep[]): JsonHint => hintJson(start, mistakes, settings.spoil ?? false, steps);
  if (!canGoOn) return told([]);
  const rules = rulesOf(settings, { unique: solutions === 'one' });
  const next = nextStep(start, ladderOf(settings.ladder ?? 'full'), rules, clock);
  return told(next ? [stepJson(next)] : []);
}

/** Throws an UnfitPuzzle where the givens have no solution. */
export function judged(play: Puzzle, clock: Clock): Judgement {
  const judgement = judge(play, clock);
  if (judgement.solutions === 'none') throw new UnfitPuzzle(reasonText(play.geometry, { clashes: clashes(play) }), 0);
  return judgement;
}
