/**
 * A whip or a braid for an explanation: the remaining value of each variable, and the causes that excluded its other
 * candidates.
 */
import type { Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import { conflictsWithAll } from '../../core/seeing.js';
import { candidatesOf } from '../forcing/trial.js';
import type { Need } from '../step/truths.js';

export interface WhipStep {
  readonly need: Need;
  /** The right-linking part: a candidate, the candidates of a segment or, in the last step, none. */
  readonly right: readonly Candidate[];
  /** The other candidates. */
  readonly lost: readonly Candidate[];
  /** The target, or rights of earlier steps, that exclude these: the previous right first, if it does. */
  readonly causes: readonly (readonly Candidate[])[];
}

export interface WhipPattern {
  readonly target: Candidate;
  readonly steps: readonly WhipStep[];
}

/** Follows a target through variables in turn. */
export function whipAlong(board: Markup, target: Candidate, needs: readonly Need[]): WhipPattern {
  const { geometry } = board;
  const steps: WhipStep[] = [];
  for (const need of needs) {
    const befores = [[target], ...steps.map(({ right }) => right)];
    const rulesOut = (before: readonly Candidate[], candidate: Candidate): boolean =>
      conflictsWithAll(geometry, before, candidate);
    const all = candidatesOf(board, need);
    const lost = all.filter((candidate) => befores.some((before) => rulesOut(before, candidate)));
    const causes: (readonly Candidate[])[] = [];
    let unexplained = lost;
    for (const before of [befores.at(-1)!, ...befores]) {
      const rest = unexplained.filter((candidate) => !rulesOut(before, candidate));
      if (rest.length < unexplained.length) causes.push(before);
      unexplained = rest;
    }
    steps.push({ need, right: all.filter((candidate) => !lost.includes(candidate)), lost, causes });
  }
  return { target, steps };
}
