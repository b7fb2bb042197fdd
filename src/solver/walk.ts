/** Solves step by step: climbs a ladder on a board until it is solved or no rung finds a step. */
import { backtracking } from '../../strategies/last-resort/backtracking.js';
import type { Board, Numbers } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import { isAbove, type Level, type Strategy } from '../logic/step/strategy.js';
import { exchangingWithin } from './exchange.js';
import { findsOf, type Ladder } from './ladder.js';
import { allowedRungs, type Rung } from './rung.js';
import { FoundStep } from './step.js';

/** Rules that restrict the steps of a walk. */
export interface Rules {
  /** The highest level of a step. */
  readonly maxLevel?: Level;
  /**
   * True if the puzzle is known to have one solution. Default: true. Beside several solutions laborious strategies would
   * find little and take long, so they are left out, unless the number is unknown.
   */
  readonly unique?: boolean | 'unknown';
  /**
   * The candidates at the start, if they and not the givens make the puzzle. Deadly patterns are then limited to digits
   * that their cells had.
   */
  readonly within?: Numbers;
  /** True if guesses are allowed when logic ends. Default: true. */
  readonly guess?: boolean;
  /** True if the walk includes steps that only join two others. Default: true. */
  readonly joins?: boolean;
  /** Ids of the only strategies allowed. Default: all strategies without `apart`. */
  readonly only?: readonly string[];
  /**
   * True if rungs search as if their strategies were named: sequences of any length, and strategies that ladders leave
   * out otherwise. Default: false.
   */
  readonly everything?: boolean;
  /** Ids of strategies that are not allowed. */
  readonly without?: readonly string[];
}

const isAllowedBy =
  ({ maxLevel = 'extreme', unique = true, guess = true, joins = true, everything, only, without }: Rules) =>
  (strategy: Strategy): boolean =>
    !isAbove(strategy.level, maxLevel) &&
    (unique === true || strategy.assumes !== 'uniqueness') &&
    (unique !== false || !strategy.laborious) &&
    (guess || strategy !== backtracking) &&
    (joins || !strategy.joins) &&
    (only ? only.includes(strategy.id) : everything || !strategy.apart) &&
    !without?.includes(strategy.id);

/** Returns the rungs of a ladder that the rules allow, without excluded strategies. */
export function rungsOf({ rungs }: Pick<Ladder, 'rungs'>, rules: Rules): readonly Rung[] {
  const searched = rules.only || rules.everything ? rungs.map((rung) => rung.named ?? rung) : rungs;
  const allowed = allowedRungs(searched, isAllowedBy(rules));
  return rules.within ? exchangingWithin(allowed, rules.within) : allowed;
}

/**
 * Yields the steps of a path. Each is yielded before it is applied, so that the consumer sees the board as the search
 * saw it; asking for the next step changes the board. Throws OutOfTime when the clock does.
 */
export function* walk(
  board: Board,
  ladder: Ladder,
  rules: Rules = {},
  clock: Clock = unlimited,
): Generator<FoundStep, void, void> {
  for (const found of findsOf(ladder.begin(board, rungsOf(ladder, rules), clock)))
    yield new FoundStep(found, board.geometry);
}
