/**
 * The proof checker. It knows nothing of strategies: it takes the board before a step, the step's conclusions and the
 * truths it names, assumes the opposite of each conclusion in turn, and searches over those truths alone for a choice
 * of one candidate each, no two in conflict. There is none: the conclusion is proved. There is one: it does not follow.
 */
import { lowestBit } from '../core/bits.js';
import type { Board, Markup } from '../core/board.js';
import type { Candidate } from '../core/geometry.js';
import { moved } from '../core/moves.js';
import type { Truth } from '../logic/step/truths.js';
import { isDeadly } from './deadly.js';
import { isSymmetry } from './symmetry.js';

export interface Claim {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  readonly truths: readonly Truth[];
}

export type Verdict =
  | { readonly verdict: 'proved' }
  /** `conclusion`: the one that does not follow; absent where a truth itself is none. */
  | { readonly verdict: 'refuted'; readonly reason: string; readonly conclusion?: Candidate }
  /** The search was cut short. */
  | { readonly verdict: 'undecided' };

/** Choices the search may make before it gives up. */
const MOST_CHOICES = 200_000;

/** Proves or refutes a step. The board is the one before it, and stays as it is. */
export function prove(board: Markup, { place, remove, truths }: Claim): Verdict {
  if (place.length + remove.length === 0) return { verdict: 'refuted', reason: 'the step concludes nothing' };
  for (const conclusion of [...place, ...remove])
    if (!board.has(conclusion))
      return { verdict: 'refuted', reason: 'the step touches what is no candidate', conclusion };
  const clauses: Clause[] = [];
  for (const truth of truths) {
    if (truth.kind === 'deadly' && !isDeadly(board, truth.cells, truth.digits))
      return { verdict: 'refuted', reason: 'a pattern said to be deadly is not' };
    if (truth.kind === 'symmetry' && !isSymmetry(board, truth.move, truth.digits))
      return { verdict: 'refuted', reason: 'givens said to be symmetrical are not' };
    const clause = clauseOf(board, truth);
    if (clause) clauses.push(clause);
  }
  const budget = { choices: MOST_CHOICES };
  for (const conclusion of [...place, ...remove]) {
    const opposite = board.copy();
    const { geometry } = board;
    if (place.includes(conclusion)) opposite.remove(conclusion);
    else opposite.place(geometry.cellOf(conclusion), geometry.digitOf(conclusion));
    if (canHold(opposite, clauses, budget))
      return budget.choices < 0
        ? { verdict: 'undecided' }
        : { verdict: 'refuted', reason: 'the truths named allow the opposite', conclusion };
  }
  return { verdict: 'proved' };
}

/** Candidates of which one is true. */
type Clause = readonly Candidate[];

/** The candidates of a truth; undefined where it is fulfilled already. */
function clauseOf({ geometry, digits, slots, values }: Markup, truth: Truth): Clause | undefined {
  const { size } = geometry;
  const clause: Candidate[] = [];
  switch (truth.kind) {
    case 'cell':
      if (values[truth.cell]! >= 0) return undefined;
      for (let rest = digits[truth.cell]!; rest; rest &= rest - 1)
        clause.push(geometry.candidate(truth.cell, lowestBit(rest)));
      return clause;
    case 'house':
      for (let slot = 0; slot < size; slot++)
        if (values[geometry.cellAt(truth.house, slot)] === truth.digit) return undefined;
      for (let rest = slots[truth.house * size + truth.digit]!; rest; rest &= rest - 1)
        clause.push(geometry.candidate(geometry.cellAt(truth.house, lowestBit(rest)), truth.digit));
      return clause;
    case 'deadly':
      for (const [i, cell] of truth.cells.entries()) {
        const others = ~truth.digits[i]!;
        if (values[cell]! >= 0 && others & (1 << values[cell]!)) return undefined;
        for (let rest = digits[cell]! & others; rest; rest &= rest - 1)
          clause.push(geometry.candidate(cell, lowestBit(rest)));
      }
      return clause;
    case 'symmetry': {
      const cell = geometry.cellOf(truth.candidate);
      const digit = geometry.digitOf(truth.candidate);
      const image = moved(geometry, truth.move, cell);
      if (values[image] === truth.digits[digit] || (values[cell]! >= 0 && values[cell] !== digit)) return undefined;
      for (let rest = digits[cell]! & ~(1 << digit); rest; rest &= rest - 1)
        clause.push(geometry.candidate(cell, lowestBit(rest)));
      if (image !== cell && digits[image]! & (1 << truth.digits[digit]!))
        clause.push(geometry.candidate(image, truth.digits[digit]!));
      return clause;
    }
  }
}

/** Whether one candidate of each clause can be true on the board. Uses the board up. Out of budget counts as yes. */
function canHold(board: Board, clauses: readonly Clause[], budget: { choices: number }): boolean {
  const { geometry, values } = board;
  const isTrue = (candidate: Candidate): boolean => values[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
  let open = clauses;
  for (;;) {
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
