/** Settings shared by the functions that climb a ladder, and the session that they open. */
import type { Level } from '../logic/step/strategy.js';
import { reasonText } from '../render/reason.js';
import type { Prospect } from '../search/prospect.js';
import { Session } from '../session/session.js';
import type { LadderName } from '../solver/ladder.js';
import { ladderOf } from '../solver/ladders.js';
import type { Rules } from '../solver/walk.js';
import { clockOf, type TimeLimits } from './limits.js';
import { type PuzzleLike, puzzleFrom, type ReadSettings } from './read.js';
import { UnfitPuzzle } from './unfit.js';

export interface ClimbSettings extends ReadSettings, TimeLimits {
  /** Whose order of strategies, and whose ratings: `full`, our own, if none is named. */
  readonly ladder?: LadderName;
  /** No strategy above this level. */
  readonly level?: Level;
  /** These strategies alone, by their ids. */
  readonly only?: readonly string[];
  /** All strategies but these, by their ids. */
  readonly without?: readonly string[];
  /** True if guessing is allowed where logic ends, as it is by default. */
  readonly guess?: boolean;
}

/** Opens a puzzle with settings. */
export function opened(puzzle: PuzzleLike, settings: ClimbSettings, joins = true): Session {
  const { ladder = 'full', level, only, without, guess = true } = settings;
  return new Session(puzzleFrom(puzzle, settings), {
    ladder: ladderOf(ladder),
    clock: clockOf(settings),
    joins,
    guess,
    ...(level && { level }),
    ...(only && { only }),
    ...(without && { without }),
  });
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

/** The prospect of a session that is to be walked. Throws an UnfitPuzzle if there is no solution. */
export function walkable({ puzzle, prospect }: Session): Prospect {
  const { solutions, ended } = prospect.result;
  if (solutions.length === 0 && ended !== 'cut') throw new UnfitPuzzle(reasonText(puzzle.geometry, prospect), 0);
  return prospect;
}
