/** Solving step by step: climbs a ladder on a board until it is solved or nothing more is found. */
import type { Board } from '../core/board.js';
import { type Clock, unlimited } from '../logic/step/clock.js';
import { LEVELS, type Level } from '../logic/step/strategy.js';
import type { Ladder, Rung } from './ladder.js';
import { Step } from './step.js';

/** Which rungs a walk may use. */
export interface Rules {
  /** Nothing above this level. */
  readonly level?: Level;
  /** Whether the puzzle is known to have one solution. Default: it is. */
  readonly unique?: boolean;
  /** Whether guessing is allowed where logic ends. Default: it is. */
  readonly guess?: boolean;
}

const allows =
  ({ level = 'extreme', unique = true, guess = true }: Rules) =>
  ({ strategy, level: own }: Rung): boolean =>
    LEVELS.indexOf(own) <= LEVELS.indexOf(level) &&
    (unique || (strategy.assumes !== 'uniqueness' && !strategy.laborious)) &&
    (guess || strategy.id !== 'backtracking');

/** The rungs of a ladder that the rules leave. */
export const rungsOf = (ladder: Ladder, rules: Rules = {}): Rung[] => ladder.rungs.filter(allows(rules));

/**
 * The steps of a path. Each is yielded before it is carried out, so that whoever consumes them sees the board as the
 * step found it; asking for the next one changes the board. Throws OutOfTime when the clock does.
 */
export function* walk(
  board: Board,
  ladder: Ladder,
  rules: Rules = {},
  clock: Clock = unlimited,
): Generator<Step, void, void> {
  const climb = ladder.begin(board, rungsOf(ladder, rules), clock);
  while (board.unsolved > 0) {
    const found = climb.next();
    if (!found) return;
    yield new Step(found.rung, found.hit, board.geometry, found.rating);
    climb.apply(found.hit);
  }
}
