/** Whether a puzzle is one: how many solutions it has, and whether it needs all of its givens. */
import type { Clock } from '../core/clock.js';
import type { Cell } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { isOnly, type Prospect, prospectOf } from './prospect.js';
import { spareGivens } from './spare-givens.js';

export interface Checked extends Prospect {
  /** Whether it was asked which givens are needed. */
  readonly minimal: boolean;
  /** Those that are not; undefined where that was not asked, where there is not one solution, or no time to tell. */
  readonly spare: readonly Cell[] | undefined;
}

/** `count`: how far solutions are counted. `minimal`: also whether every given is needed. */
export function checked(puzzle: Puzzle, clock: Clock, count: number, minimal: boolean): Checked {
  const prospect = prospectOf(puzzle, clock, Math.max(2, count));
  return { ...prospect, minimal, spare: minimal && isOnly(prospect.result) ? spareGivens(puzzle, clock) : undefined };
}
