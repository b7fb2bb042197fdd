/**
 * Session: a puzzle, or a player's grid, opened with settings. It finds out what it needs for an answer (solutions,
 * mistakes, rungs) when it is first asked, and answers with values; callers make JSON, text or messages of them. Every
 * answer looks at the session's clock, which throws when the time is up or the caller aborts.
 */
import type { Board } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Candidate } from '../core/geometry.js';
import { boardOf, type Puzzle } from '../core/puzzle.js';
import { type Prospect, prospectOf } from '../search/check.js';
import { everyStep, outcomes } from '../solver/all-steps.js';
import type { Ladder } from '../solver/ladder.js';
import { isPause } from '../solver/rung.js';
import type { Step } from '../solver/step.js';
import { type Rules, rungsOf, walk } from '../solver/walk.js';
import { type Judgement, judge, type Mistake, positionOf } from './mistakes.js';
import { plainestReason, type Reason, valueAgainst } from './why.js';

/** The strategies that may be used, in their order, and the time for all answers together. */
export interface SessionSettings extends Omit<Rules, 'unique'> {
  readonly ladder: Ladder;
  readonly clock?: Clock;
}

/** The next step of a play, if one is found. Throws OutOfTime where the clock does. */
export function nextStep(play: Puzzle, ladder: Ladder, rules: Rules, clock: Clock): Step | undefined {
  return firstOf(walk(positionOf(play), ladder, rules, clock));
}

/** The first step, whatever pauses come before it. */
function firstOf(steps: Iterable<Step>): Step | undefined {
  for (const step of steps) if (!isPause(step)) return step;
  return undefined;
}

export class Session {
  readonly clock: Clock;
  /** Found out once, for all sessions on the puzzle. */
  private facts: { prospect?: Prospect; judgement?: Judgement } = {};

  constructor(
    readonly puzzle: Puzzle,
    readonly settings: SessionSettings,
  ) {
    this.clock = settings.clock ?? unlimited;
  }

  /** The same puzzle with other settings; what is known of it is not looked for again. */
  with(settings: Partial<SessionSettings>): Session {
    const other = new Session(this.puzzle, { ...this.settings, ...settings });
    other.facts = this.facts;
    return other;
  }

  /** Solutions of the position as it stands, two at most: it has to have one to be walked. */
  get prospect(): Prospect {
    return (this.facts.prospect ??= prospectOf(this.puzzle, this.clock));
  }

  /** The mistakes, and whether a solution can be reached: it has to be for a next step. */
  get judgement(): Judgement {
    return (this.facts.judgement ??= judge(this.puzzle, this.clock));
  }

  mistakes(): readonly Mistake[] {
    return this.judgement.mistakes;
  }

  /** A board of the position, with all candidates where the player has marked none; each caller gets a new one. */
  position(): Board {
    return positionOf(this.puzzle);
  }

  /** The next step of the ladder; undefined if none is found, or mistakes mislead. */
  next(): Step | undefined {
    return firstOf(this.onward());
  }

  /** The steps of the ladder from the position as it stands; none if mistakes mislead. */
  *onward(): Generator<Step, void, void> {
    if (this.judgement.canGoOn) yield* walk(this.position(), this.settings.ladder, this.rules(), this.clock);
  }

  /** Every outcome by its cheapest step, cheapest first. Returns true if the time was up before all were found. */
  *all(): Generator<Step, boolean, void> {
    return this.judgement.canGoOn && (yield* outcomes(this.position(), this.rungs(), this.clock));
  }

  /** Every way to every outcome, as it is found, from the cheapest rung up. */
  *every(): Generator<Step, void, void> {
    if (this.judgement.canGoOn) yield* everyStep(this.position(), this.rungs(), this.clock);
  }

  /** The reason why a candidate can go: a value, the plainest step that says so, or none that was found. */
  why(candidate: Candidate): Reason {
    const value = valueAgainst(this.puzzle, candidate);
    if (value !== undefined) return { kind: 'ruled-out', by: value };
    if (!this.judgement.canGoOn) return { kind: 'not-found' };
    return plainestReason(this.position(), this.settings.ladder, this.rules(), candidate, this.clock);
  }

  /** The steps to the solution. Each is yielded before it is carried out on the board, which the caller may keep to watch. */
  walk(board: Board = boardOf(this.puzzle)): Generator<Step, void, void> {
    return walk(board, this.settings.ladder, this.rules(this.prospect.unique), this.clock);
  }

  /** The settings as a walk takes them. Strategies that assume uniqueness need givens with one solution. */
  private rules(unique = this.judgement.solutions === 'one'): Rules {
    return { ...this.settings, unique };
  }

  private rungs() {
    return rungsOf(this.settings.ladder, this.rules());
  }
}
