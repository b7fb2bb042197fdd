/** Solving step by step: climbs a ladder on a board until it is solved or nothing more is found. */
import { backtracking } from '../../strategies/last-resort/backtracking.js';
import type { Board } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import { withoutPauses } from '../core/pausing.js';
import { LEVELS, type Level, type Strategy } from '../logic/step/strategy.js';
import { climbing, type Ladder } from './ladder.js';
import { allowing, type Rung } from './rung.js';
import { Step } from './step.js';

/** The steps that a walk may take. */
export interface Rules {
  /** The highest level of a step. */
  readonly maxLevel?: Level;
  /** @deprecated The former name of `maxLevel`. */
  readonly level?: Level;
  /** True if the puzzle is known to have one solution. Default: it is. */
  readonly unique?: boolean;
  /** True if guessing is allowed where logic ends. Default: it is. */
  readonly guess?: boolean;
  /** True if steps are wanted that only join two others. Default: they are. */
  readonly joins?: boolean;
  /** The ids of the only strategies allowed. Default: all that do not stand apart. */
  readonly only?: readonly string[];
  /** The ids of strategies that are not allowed. */
  readonly without?: readonly string[];
}

const allows =
  ({ level = 'extreme', maxLevel = level, unique = true, guess = true, joins = true, only, without }: Rules) =>
  (strategy: Strategy): boolean =>
    LEVELS.indexOf(strategy.level) <= LEVELS.indexOf(maxLevel) &&
    (unique || (strategy.assumes !== 'uniqueness' && !strategy.laborious)) &&
    (guess || strategy !== backtracking) &&
    (joins || !strategy.joins) &&
    (only ? only.includes(strategy.id) : !strategy.apart) &&
    !without?.includes(strategy.id);

/** The rungs of a ladder that the rules leave, or what they leave of them. */
export const rungsOf = ({ rungs }: Ladder, rules: Rules): readonly Rung[] =>
  allowing(rules.only ? rungs.map((rung) => rung.named ?? rung) : rungs, allows(rules));

/**
 * The steps of a path. Each is yielded before it is carried out, so that whoever consumes them sees the board as the
 * step found it; asking for the next one changes the board. Throws OutOfTime when the clock does.
 */
export function walk(
  board: Board,
  ladder: Ladder,
  rules: Rules = {},
  clock: Clock = unlimited,
): Generator<Step, void, void> {
  return withoutPauses(walking(board, ladder, rules, clock));
}

/** The steps of a path as `walk` yields them, and undefined where the clock asks for a pause. */
export function* walking(
  board: Board,
  ladder: Ladder,
  rules: Rules,
  clock: Clock,
): Generator<Step | undefined, void, void> {
  for (const found of climbing(ladder.begin(board, rungsOf(ladder, rules), clock)))
    yield found && new Step(found, board.geometry);
}
