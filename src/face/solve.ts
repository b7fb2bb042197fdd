/** Solves and checks puzzles by exact search. */

import { type ParseSettings, type PuzzleLike, puzzleFrom } from '../formats/puzzle-like.js';
import { type CheckResult, checkJson } from '../render/json/check.js';
import { type Solution, solutionJson } from '../render/json/solve.js';
import { prospectOf } from '../search/check.js';
import { checked } from '../search/checked.js';
import { flag, type SettingsIn, settingsOf, whole } from '../settings/settings.js';
import { CALL_SETTINGS } from './call-settings.js';
import { LANGUAGE, type LanguageSetting, languageIn } from './language-setting.js';
import { clockOf, type TimeLimits } from './limits.js';

/** Settings of `solve`. */
export interface SolveSettings extends ParseSettings, TimeLimits, LanguageSetting {}

export const SOLVE_SETTINGS = { ...CALL_SETTINGS, ...LANGUAGE };

/**
 * Returns a solution and the number of solutions: 0, 1, or 2 for several, with `atLeast` if the search stopped at 2. A
 * puzzle with clashing values has none. When the time is up, the result has the facts known by then: `solutions` is
 * `null` if it is not known whether there is one.
 *
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @throws {BadOption} for an unknown or unfit setting
 * @throws {Aborted} or the reason of the signal, if it aborts
 * @example
 * const { solution, solutions } = solve('.3.1...2....1...');
 */
export function solve(puzzle: PuzzleLike, settings: SolveSettings = {}): Solution {
  const clock = clockOf(settings);
  const start = puzzleFrom(puzzle, settings, SOLVE_SETTINGS);
  const language = languageIn(settings);
  return solutionJson(start, prospectOf(start, clock), language);
}

/** The most solutions that are kept. */
const MOST_COUNTED = 100_000;

export const CHECK = {
  /** The number of solutions at which the count stops: 2 by default and at least, at most 100,000, since all are kept. */
  limit: whole(2, MOST_COUNTED),
  /** True if the result says whether every given, clue and rule of the whole grid is needed. */
  minimal: flag,
};

/** Settings of `check`. */
export interface CheckSettings extends ParseSettings, TimeLimits, LanguageSetting, SettingsIn<typeof CHECK> {}

export const CHECK_SETTINGS = { ...SOLVE_SETTINGS, ...CHECK };

/**
 * Returns the number of solutions, the cells in which they differ, and the givens that clash. When the time is up, the
 * result has the facts known by then.
 *
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @throws {BadOption} for an unknown or unfit setting
 * @throws {Aborted} or the reason of the signal, if it aborts
 * @example
 * const { solutions, conflicts } = check('.3.1...2....1...', { limit: 1000 });
 */
export function check(puzzle: PuzzleLike, settings: CheckSettings = {}): CheckResult {
  const clock = clockOf(settings);
  const start = puzzleFrom(puzzle, settings, CHECK_SETTINGS);
  const { limit = 2, minimal = false } = settingsOf(CHECK, settings);
  const language = languageIn(settings);
  return checkJson(start, checked(start, clock, limit, minimal), language);
}
