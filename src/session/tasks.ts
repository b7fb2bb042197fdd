/** The answers of a session as work that can pause: undefined comes where its clock asks for a pause. */
import type { Board } from '../core/board.js';
import type { Pausing } from '../core/pausing.js';
import { prospecting } from '../search/check.js';
import { listingEvery, listingOutcomes } from '../solver/all-steps.js';
import type { Step } from '../solver/step.js';
import { walking } from '../solver/walk.js';
import { judging } from './mistakes.js';
import { Session } from './session.js';

/** The session with its prospect computed. */
export function* withProspect({ puzzle, settings, clock }: Session): Pausing<Session> {
  return new Session(puzzle, settings, { prospect: yield* prospecting(puzzle, clock) });
}

/** The session with its mistakes computed. */
export function* withJudgement({ puzzle, settings, clock }: Session): Pausing<Session> {
  return new Session(puzzle, settings, { judgement: yield* judging(puzzle, clock) });
}

/** Yields the steps of `session.walk`. */
export const walkingOf = (session: Session, board: Board): Generator<Step | undefined, void, void> =>
  walking(board, session.settings.ladder, session.rules(session.prospect.unique), session.clock);

/** Yields the steps of `session.onward`. */
export function* onwardOf(session: Session): Generator<Step | undefined, void, void> {
  if (session.judgement.canGoOn)
    yield* walking(session.position(), session.settings.ladder, session.rules(), session.clock);
}

/** Yields the steps of `session.all`, and returns what it does. */
export function* outcomesOf(session: Session): Generator<Step | undefined, boolean, void> {
  return session.judgement.canGoOn && (yield* listingOutcomes(session.position(), session.rungs(), session.clock));
}

/** Yields the steps of `session.every`. */
export function* everyOf(session: Session): Generator<Step | undefined, void, void> {
  if (session.judgement.canGoOn) yield* listingEvery(session.position(), session.rungs(), session.clock);
}
