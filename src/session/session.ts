/**
 * Session: a puzzle, or a player's grid, opened with settings. It computes solutions, mistakes and rungs when they are
 * first needed, and returns values; callers turn them into JSON or text. Every method checks the session's clock, which
 * throws when the time is up or the caller aborts.
 */
import { backtracking } from '../../strategies/last-resort/backtracking.js';
import type { Board } from '../core/board.js';
import { boardOf } from '../core/board-of.js';
import { type Clock, runsOut, unlimited } from '../core/clock.js';
import { puzzleOf } from '../core/position.js';
import { asMarked, clashes, countValues, givensOf, isPlain, type Puzzle } from '../core/puzzle.js';
import type { Strategy } from '../logic/step/strategy.js';
import { isOnly, isPuzzle, type Prospect, prospectOf } from '../search/check.js';
import { solutionsOf } from '../search/full-grid.js';
import { everyStep, outcomes } from '../solver/all-steps.js';
import type { Ladder } from '../solver/ladder.js';
import type { Rung } from '../solver/rung.js';
import type { FoundStep } from '../solver/step.js';
import { type Rules, rungsOf, walk } from '../solver/walk.js';
import { type Judgement, judge, type Mistake } from './mistakes.js';

/** The allowed strategies in their order, and one clock for all answers. */
export interface SessionSettings extends Omit<Rules, 'unique' | 'everything'> {
  readonly ladder: Ladder;
  readonly clock?: Clock;
  /** True if steps may be wrong, so that none may be relied on in counting solutions. Default: false. */
  readonly mayMislead?: boolean;
}

/**
 * Guesses after which a puzzle with rules is walked before its solutions are counted: steps leave fewer candidates, on
 * which counting is fast. After more guesses without a verdict, laborious steps come before the rest of the count.
 */
const GUESSES = { beforeSteps: 20_000, beforeLaborious: 100_000 };

/** Returns the board of a play, with all candidates in cells without a mark. */
export const positionOf = (play: Puzzle): Board => boardOf(asMarked(play));

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
  /** True if solutions are to be counted once steps have left fewer candidates. */
  isUncounted?: boolean;
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

  /**
   * The solutions of the position, at most two. Beside rules they may be unknown until a walk has come to a step that
   * needs to know them.
   */
  get prospect(): Prospect {
    return (this.facts.prospect ??= this.prospectBeforeSteps());
  }

  private prospectBeforeSteps(): Prospect {
    const { puzzle, clock, facts, settings } = this;
    if (puzzle.geometry.isBlind || !isPlain(puzzle) || settings.mayMislead)
      return prospectOf(puzzle, clock, {}, solutionsOf);
    const prospect = prospectOf(puzzle, clock, { nodes: GUESSES.beforeSteps }, solutionsOf);
    facts.isUncounted = prospect.result.ended === 'cut' && !runsOut(clock);
    return prospect;
  }

  /** True if the solutions are not counted yet, since a walk may begin without their number. */
  get isUncounted(): boolean {
    return this.prospect.result.ended === 'cut' && this.facts.isUncounted === true;
  }

  /** Counts the solutions on a board that steps have led to, if they are not counted yet. */
  private count(board: Board, nodes = Infinity): void {
    if (!this.isUncounted) return;
    const { puzzle, clock, facts } = this;
    const result = solutionsOf(puzzleOf(board), { clock, nodes });
    facts.isUncounted = result.ended === 'cut' && !runsOut(clock);
    facts.prospect = {
      result,
      clashes: result.solutions.length === 0 ? clashes(puzzle) : [],
      unique: isOnly(result),
      isOfCandidates: false,
    };
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

  /**
   * Yields every step to every outcome as it is found, from the cheapest rung up. Rungs search for all that there are.
   * `onSearch` is called with the strategies of each rung before it is searched.
   */
  *every(onSearch?: (strategies: readonly Strategy[]) => void): Generator<FoundStep, void, void> {
    if (this.judgement.canGoOn)
      yield* everyStep(this.position(), this.rungs({ everything: true }), this.clock, onSearch);
  }

  /**
   * Yields the steps to the solution. Each is yielded before it is applied to the board, which the caller may pass in
   * order to watch it. Steps that rely on nothing but the puzzle do not wait for the number of its solutions.
   */
  *walk(board: Board = boardOf(this.puzzle)): Generator<FoundStep, void, void> {
    const { settings, clock } = this;
    const onward = (rules: Rules) => walk(board, settings.ladder, rules, clock);
    if (this.isUncounted) yield* onward({ ...settings, unique: false, guess: false });
    this.count(board, GUESSES.beforeLaborious);
    if (this.isUncounted) yield* onward({ ...settings, unique: 'unknown', guess: false });
    yield* onward(this.rulesOfWalk(board));
  }

  /**
   * The rules for a path from a board to the solution. Where there are several solutions, it has guesses only if the
   * settings ask for them.
   */
  rulesOfWalk(board: Board): Rules {
    this.count(board);
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
