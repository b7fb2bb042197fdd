/**
 * Trials with clues: assume that a candidate is true, and follow singles, rules over several cells, relations of two, and
 * sums that follow for houses, until something cannot be filled. Only the steps that the contradiction needs are kept.
 */
import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell, Geometry } from '../../core/geometry.js';
import type { Rule } from '../../core/rule.js';
import { digitsFor, hasChanged } from '../../rules/fillings.js';
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

/** A step with the candidates on whose loss it rests. */
interface Recorded {
  readonly step: ClueStep;
  readonly rests: readonly Candidate[];
}

/** Returns the steps that refute a candidate, the contradiction last; undefined if they do not. */
export function refutedByClues(before: Markup, candidate: Candidate): readonly CausedStep[] | undefined {
  const { geometry } = before;
  const rules = geometry.memo(followed);
  const trial = Trial.from(before);
  const { board } = trial;
  const records: Recorded[] = [];
  /** The number of the step by which each candidate was lost, from one; zero for the premise. */
  const causes = new Int32Array(geometry.candidates);
  let start = board.now;
  const lostIn = (cells: readonly Cell[]): Candidate[] =>
    cells.flatMap((cell) => {
      const lost: Candidate[] = [];
      for (let rest = before.digits[cell]! & ~board.digits[cell]!; rest; rest &= rest - 1) {
        const each = geometry.candidate(cell, lowestBit(rest));
        if (board.values[cell] !== geometry.digitOf(each)) lost.push(each);
      }
      return lost;
    });
  const place = (placed: Candidate): void => {
    const open = board.digits.slice();
    trial.take(placed);
    for (let cell = 0; cell < geometry.cells; cell++)
      for (let rest = open[cell]! & ~board.digits[cell]!; rest; rest &= rest - 1)
        causes[geometry.candidate(cell, lowestBit(rest))] = records.length;
  };
  place(candidate);
  for (;;) {
    const [forced] = trial.forced();
    if (forced) {
      const { truth, candidate: placed } = forced;
      const rests = candidatesOf(before, truth).filter((other) => other !== placed && !board.has(other));
      records.push({ step: { truth, ...(placed !== undefined && { placed }) }, rests });
      if (placed === undefined) return neededOf(records, causes);
      place(placed);
      continue;
    }
    const record = changedRule();
    if (!record) return undefined;
    records.push(record);
    if (!('removed' in record.step) || record.step.removed.length === 0) return neededOf(records, causes);
    for (const lost of record.step.removed) {
      board.remove(lost);
      causes[lost] = records.length;
    }
  }

  /** Returns what the next rule says whose cells have changed; undefined if none says anything new. */
  function changedRule(): Recorded | undefined {
    for (const { rule, stepOf } of rules) {
      if (!hasChanged(rule, board, start - 1)) continue;
      const digits = digitsFor(rule, board);
      const isFilled = rule.narrow(digits);
      const removed = isFilled ? lostBy(rule, digits) : [];
      if (isFilled && removed.length === 0) continue;
      return { step: stepOf(removed), rests: lostIn(rule.cells) };
    }
    start = board.now;
    return undefined;
  }

  function lostBy({ cells }: Rule, kept: readonly number[]): Candidate[] {
    const lost: Candidate[] = [];
    for (const [at, cell] of cells.entries())
      for (let rest = board.digits[cell]! & ~kept[at]!; rest; rest &= rest - 1)
        lost.push(geometry.candidate(cell, lowestBit(rest)));
    return lost;
  }
}

/** Returns the steps that the last one needs. A step rests on what was lost before it. `causes`: numbers from one. */
function neededOf(records: readonly Recorded[], causes: Int32Array): CausedStep[] {
  const causesOf = (number: number): number[] =>
    records[number - 1]!.rests.map((lost) => causes[lost]!).filter((cause) => cause > 0 && cause < number);
  const isNeeded = new Set([records.length]);
  for (let number = records.length; number > 0; number--)
    if (isNeeded.has(number)) for (const cause of causesOf(number)) isNeeded.add(cause);
  const kept = [...isNeeded].sort((a, b) => a - b);
  return kept.map((number) => ({
    ...records[number - 1]!.step,
    causes: [...new Set(causesOf(number))].sort((a, b) => a - b).map((cause) => kept.indexOf(cause)),
  }));
}
