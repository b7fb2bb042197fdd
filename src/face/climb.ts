/** Settings shared by the functions that climb a ladder, and the session that they open. */
import { LEVELS, type Level } from '../logic/step/strategy.js';
import { reasonText } from '../render/reason.js';
import type { Prospect } from '../search/check.js';
import { Session } from '../session/session.js';
import { ladderOf } from '../solver/ladders.js';
import { UnfitPuzzle } from './errors.js';
import { type LadderLike, ladderFrom, ownStrategies } from './ladder.js';
import { pausingClockOf, type TimeLimits } from './limits.js';
import { type PuzzleLike, puzzleFrom, type ReadSettings } from './read.js';
import { flag, oneOf, settingsOf, strategiesWith } from './settings.js';

export interface ClimbSettings extends ReadSettings, TimeLimits {
  /**
   * Whose order of strategies, and whose ratings: `full`, our own, if none is named. Or a list of rungs and of strategies,
   * one's own too: `[...ladder('full'), mine]`.
   */
  readonly ladder?: LadderLike;
  /** No strategy above this level. */
  readonly maxLevel?: Level;
  /** @deprecated The former name of `maxLevel`: elsewhere `level` means exactly this one. */
  readonly level?: Level;
  /** These strategies alone, by their ids, names or families. */
  readonly only?: readonly string[];
  /** All strategies but these, likewise. */
  readonly without?: readonly string[];
  /** True if guessing is allowed where logic ends, as it is by default. */
  readonly guess?: boolean;
}

const RULES = {
  maxLevel: oneOf('level', LEVELS),
  level: oneOf('level', LEVELS),
  guess: flag,
};

/** Opens a puzzle with settings. Throws a BadOption. */
export function opened(puzzle: PuzzleLike, settings: ClimbSettings, joins = true): Session {
  const { ladder = ladderOf('full') } = settingsOf({ ladder: ladderFrom }, settings);
  const strategies = strategiesWith(ownStrategies(ladder));
  const { level, ...rules } = settingsOf({ ...RULES, only: strategies, without: strategies }, settings);
  const clock = pausingClockOf(settings);
  const own = { ladder, clock, joins, ...(level && { maxLevel: level }), ...rules };
  return new Session(puzzleFrom(puzzle, settings), own);
}

/** The prospect of a session that is to be walked. Throws an UnfitPuzzle if there is no solution. */
export function walkable({ puzzle, prospect }: Session): Prospect {
  const { solutions, ended } = prospect.result;
  if (solutions.length === 0 && ended !== 'cut') throw new UnfitPuzzle(reasonText(puzzle.geometry, prospect), 0);
  return prospect;
}

/** What a task that nobody pauses comes to. */
export function answerOf<Answer>(task: Generator<unknown, Answer, void>): Answer {
  for (;;) {
    const { done, value } = task.next();
    if (done) return value;
  }
}
