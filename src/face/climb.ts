/** Settings shared by the functions that climb a ladder, and the session that they open. */

import { type ParseSettings, type PuzzleLike, puzzleFrom } from '../formats/puzzle-like.js';
import { LEVELS } from '../logic/step/levels.js';
import { reasonText } from '../render/unfit-reason.js';
import { isImpossible } from '../search/check.js';
import { type HintsAsked, rulesFor } from '../session/hints.js';
import { Session } from '../session/session.js';
import { oneOf } from '../settings/one-of.js';
import { flag, type SettingsIn, settingsOf } from '../settings/settings.js';
import { ladderOf } from '../solver/ladders.js';
import { CALL_SETTINGS } from './call-settings.js';
import { UnfitPuzzle } from './errors.js';
import { isOwnLadder, type LadderLike, ladderFrom, ownStrategies } from './ladder.js';
import { LANGUAGE, type LanguageSetting } from './language-setting.js';
import { clockOf, type TimeLimits } from './limits.js';
import { strategies, strategiesWith } from './strategy-settings.js';

const RULES = {
  /** The highest level of the strategies that are tried. */
  maxLevel: oneOf('level', LEVELS),
  /**
   * True if guesses are allowed when logic ends: the default, except in `allSteps`, and on a path where there are several
   * solutions. If false, a path that logic does not finish ends there (`stuck`), and `hint` then has no step.
   */
  guess: flag,
};

/** Settings of the functions that look for steps. */
export interface ClimbSettings extends ParseSettings, TimeLimits, LanguageSetting, SettingsIn<typeof RULES> {
  /**
   * The ladder, with its order of strategies and its ratings: a name, by default `full`, or a list of rungs and
   * strategies, which may be your own: `[mine, ...ladder('full')]`.
   */
  readonly ladder?: LadderLike;
  /** The only strategies that are tried, by ids, names or families. */
  readonly strategy?: readonly string[];
  /** Strategies that are excluded, by ids, names or families. */
  readonly without?: readonly string[];
}

export const CLIMB_SETTINGS = {
  ...CALL_SETTINGS,
  ...LANGUAGE,
  ...RULES,
  ladder: ladderFrom,
  strategy: strategies,
  without: strategies,
};

/** Opens a puzzle with settings, for a path or for the steps that are asked for. Throws a BadOption. */
export function openSession(
  puzzle: PuzzleLike,
  settings: ClimbSettings,
  known?: object,
  asked: HintsAsked = {},
): Session {
  const clock = clockOf(settings);
  const start = puzzleFrom(puzzle, settings, known);
  const { ladder = ladderOf('full') } = settingsOf({ ladder: ladderFrom }, settings);
  const named = strategiesWith(ownStrategies(ladder));
  const { strategy, ...rules } = settingsOf({ ...RULES, strategy: named, without: named }, settings);
  const wanted = { ...rulesFor({ ...asked, strategy }), ...rules };
  return new Session(start, { ladder, clock, mayMislead: isOwnLadder(ladder), ...wanted });
}

/** Throws an UnfitPuzzle if a puzzle is known to have no solution. */
export function refuseUnsolvable({ prospect, puzzle }: Session): void {
  if (isImpossible(prospect)) throw new UnfitPuzzle(reasonText(puzzle, prospect), 0);
}
