/**
 * The proof checker. It knows nothing of strategies. It takes the board before a step, the step's conclusions and the
 * truths that the step names. It assumes the opposite of each conclusion in turn and searches for a choice of one
 * candidate of each truth, no two in conflict. If there is no such choice, the conclusion is proved; if there is one,
 * it does not follow.
 */
import type { Board, Markup } from '../core/board.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Candidate } from '../core/geometry.js';
import type { Truth } from '../logic/step/truths.js';
import { type Clause, clausesOf, falseTruth, isCandidate } from './clauses.js';

/** A conclusion about one candidate: it is placed, or it is removed. */
export interface SingleConclusion {
  readonly candidate: Candidate;
  readonly isPlaced: boolean;
}

/** The conclusions of a step, placements first. */
export const conclusionsOf = ({
  place,
  remove,
}: {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
}): SingleConclusion[] => [
  ...place.map((candidate) => ({ candidate, isPlaced: true })),
  ...remove.map((candidate) => ({ candidate, isPlaced: false })),
];

export interface Claim {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  readonly truths: readonly Truth[];
}

export type Verdict =
  | { readonly verdict: 'proved' }
  /** The step is refuted. `conclusion` is the one that does not follow; absent if a truth itself is false. */
  | { readonly verdict: 'refuted'; readonly reason: string; readonly conclusion?: Candidate }
  /** The search was cut short. */
  | { readonly verdict: 'undecided' };

/** Choices the search may make before it gives up. */
const MOST_CHOICES = 200_000;

/**
 * Proves or refutes a step. `board` is the position before the step and is not changed. Deadly patterns and symmetries
 * rely on a unique solution, which is not checked here. Throws OutOfTime when the clock does.
 */
export function prove(board: Markup, claim: Claim, clock: Clock = unlimited): Verdict {
  const conclusions = conclusionsOf(claim);
  if (conclusions.length === 0) return { verdict: 'refuted', reason: 'the step concludes nothing' };
  for (const { candidate: conclusion } of conclusions)
    if (!(isCandidate(board.geometry, conclusion) && board.has(conclusion)))
      return { verdict: 'refuted', reason: 'the step touches what is no candidate', conclusion };
  const { truths } = claim;
  const reason = falseTruth(board, truths, clock);
  if (reason !== undefined) return { verdict: 'refuted', reason };
  const clauses = clausesOf(board, truths);
  const budget = { choices: MOST_CHOICES, clock };
  for (const { candidate: conclusion, isPlaced } of conclusions) {
    const opposite = board.copy();
    const { geometry } = board;
    if (isPlaced) opposite.remove(conclusion);
    else opposite.place(geometry.cellOf(conclusion), geometry.digitOf(conclusion));
    if (canHold(opposite, clauses, budget))
      return budget.choices < 0
        ? { verdict: 'undecided' }
        : { verdict: 'refuted', reason: 'the truths named allow the opposite', conclusion };
  }
  return { verdict: 'proved' };
}

/** True if one candidate of each clause can be true at once, or if the budget is exhausted. Overwrites the board. */
function canHold(
  board: Board,
  clauses: readonly Clause[],
  budget: { choices: number; readonly clock: Clock },
): boolean {
  const { geometry, values } = board;
  const isTrue = (candidate: Candidate): boolean => values[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
  let open = clauses;
  for (;;) {
    budget.clock();
    let shortest: Clause | undefined;
    const still: Clause[] = [];
    for (const clause of open) {
      if (clause.some(isTrue)) continue;
      const left = clause.filter((candidate) => board.has(candidate));
      if (left.length === 0) return false;
      still.push(left);
      if (!shortest || left.length < shortest.length) shortest = left;
    }
    if (!shortest) return true;
    open = still;
    if (shortest.length > 1) {
      for (const candidate of shortest) {
        if (--budget.choices < 0) return true;
        const next = board.copy();
        next.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
        if (canHold(next, open, budget)) return true;
      }
      return false;
    }
    board.place(geometry.cellOf(shortest[0]!), geometry.digitOf(shortest[0]!));
  }
}
