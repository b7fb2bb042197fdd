/** Arguments by singles alone: cells with one digit left, and digits with one place left in a house. */
import type { Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import type { Need } from '../step/truths.js';
import type { Case } from './lines.js';
import { candidatesOf, type Follower, Trial, type TrialEnd } from './trial.js';

/** Adds all that is forced at once. */
export const singles: Follower = (trial) => {
  const forced = trial.forced();
  for (const { need, candidate } of forced)
    if (candidate === undefined) trial.leave(need, []);
    else if (trial.board.has(candidate)) trial.leave(need, [candidate]);
  return forced.length > 0;
};

/** Returns the contradiction by singles that follows if a candidate is true, or false; undefined if there is none. */
export function refutedBySingles(board: Markup, candidate: Candidate, on = true): TrialEnd | undefined {
  const trial = Trial.again(board).suppose(candidate, on);
  return trial.isRefutedBy(singles) ? trial.end() : undefined;
}

/**
 * Returns the proof by singles that a candidate cannot be true, or cannot be false, with no line that it does not need;
 * undefined if singles do not prove it. (Denis Berthier calls it a braid; with tiles on paper it is Bowman's bingo.)
 */
export const contradictionOf = (board: Markup, candidate: Candidate, on = true): Case | undefined =>
  refutedBySingles(board, candidate, on)?.lines();

/**
 * Returns the proof through some needs in turn, up to the first one with nothing left; undefined if none is. A need may
 * keep several candidates: what conflicts with all of them is ruled out.
 */
export function contradictionAlong(
  board: Markup,
  candidate: Candidate,
  on: boolean,
  needs: readonly Need[],
): Case | undefined {
  const trial = Trial.on(board).suppose(candidate, on);
  for (const need of needs) {
    if (trial.isMet(need)) continue;
    trial.leave(need, candidatesOf(trial.board, need));
    if (trial.isOver) return trial.end().lines();
  }
  return undefined;
}
