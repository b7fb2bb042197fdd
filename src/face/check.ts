/** The solutions of a puzzle, and its clashes. */
import { checkJson, type JsonCheck } from '../render/json/check.js';
import { checked } from '../search/check.js';
import { clockOf, type TimeLimits } from './limits.js';
import { type PuzzleLike, puzzleFrom, type ReadSettings } from './read.js';
import { flag, settingsOf, whole } from './settings.js';

export interface CheckSettings extends ReadSettings, TimeLimits {
  /** How far to count solutions: 2, if it is left out, and 100,000 at most, since all are kept. */
  readonly count?: number;
  /** Also whether every given is needed. */
  readonly minimal?: boolean;
}

/** Solutions that are kept at most. */
const MOST_COUNTED = 100_000;

/**
 * How many solutions there are, where they differ, where givens clash. When time is up it says what it knows.
 *
 * @example
 * const { solutions, conflicts } = check('.3.1...2....1...', { count: 1000 });
 */
export function check(puzzle: PuzzleLike, options: CheckSettings = {}): JsonCheck {
  const start = puzzleFrom(puzzle, options);
  const { count = 2, minimal = false } = settingsOf({ count: whole(1, MOST_COUNTED), minimal: flag }, options);
  return checkJson(start, checked(start, clockOf(options), count, minimal));
}
