/** Finds the truths that refute a candidate: by singles and, if these get stuck, by cases. */
import { countBits } from '../../core/bits.js';
import { EMPTY, type Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import { cellTruths, houseTruths, needAt, type Truth } from '../step/truths.js';
import { candidatesOf, type ForcedStep, Trial } from './trial.js';

type Choice = ForcedStep['truth'];

/** A candidate assumed or proved true; without a truth it is an assumption. */
interface Assumed {
  readonly candidate: Candidate;
  readonly truth?: Choice;
}

/** The grounds of a contradiction. */
interface Grounds {
  readonly truths: ReadonlySet<number>;
  readonly assumed: ReadonlySet<Assumed>;
}

/** The most cases tried before the search gives up. */
const MOST_CASES = 1000;

/** Returns all cells, all digits in all houses, and all rules: used if the relevant truths are not known. */
export const everyTruth = ({ geometry }: Markup): Truth[] => [
  ...cellTruths(Array.from({ length: geometry.cells }, (_, cell) => cell)),
  ...houseTruths(
    Array.from({ length: geometry.houses }, (_, house) => house),
    ...Array(geometry.size).keys(),
  ),
  ...geometry.rules.map((_, rule): Truth => ({ kind: 'rule', rule })),
];

/**
 * Returns the truths that refute a premise, a candidate that is on or off. They are found forwards, and trimmed like
 * proofs, backwards from each contradiction. Returns all truths if the search would take too many cases.
 */
export function truthsAgainst(board: Markup, candidate: Candidate, on: boolean): readonly Truth[] {
  const trial = Trial.from(board);
  const grounds = refuted(on ? trial.take(candidate) : trial.drop(candidate), on ? [{ candidate }] : [], {
    cases: MOST_CASES,
  });
  if (!grounds) return everyTruth(board);
  return [...grounds.truths].sort((a, b) => a - b).map((number) => needAt(board.geometry, number));
}

/** Returns the number of a truth: see `needAt`. */
const numberOf = ({ geometry }: Markup, truth: Choice): number =>
  truth.kind === 'cell' ? truth.cell : geometry.cells + truth.house * geometry.size + truth.digit;

function refuted(trial: Trial, before: readonly Assumed[], budget: { cases: number }): Grounds | undefined {
  const assumptions = [...before];
  for (let forced = trial.forced(); forced.length > 0; forced = trial.forced())
    for (const { truth, candidate } of forced) {
      if (candidate === undefined) return groundsOf(trial, assumptions, truth);
      if (!trial.board.has(candidate)) continue;
      trial.take(candidate);
      assumptions.push({ candidate, truth });
    }
  const choice = tightest(trial);
  if (!choice) return undefined;
  const left = candidatesOf(trial.board, choice);
  const own = groundsOf(trial, assumptions, choice, left);
  const truths = new Set(own.truths);
  const assumed = new Set(own.assumed);
  for (const candidate of left) {
    if (--budget.cases < 0) return undefined;
    const guess: Assumed = { candidate };
    const grounds = refuted(trial.with(candidate), [...assumptions, guess], budget);
    if (!grounds?.assumed.has(guess)) return grounds;
    for (const truth of grounds.truths) truths.add(truth);
    for (const one of grounds.assumed) if (one !== guess) assumed.add(one);
  }
  return { truths, assumed };
}

/** Returns the grounds for a truth with only these candidates left, traced back to the assumptions. */
function groundsOf(
  trial: Trial,
  assumptions: readonly Assumed[],
  last: Choice,
  group: readonly Candidate[] = [],
): Grounds {
  const { geometry } = trial.board;
  const truths = new Set<number>();
  const needed = new Set<Assumed>();
  const rest = (step: ForcedStep): void => {
    truths.add(numberOf(trial.board, step.truth));
    for (const lost of trial.lost(step)) {
      const reason = assumptions.find(({ candidate }) => geometry.conflict(candidate, lost));
      if (reason) needed.add(reason);
    }
  };
  rest({ truth: last, group });
  for (const one of assumptions.toReversed())
    if (one.truth && needed.has(one)) rest({ truth: one.truth, candidate: one.candidate });
  return { truths, assumed: new Set([...needed].filter(({ truth }) => !truth)) };
}

/** Returns the truth with the fewest candidates left, cells first; undefined if all are fulfilled. */
function tightest(trial: Trial): Choice | undefined {
  const { geometry, values, digits, slots } = trial.board;
  const { size } = geometry;
  let fewest = Infinity;
  let choice: Choice | undefined;
  const offer = (left: number, truth: () => Choice): void => {
    if (left >= fewest) return;
    fewest = left;
    choice = truth();
  };
  for (let cell = 0; cell < geometry.cells; cell++)
    if (values[cell] === EMPTY) offer(countBits(digits[cell]!), () => ({ kind: 'cell', cell }));
  for (let house = 0; fewest > 2 && house < geometry.houses; house++)
    for (let digit = 0; digit < size; digit++) {
      const left = countBits(slots[house * size + digit]!);
      if (left > 0) offer(left, () => ({ kind: 'house', house, digit }));
    }
  return choice;
}
