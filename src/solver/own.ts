/** How hard a puzzle is on our own ladder: the level of its hardest step. Of variants no other program has a scale. */
import { type Clock, runsOut, unlimited } from '../core/clock.js';
import { boardOf, type Puzzle } from '../core/puzzle.js';
import { LEVELS, type Level, type Strategy } from '../logic/step/strategy.js';
import { full } from './full.js';
import { walk } from './walk.js';

export interface OwnGrade {
  readonly level: Level;
  /** The strategy of the hardest step, the first of several; absent where there is no step. */
  readonly hardest?: Strategy;
  /** `time`: it was up before the end, and the level is that so far. */
  readonly ended: 'solved' | 'stuck' | 'time';
}

/** Grades a puzzle that has one solution. Throws a RangeError where givens clash. */
export function gradeOwn(puzzle: Puzzle, clock: Clock = unlimited): OwnGrade {
  const board = boardOf(puzzle);
  let level = 0;
  let hardest: Strategy | undefined;
  const isCut = runsOut(() => {
    for (const { strategy } of walk(board, full, { unique: true }, clock)) {
      if (hardest && LEVELS.indexOf(strategy.level) <= level) continue;
      level = LEVELS.indexOf(strategy.level);
      hardest = strategy;
    }
  });
  const ended = isCut ? 'time' : board.unsolved === 0 ? 'solved' : 'stuck';
  return { level: LEVELS[level]!, ...(hardest && { hardest }), ended };
}
