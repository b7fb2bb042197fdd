/** What those who climb a ladder agree on. */
import type { Clock } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import type { Level } from '../logic/step/strategy.js';
import { reasonText } from '../render/reason.js';
import { type Prospect, prospectOf } from '../search/prospect.js';
import type { LadderName } from '../solver/ladder.js';
import type { Rules } from '../solver/walk.js';
import type { TimeLimits } from './limits.js';
import type { ReadSettings } from './read.js';
import { UnfitPuzzle } from './unfit.js';

export interface ClimbSettings extends ReadSettings, TimeLimits {
  /** Whose order of strategies, and whose ratings: `full`, our own, if none is named. */
  readonly ladder?: LadderName;
  /** No strategy above this level. */
  readonly level?: Level;
  /** These strategies alone, by their ids. */
  readonly only?: readonly string[];
  /** Whether guessing is allowed where logic ends. Default: it is. */
  readonly guess?: boolean;
}

/** Each may be there without a value. */
type Loosely<Settings> = { readonly [Name in keyof Settings]: Settings[Name] | undefined };

/** The rules of a climb. Only where the givens have one solution are there strategies that rely on it. */
export const rulesOf = (
  { level, only, guess = true }: Loosely<Pick<ClimbSettings, 'level' | 'only' | 'guess'>>,
  { unique }: Pick<Prospect, 'unique'>,
): Rules => ({
  unique,
  guess,
  ...(level && { level }),
  ...(only && { only }),
});

/** Throws an UnfitPuzzle where there is no solution to climb to. */
export function solvable(puzzle: Puzzle, clock: Clock): Prospect {
  const prospect = prospectOf(puzzle, clock);
  const { solutions, ended } = prospect.result;
  if (solutions.length === 0 && ended !== 'cut') throw new UnfitPuzzle(reasonText(puzzle.geometry, prospect), 0);
  return prospect;
}
