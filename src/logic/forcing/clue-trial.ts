/**
 * Trials with clues: assume that a candidate is true, and follow singles, rules over several cells, relations of two, and
 * sums that follow for houses, until something cannot be filled. Only the steps that the contradiction needs are kept.
 */
import { lowestBit } from '../../core/bits.js';
import type { Board, Markup } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import type { Candidate, Cell, Geometry } from '../../core/geometry.js';
import type { Rule } from '../../core/rule.js';
import { beyond, digitsAt, hasLost, rowFor } from '../../rules/fillings.js';
import { differenceRule, type HouseDifference, houseDifferences } from '../../rules/house-differences.js';
import { pairRelations } from '../../rules/pair-relations.js';
import type { Need } from '../step/truths.js';
import { candidatesOf, Trial } from './trial.js';

/** A step of a trial: a single, or a clue that rules candidates out. Without a consequence it is the contradiction. */
export type ClueStep =
  | { readonly truth: Need; readonly placed?: Candidate }
  | { readonly rule: number; readonly cells: readonly Cell[]; readonly removed: readonly Candidate[] }
  | { readonly relation: readonly [Cell, Cell]; readonly removed: readonly Candidate[] }
  | { readonly difference: HouseDifference; readonly removed: readonly Candidate[] };

/** A step, and the indices of the earlier steps that it follows from, ascending. */
export type CausedStep = ClueStep & { readonly causes: readonly number[] };

/** True if a grid has clues that a trial follows beyond what a placed digit excludes. */
export const hasClues = ({ rules, further }: Geometry): boolean => rules.length > 0 || further !== undefined;

/** What a trial follows, and what it says of that. */
interface Followed {
  readonly rule: Rule;
  stepOf(removed: readonly Candidate[]): ClueStep;
}

const followed = (geometry: Geometry): readonly Followed[] => [
  ...geometry.rules.map(
    (rule, index): Followed => ({
      rule,
      stepOf: (removed) => ({ rule: index, cells: rule.cells, removed }),
    }),
  ),
  ...pairRelations(geometry).map(
    (rule): Followed => ({
      rule,
      stepOf: (removed) => ({ relation: rule.cells as unknown as readonly [Cell, Cell], removed }),
    }),
  ),
  ...houseDifferences(geometry).map(
    (difference): Followed => ({
      rule: differenceRule(geometry, difference.innies, difference.outies, difference.total),
      stepOf: (removed) => ({ difference, removed }),
    }),
  ),
];

/** What a trial found, in the order in which it follows. Numbers of records count from one. */
type Found =
  | { readonly truth: Need; readonly placed?: Candidate }
  | { readonly followed: Followed; readonly removed: readonly Candidate[] };

/** A board that all trials on one use in turn. */
const makeScratch = (board: Markup): Board => board.copy();

/** The digits that each trial without a contradiction left to the cells, by its candidate. */
const makeStanding = (): Map<Candidate, Int32Array> => new Map();

/**
 * True if a board still has all that a trial on it left, when it had more candidates. Such a trial comes to no
 * contradiction: singles and rules never narrow fewer candidates to more.
 */
function isStanding(left: Int32Array, board: Markup): boolean {
  for (let cell = 0; cell < left.length; cell++) if (left[cell]! & ~digitsAt(board, cell)) return false;
  return true;
}

/** Returns the steps that refute a candidate, the contradiction last; undefined if they do not. */
export function refutedByClues(before: Markup, candidate: Candidate): readonly CausedStep[] | undefined {
  const { geometry } = before;
  const standing = before.keep(makeStanding);
  const left = standing.get(candidate);
  if (left && isStanding(left, before)) return undefined;
  const rules = geometry.memo(followed);
  const board = before.keep(makeScratch).assign(before as Board);
  const trial = Trial.from(before, board);
  const found: Found[] = [];
  /** The number of the record by which each candidate was lost; zero for the premise, and for what was placed. */
  const causes = new Int32Array(geometry.candidates);
  /** The stamps up to which the rules know their cells. */
  const known = new Int32Array(rules.length).fill(board.now - 1);
  const open = new Int32Array(geometry.cells);
  const place = (placed: Candidate): void => {
    open.set(board.digits);
    trial.take(placed);
    for (let cell = 0; cell < geometry.cells; cell++)
      for (let rest = open[cell]! & ~board.digits[cell]!; rest; rest &= rest - 1)
        causes[geometry.candidate(cell, lowestBit(rest))] = found.length;
    causes[placed] = 0;
  };
  place(candidate);
  for (;;) {
    const forced = trial.firstForced();
    if (forced) {
      const { truth, candidate: placed } = forced;
      found.push({ truth, ...(placed !== undefined && { placed }) });
      if (placed === undefined) break;
      place(placed);
      continue;
    }
    const changed = changedRule();
    if (!changed) {
      standing.set(
        candidate,
        open.map((_, cell) => digitsAt(board, cell)),
      );
      return undefined;
    }
    found.push(changed);
    if (changed.removed.length === 0) break;
    for (const lost of changed.removed) {
      board.remove(lost);
      causes[lost] = found.length;
    }
  }
  return neededOf(found, before, causes);

  /** Returns what the next rule says whose cells have changed; undefined if none says anything new. */
  function changedRule(): Extract<Found, { followed: Followed }> | undefined {
    for (let at = 0; at < rules.length; at++) {
      const { rule } = rules[at]!;
      if (!hasLost(rule, board, known[at]!)) continue;
      known[at] = board.now;
      const row = rowFor(rule, board);
      const isFilled = rule.narrow(row);
      const removed = isFilled ? beyond(rule, board, row) : [];
      if (!isFilled || removed.length > 0) return { followed: rules[at]!, removed };
    }
    return undefined;
  }
}

/** Returns the steps that the last one needs: each rests on what its cells or its truth lost before it. */
function neededOf(found: readonly Found[], before: Markup, causes: Int32Array): CausedStep[] {
  const causesOf = (number: number): number[] =>
    restsOf(found[number - 1]!, before)
      .map((lost) => causes[lost]!)
      .filter((cause) => cause > 0 && cause < number);
  const isNeeded = new Set([found.length]);
  for (let number = found.length; number > 0; number--)
    if (isNeeded.has(number)) for (const cause of causesOf(number)) isNeeded.add(cause);
  const kept = [...isNeeded].sort((a, b) => a - b);
  return kept.map((number) => ({
    ...stepOf(found[number - 1]!),
    causes: [...new Set(causesOf(number))].sort((a, b) => a - b).map((cause) => kept.indexOf(cause)),
  }));
}

const stepOf = (found: Found): ClueStep => ('followed' in found ? found.followed.stepOf(found.removed) : found);

/** Returns the candidates on whose loss a step may rest. */
const restsOf = (found: Found, before: Markup): readonly Candidate[] =>
  'followed' in found
    ? candidatesAmong(before, found.followed.rule.cells, before.geometry.all)
    : candidatesOf(before, found.truth);
