/**
 * Whips and braids as the ladder `full` looks for them: whips of a few steps, and of braids those that singles come upon,
 * which need not be the shortest.
 */
import type { Markup, Stamp } from '../../core/board.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { contradictionOf, type ForcedStep, Trial } from '../forcing/trial.js';
import { candidatesOn, FEWEST_STEPS, type Refutation, refutationsOf } from '../forcing/trial-steps.js';
import type { Outcomes } from '../step/outcome.js';
import { type Hit, removing } from '../step/strategy.js';
import { type WhipPattern, whipAlong } from './pattern.js';

/** The longest whip. Longer ones are left to the ladders of whips and braids. */
const LONGEST_WHIP = 8;
/** The most partial whips tried for one candidate. */
const MOST_TRIED = 200;

const whipHit = (board: Markup, { assumed, steps }: Refutation): Hit<WhipPattern> =>
  removing(
    whipAlong(
      board,
      assumed,
      steps.map(({ truth }) => truth),
    ),
    [assumed],
  );

/** Chains of forced steps that may yet refute a candidate, all of one length. */
interface Search {
  readonly candidate: Candidate;
  readonly seen: Set<string>;
  partial: readonly { readonly trial: Trial; readonly steps: readonly ForcedStep[] }[];
}

/**
 * Lengthens a candidate's chains by one step, which must be forced by the step before it (and whatever earlier ones);
 * the whip, if that refutes the candidate.
 */
function lengthen(search: Search, clock: Clock): ForcedStep[] | undefined {
  const longer: Search['partial'][number][] = [];
  for (const { trial, steps } of search.partial) {
    clock();
    const last = trial.assumed.at(-1)!;
    let taken: string | undefined;
    for (const step of trial.forcedByLast()) {
      if (step.candidate === undefined) return [...steps, step];
      if (search.seen.size >= MOST_TRIED) continue;
      taken ??= trial.assumed.toSorted((a, b) => a - b).join();
      const key = `${taken} ${step.candidate}`;
      if (search.seen.has(key)) continue;
      search.seen.add(key);
      longer.push({ trial: trial.with(step.candidate), steps: [...steps, { ...step, after: [last] }] });
    }
  }
  search.partial = longer;
  return undefined;
}

/** Short whips, shortest first. Only candidates that some braid refutes are tried: no whip refutes others. */
export function* shortWhips(
  board: Markup,
  _: Stamp | undefined,
  clock: Clock = unlimited,
  known?: Outcomes,
): Generator<Hit<WhipPattern>, void, void> {
  let searches: Search[] = [];
  for (const candidate of candidatesOn(board, clock, known))
    if (contradictionOf(board, candidate))
      searches.push({ candidate, seen: new Set(), partial: [{ trial: Trial.from(board).take(candidate), steps: [] }] });
  for (let length = 1; length <= LONGEST_WHIP && searches.length > 0; length++) {
    const open: Search[] = [];
    for (const search of searches) {
      clock();
      const steps = lengthen(search, clock);
      if (steps && steps.length >= FEWEST_STEPS) yield whipHit(board, { assumed: search.candidate, steps });
      else if (!steps) open.push(search);
    }
    searches = open;
  }
}

/** Braids by singles, those with the fewest steps first. */
export function* playedBraids(
  board: Markup,
  _: Stamp | undefined,
  clock: Clock = unlimited,
  known?: Outcomes,
): Generator<Hit<WhipPattern>, void, void> {
  for (const refutation of refutationsOf(board, candidatesOn(board, clock, known))) yield whipHit(board, refutation);
}
