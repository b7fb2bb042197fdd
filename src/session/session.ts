/**
 * Session: a puzzle, or a player's grid, opened with settings. It computes solutions, mistakes and rungs when they are
 * first needed, and returns values; callers turn them into JSON or text. Every method checks the session's clock, which
 * throws when the time is up or the caller aborts.
 */
import { backtracking } from '../../strategies/last-resort/backtracking.js';
import type { Board } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import { boardOf, countValues, givensOf, isPlain, type Puzzle } from '../core/puzzle.js';
import { isPuzzle, type Prospect, prospectOf } from '../search/check.js';
import { everyStep, outcomes } from '../solver/all-steps.js';
import type { Ladder } from '../solver/ladder.js';
import type { Rung } from '../solver/rung.js';
import type { FoundStep } from '../solver/step.js';
import { type Rules, rungsOf, walk } from '../solver/walk.js';
import { asMarked, type Judgement, judge, type Mistake, positionOf } from './mistakes.js';

/** The allowed strategies in their order, and one clock for all answers. */
export interface SessionSettings extends Omit<Rules, 'unique' | 'everything'> {
  readonly ladder: Ladder;
  readonly clock?: Clock;
}

/** Returns the next step of a play; undefined if none is found. Throws OutOfTime when the clock does. */
export function nextStep(play: Puzzle, ladder: Ladder, rules: Rules, clock: Clock): FoundStep | undefined {
  return firstStep(walk(positionOf(play), ladder, rules, clock));
}

function firstStep(steps: Iterable<FoundStep>): FoundStep | undefined {
  for (const step of steps) return step;
  return undefined;
}

/** Results about a puzzle, each computed when it is first needed. */
export interface SessionFacts {
  prospect?: Prospect;
  judgement?: Judgement;
}

/** A puzzle opened with settings: its mistakes, next steps, path and grade. */
export class Session {
  readonly clock: Clock;

  constructor(
    readonly puzzle: Puzzle,
    readonly settings: SessionSettings,
    /** Results that are computed once and shared by all sessions on the puzzle. */
    private readonly facts: SessionFacts = {},
  ) {
    this.clock = settings.clock ?? unlimited;
  }

  /** Returns a session on the same puzzle with other settings. It shares the results computed so far. */
  with(settings: Partial<SessionSettings>): Session {
    return new Session(this.puzzle, { ...this.settings, ...settings }, this.facts);
  }

  /**
   * Returns the session with which a path begins. If the player has filled the whole grid and is right, no step is left, so
   * the path is that from the givens.
   */
  atStart(): Session {
    const { puzzle, settings, prospect } = this;
    const isDone = prospect.unique && countValues(puzzle) === puzzle.geometry.cells && !isPlain(puzzle);
    return isDone ? new Session(givensOf(puzzle), settings, { prospect }) : this;
  }

  /** The solutions of the position, at most two. A walk needs exactly one. */
  get prospect(): Prospect {
    return (this.facts.prospect ??= prospectOf(this.puzzle, this.clock));
  }

  /** The mistakes, and a flag that a solution can still be reached, without which there is no next step. */
  get judgement(): Judgement {
    return (this.facts.judgement ??= judge(this.puzzle, this.clock));
  }

  mistakes(): readonly Mistake[] {
    return this.judgement.mistakes;
  }

  /** Returns a new board of the position, with all candidates in cells without a mark. */
  position(): Board {
    return positionOf(this.puzzle);
  }

  /** Returns the next step of the ladder; undefined if none is found or a mistake misleads. */
  next(): FoundStep | undefined {
    return firstStep(this.onward());
  }

  /** Yields the steps of the ladder from the position; none if a mistake misleads. */
  *onward(): Generator<FoundStep, void, void> {
    if (this.judgement.canGoOn) yield* walk(this.position(), this.settings.ladder, this.rules(), this.clock);
  }

  /**
   * Yields every outcome with its cheapest step, cheapest first. Returns true if the time ran out before all were
   * found.
   */
  *all(): Generator<FoundStep, boolean, void> {
    return this.judgement.canGoOn && (yield* outcomes(this.position(), this.rungs(), this.clock));
  }

  /** Yields every step to every outcome as it is found, from the cheapest rung up. Rungs search for all that there are. */
  *every(): Generator<FoundStep, void, void> {
    if (this.judgement.canGoOn) yield* everyStep(this.position(), this.rungs({ everything: true }), this.clock);
  }

  /**
   * Yields the steps to the solution. Each is yielded before it is applied to the board, which the caller may pass in
   * order to watch it.
   */
  *walk(board: Board = boardOf(this.puzzle)): Generator<FoundStep, void, void> {
    yield* walk(board, this.settings.ladder, this.rulesOfWalk(), this.clock);
  }

  /**
   * The rules for a path to the solution. Where there are several solutions, it has guesses only if the settings ask for
   * them.
   */
  rulesOfWalk(): Rules {
    const { result, isOfCandidates } = this.prospect;
    const { guess = result.solutions.length < 2 || this.settings.only?.includes(backtracking.id) === true } =
      this.settings;
    return { ...this.rules(isPuzzle(this.prospect), isOfCandidates), guess };
  }

  /**
   * The rules for a step. Strategies that assume uniqueness are allowed only if the givens, or else the candidates, have
   * one solution.
   */
  rules(unique = this.judgement.solutions === 'one', isOfCandidates = this.judgement.isOfCandidates): Rules {
    const within = isOfCandidates ? asMarked(this.puzzle).candidates : undefined;
    return { ...this.settings, unique, ...(within && { within }) };
  }

  /** The rungs that the settings allow. */
  private rungs(further: Partial<Rules> = {}): readonly Rung[] {
    return rungsOf(this.settings.ladder, { ...this.rules(), ...further });
  }
}
