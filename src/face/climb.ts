/** Settings shared by the functions that climb a ladder, and the session that they open. */
import { LEVELS, type Level } from '../logic/step/strategy.js';
import { reasonText } from '../render/reason.js';
import type { Prospect } from '../search/prospect.js';
import { Session } from '../session/session.js';
import { LADDERS, type LadderName } from '../solver/ladder.js';
import { ladderOf } from '../solver/ladders.js';
import type { Rules } from '../solver/walk.js';
import { UnfitPuzzle } from './errors.js';
import { clockOf, type TimeLimits } from './limits.js';
import { type PuzzleLike, puzzleFrom, type ReadSettings } from './read.js';
import { flag, oneOf, settingsOf, strategies } from './settings.js';

export interface ClimbSettings extends ReadSettings, TimeLimits {
  /** Whose order of strategies, and whose ratings: `full`, our own, if none is named. */
  readonly ladder?: LadderName;
  /** No strategy above this level. */
  readonly level?: Level;
  /** These strategies alone, by their ids, names or families. */
  readonly only?: readonly string[];
  /** All strategies but these, likewise. */
  readonly without?: readonly string[];
  /** True if guessing is allowed where logic ends, as it is by default. */
  readonly guess?: boolean;
}

const RULES = {
  ladder: oneOf('ladder', LADDERS),
  level: oneOf('level', LEVELS),
  only: strategies,
  without: strategies,
  guess: flag,
};

/** Opens a puzzle with settings. Throws a BadOption. */
export function opened(puzzle: PuzzleLike, settings: ClimbSettings, joins = true): Session {
  const { ladder = 'full', ...rules } = settingsOf(RULES, settings);
  const clock = clockOf(settings);
  return new Session(puzzleFrom(puzzle, settings), { ladder: ladderOf(ladder), clock, joins, ...rules });
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
