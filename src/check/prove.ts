/**
 * The proof checker. It knows nothing of strategies. It takes the board before a step, the step's conclusions and the
 * truths that the step names. It assumes the opposite of each conclusion in turn and searches for a choice of one
 * candidate of each truth, no two in conflict, with which the named rules can be met. If there is no such choice, the
 * conclusion is proved; if there is one, it does not follow.
 */
import type { Board, Markup, Stamp } from '../core/board.js';
import { boardOf } from '../core/board-of.js';
import { type Clock, unlimited } from '../core/clock.js';
import type { Candidate, Cell } from '../core/geometry.js';
import { puzzleOf } from '../core/position.js';
import { type Automaton, addingDifferent, type Effort, readingDifferent } from '../definitions/automaton.js';
import { definedGrid } from '../definitions/grid.js';
import type { Truth } from '../logic/step/truths.js';
import { search } from '../search/search.js';
import { type Clause, isCandidate } from './clauses.js';
import { groundsOf, type StepGrounds, type StepPosition } from './grounds.js';
import { cellsRead, type MachineReader, narrowBy, readerOf } from './rules.js';

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

/** What a step says: its conclusions and the truths from which they follow. */
export interface Claim {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  readonly truths: readonly Truth[];
}

/** The verdict on a step that claims to follow from the position. */
export type Proof =
  | { readonly verdict: 'proved' }
  /** The step is refuted. `conclusion` is the one that does not follow; absent if a truth itself is false. */
  | { readonly verdict: 'refuted'; readonly reason: string; readonly conclusion?: Candidate }
  /** The search was cut short. */
  | { readonly verdict: 'undecided' };

/** The verdict on any step. `assumed`: the step says of itself that it is an assumption, and it leaves a solution. */
export type Verdict = Proof | { readonly verdict: 'assumed' };

/** The choices that a search may make before it gives up, and the transitions of machines. */
type Limits = Pick<Budget, 'choices' | 'transitions'>;

/** The limits of a search at first: another may come to an end at once. */
const SHORT: Limits = { choices: 100, transitions: 2_000_000 };

/** The limits of a search after which a step is undecided: some seconds' worth. */
const FULL: Limits = { choices: 200_000, transitions: 200_000_000 };

/**
 * Proves or refutes a step. `position` is that before the step and is not changed. Deadly patterns and symmetries rely on a
 * unique solution, which is not checked here. A step of a puzzle with a rule that states no definition is proved or
 * undecided. Throws OutOfTime when the clock does.
 */
export function prove(position: StepPosition, claim: Claim, clock: Clock = unlimited): Proof {
  const proof = proofBy(position, claim, clock);
  return proof.verdict === 'refuted' && definedGrid(position.geometry).lacking.length > 0
    ? { verdict: 'undecided' }
    : proof;
}

function proofBy(position: StepPosition, claim: Claim, clock: Clock): Proof {
  const unfit = unfitConclusion(position, claim);
  if (unfit) return unfit;
  const grounds = groundsOf(position, claim.truths, clock);
  if (typeof grounds === 'string') return { verdict: 'refuted', reason: grounds };
  const { geometry } = grounds.board;
  const differ = (a: Cell, b: Cell): boolean => geometry.sees(a, b);
  const machines = grounds.machines.map((machine) =>
    machine.equation && machine.cells.length > 2
      ? addingDifferent(machine.cells, machine.equation, geometry.numbers, differ)
      : machine,
  );
  // Cells that are too many for their digits take a search very long, and a machine that counts digits no time.
  let counting: readonly Automaton[] | undefined;
  const countingAsWell = (): readonly Automaton[] => {
    if (counting) return counting;
    const named = claim.truths.flatMap((truth) => (truth.kind === 'cell' ? [truth.cell] : []));
    const cells = [...new Set([...named, ...cellsRead(machines)])];
    const different = addingDifferent(cells, { factors: cells.map(() => 0), total: 0 }, geometry.numbers, differ);
    const own = machines.map((machine) =>
      machine.equation || machine.isRelation ? machine : readingDifferent(machine, geometry.size, differ),
    );
    counting = [...own, ...grounds.further(), different];
    return counting;
  };
  let proof: Proof = { verdict: 'undecided' };
  for (const limits of [SHORT, FULL])
    for (const all of [() => machines, countingAsWell]) {
      if (proof.verdict === 'undecided') proof = proofFrom(grounds, all(), claim, limits, clock);
    }
  return proof;
}

function proofFrom(
  { board, clauses }: StepGrounds,
  machines: readonly Automaton[],
  claim: Claim,
  limits: Limits,
  clock: Clock,
): Proof {
  const budget: Budget = { ...limits, clock, failures: new Map() };
  const readers = machines.map((machine) => readerOf(machine, budget));
  // What follows from the truths alone is worked out once for all conclusions.
  const settled = board.copy();
  const isMet = settle(settled, clauses, readers, budget, -1);
  for (const { candidate: conclusion, isPlaced } of conclusionsOf(claim)) {
    // Definitions may have excluded it already.
    if (!board.has(conclusion)) {
      if (!isPlaced) continue;
      return { verdict: 'refuted', reason: 'the step places a digit that a rule excludes', conclusion };
    }
    if (!isMet) continue;
    const opposite = oppositeOf(settled, conclusion, isPlaced);
    if (opposite && canHold(opposite, clauses, readers, budget, settled.now))
      return isSpent(budget)
        ? { verdict: 'undecided' }
        : { verdict: 'refuted', reason: 'the named truths allow the opposite', conclusion };
  }
  return { verdict: 'proved' };
}

