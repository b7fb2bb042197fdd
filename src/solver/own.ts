/** Grades a puzzle on our own ladder by the level of its hardest step. Variants have no other scale. */
import type { Numbers } from '../core/board.js';
import { boardOf } from '../core/board-of.js';
import { type Clock, runsOut, unlimited } from '../core/clock.js';
import type { Puzzle } from '../core/puzzle.js';
import { LEVELS, type Level, type Strategy } from '../logic/step/strategy.js';
import { full } from './full.js';
import { countUse, type HodokuGrade, type TechniqueUse } from './hodoku/tally.js';
import { walk } from './walk.js';

/** A grade in the form of HoDoKu's, by our own strategies in our own order. */
export interface OwnGrade extends HodokuGrade {
  /** The reason for the end. `time`: the limit was reached, and the level is a lower bound. */
  readonly ended: 'solved' | 'stuck' | 'time';
}

/**
 * Grades a puzzle, which must have one solution. `most`: the highest level to search; if harder steps are needed, the
 * grade is the next level. `within`: as in `Rules`. Throws a RangeError if givens clash.
 */
export function gradeOwn(
  puzzle: Puzzle,
  clock: Clock = unlimited,
  most: Level = 'extreme',
  within?: Numbers,
): OwnGrade {
  const board = boardOf(puzzle);
  const uses = new Map<Strategy, TechniqueUse>();
  const isCut = runsOut(() => {
    for (const { strategy } of walk(board, full, { maxLevel: most, ...(within && { within }) }, clock))
      countUse(uses, strategy, strategy.score);
  });
  const techniques = [...uses.values()];
  const rankOf = ({ level }: Strategy): number => LEVELS.indexOf(level);
  const highest = Math.max(0, ...techniques.map(({ strategy }) => rankOf(strategy)));
  const solved = board.unsolved === 0;
  const beyond = Math.min(LEVELS.indexOf(most) + 1, LEVELS.length - 1);
  return {
    level: LEVELS[solved || isCut ? highest : beyond]!,
    score: techniques.reduce((sum, { points }) => sum + points, 0),
    solved,
    unsolved: board.unsolved,
    hardest: techniques.map(({ strategy }) => strategy).find((strategy) => rankOf(strategy) === highest),
    techniques,
    ended: isCut ? 'time' : solved ? 'solved' : 'stuck',
  };
}