/** Returns a board on which a conclusion is false; undefined if it is true on this one. */
function oppositeOf(board: Board, conclusion: Candidate, isPlaced: boolean): Board | undefined {
  const { geometry } = board;
  const [cell, digit] = [geometry.cellOf(conclusion), geometry.digitOf(conclusion)];
  const isTrue = board.values[cell] === digit;
  const isOpen = board.has(conclusion);
  if (isPlaced ? isTrue : !isTrue && !isOpen) return undefined;
  const opposite = board.copy();
  if (isOpen && isPlaced) opposite.remove(conclusion);
  else if (isOpen) opposite.place(cell, digit);
  return opposite;
}

/** Accepts an assumption that leaves a solution, and refutes any other. Does not change the board. */
export function assume(position: StepPosition, claim: Claim, clock: Clock): Verdict {
  const unfit = unfitConclusion(position, claim);
  if (unfit) return unfit;
  const { geometry } = position;
  const after = boardOf(puzzleOf(position));
  for (const { candidate, isPlaced } of conclusionsOf(claim)) {
    const conflicting = {
      verdict: 'refuted',
      reason: 'the assumption leaves no solution',
      conclusion: candidate,
    } as const;
    const [cell, digit] = [geometry.cellOf(candidate), geometry.digitOf(candidate)];
    if (isPlaced ? !after.has(candidate) : after.values[cell] === digit) return conflicting;
    if (isPlaced) after.place(cell, digit);
    else after.remove(candidate);
  }
  const { solutions, ended } = search(
    { geometry, values: after.values, candidates: after.digits },
    { clock, limit: 1 },
  );
  if (solutions.length > 0 && definedGrid(geometry).broken(solutions[0]!).length === 0) return { verdict: 'assumed' };
  return ended === 'cut'
    ? { verdict: 'undecided' }
    : { verdict: 'refuted', reason: 'the assumption leaves no solution' };
}

/** Refutes a claim without a conclusion, or with one that is no candidate. */
function unfitConclusion({ geometry, digits }: StepPosition, claim: Claim): Proof | undefined {
  const conclusions = conclusionsOf(claim);
  if (conclusions.length === 0) return { verdict: 'refuted', reason: 'the step concludes nothing' };
  const unfit = conclusions.find(
    ({ candidate }) =>
      !(isCandidate(geometry, candidate) && digits[geometry.cellOf(candidate)]! & (1 << geometry.digitOf(candidate))),
  );
  return (
    unfit && {
      verdict: 'refuted',
      reason: 'the step places or removes something that is not a candidate',
      conclusion: unfit.candidate,
    }
  );
}

/** The choices that the search may still make before it gives up, its clock, and what it has learned. */
interface Budget extends Effort {
  choices: number;
  readonly clock: Clock;
  /** How often each clause has run out of candidates. What fails often is tried first: ten times as few choices. */
  readonly failures: Map<Clause, number>;
}

/**
 * True if one candidate of each clause can be true at once under the rules, or if the budget is exhausted. Overwrites the
 * board, on which all that follows from changes up to the stamp is done.
 */
function canHold(
  board: Board,
  clauses: readonly Clause[],
  readers: readonly MachineReader[],
  budget: Budget,
  since: Stamp = -1,
): boolean {
  budget.clock();
  if (!settle(board, clauses, readers, budget, since)) return false;
  const clause = tightest(clauses, board, budget);
  if (!clause || isSpent(budget)) return true;
  const { geometry, now } = board;
  for (const candidate of clause) {
    if (!board.has(candidate)) continue;
    budget.choices--;
    if (isSpent(budget)) return true;
    const after = board.copy();
    after.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
    if (canHold(after, clauses, readers, budget, now)) return true;
  }
  return false;
}

/** Narrows by the rules and places what clauses force until neither changes anything. Returns false if one cannot be met. */
function settle(
  board: Board,
  clauses: readonly Clause[],
  readers: readonly MachineReader[],
  budget: Budget,
  since: Stamp,
): boolean {
  const { geometry } = board;
  const failed = narrowBy(board, readers, since, budget);
  if (failed) {
    for (const clause of clauses)
      if (clause.some((each) => failed.cells.includes(geometry.cellOf(each)))) fail(clause, budget);
    return false;
  }
  const { now } = board;
  for (const clause of clauses) {
    const left = countLeft(clause, board);
    if (left === 0) {
      fail(clause, budget);
      return false;
    }
    if (left > 1) continue;
    const only = clause.find((candidate) => board.has(candidate))!;
    board.place(geometry.cellOf(only), geometry.digitOf(only));
  }
  return board.now === now || settle(board, clauses, readers, budget, now);
}

const isSpent = ({ choices, transitions }: Budget): boolean => choices < 0 || transitions < 0;

const fail = (clause: Clause, { failures }: Budget): void => void failures.set(clause, (failures.get(clause) ?? 0) + 1);

/** Returns the number of candidates left of a clause; Infinity if a value on the board satisfies it. */
function countLeft(clause: Clause, board: Markup): number {
  const { geometry, values } = board;
  let count = 0;
  for (const candidate of clause) {
    if (values[geometry.cellOf(candidate)] === geometry.digitOf(candidate)) return Infinity;
    if (board.has(candidate)) count++;
  }
  return count;
}

/** Returns the clause with the fewest candidates for its failures; undefined if all are satisfied. */
function tightest(clauses: readonly Clause[], board: Markup, { failures }: Budget): Clause | undefined {
  let [best, least] = [undefined as Clause | undefined, Infinity];
  for (const clause of clauses) {
    const size = countLeft(clause, board) / (1 + (failures.get(clause) ?? 0));
    if (size < least) [best, least] = [clause, size];
  }
  return best;
}
