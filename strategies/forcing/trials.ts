/** Candidates that singles refute: braids, whips, and Bowman's bingo. */

import { isPair } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import { contradictionOf, type ForcedStep, Trial } from '../../src/logic/forcing/trial.js';
import { trialMarks, trialStep } from '../../src/logic/forcing/trial-steps.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { conclusion, count, lines, refuting, say } from '../../src/logic/step/message.js';
import type { Outcomes } from '../../src/logic/step/outcome.js';
import { type Explanation, type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';

interface Refutation {
  readonly assumed: Candidate;
  /** What is forced, in order; the last has nothing left to take. */
  readonly steps: readonly ForcedStep[];
}

/** A single step is what locked candidates and pairs show more plainly. */
const FEWEST_STEPS = 2;
/** Longer whips are looked for by nobody. */
const LONGEST_WHIP = 8;
/** Partial whips that are tried for one candidate. */
const MOST_TRIED = 200;

/** The candidates of the board that are of interest. */
function* candidatesOn(board: Markup, clock: Clock, known?: Outcomes): Generator<Candidate, void, void> {
  for (let candidate = 0; candidate < board.geometry.candidates; candidate++) {
    clock();
    if (board.has(candidate) && !known?.removes(candidate)) yield candidate;
  }
}

/** Those that a function refutes, those with the fewest steps first. */
function shortestFirst(
  candidates: Iterable<Candidate>,
  refute: (candidate: Candidate) => readonly ForcedStep[] | undefined,
): Hit<Refutation>[] {
  const hits: Hit<Refutation>[] = [];
  for (const candidate of candidates) {
    const steps = refute(candidate);
    if (steps && steps.length >= FEWEST_STEPS) hits.push(removing({ assumed: candidate, steps }, [candidate]));
  }
  return hits.sort((a, b) => a.pattern.steps.length - b.pattern.steps.length);
}

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
function lengthen(search: Search, geometry: Geometry): ForcedStep[] | undefined {
  const longer: Search['partial'][number][] = [];
  for (const { trial, steps } of search.partial) {
    const last = trial.assumed.at(-1)!;
    const taken = trial.assumed.toSorted((a, b) => a - b).join();
    for (const step of trial.forced(true)) {
      if (!trial.lost(step).some((lost) => geometry.conflict(lost, last))) continue;
      if (step.candidate === undefined) return [...steps, step];
      const key = `${taken} ${step.candidate}`;
      if (search.seen.has(key) || search.seen.size >= MOST_TRIED) continue;
      search.seen.add(key);
      longer.push({ trial: trial.with(step.candidate), steps: [...steps, { ...step, after: [last] }] });
    }
  }
  search.partial = longer;
  return undefined;
}

/** Whips, shortest first. What no braid refutes, no whip does, so only that is looked at. */
function* whipsOf(board: Markup, clock: Clock, known?: Outcomes): Generator<Hit<Refutation>, void, void> {
  let searches: Search[] = [];
  for (const candidate of candidatesOn(board, clock, known))
    if (contradictionOf(board, candidate))
      searches.push({ candidate, seen: new Set(), partial: [{ trial: Trial.from(board).take(candidate), steps: [] }] });
  for (let length = 1; length <= LONGEST_WHIP && searches.length > 0; length++) {
    const open: Search[] = [];
    for (const search of searches) {
      clock();
      const steps = lengthen(search, board.geometry);
      if (steps && steps.length >= FEWEST_STEPS)
        yield removing({ assumed: search.candidate, steps }, [search.candidate]);
      else if (!steps) open.push(search);
    }
    searches = open;
  }
}

function explain({ place, remove, pattern: { assumed, steps } }: Hit<Refutation>, geometry: Geometry): Explanation {
  return {
    message: say('Suppose {supposed}. That leads in {count} to a contradiction:{steps}\nSo {conclusion}.', {
      supposed: refuting(true, assumed),
      count: count(steps.length, 'step'),
      steps: lines(steps.map((step) => trialStep(step, geometry))),
      conclusion: conclusion({ place, remove }),
    }),
    marks: [...trialMarks(assumed, steps), ...markCandidates('target', remove)],
    truths: steps.map(({ truth }) => truth),
  };
}

/** A chain of forced steps, each hanging on the one before. (Denis Berthier, The Hidden Logic of Sudoku, 2007, and later.) */
export const whip: Strategy<Refutation> = {
  id: 'whip',
  name: 'Whip',
  family: 'forcing',
  level: 'extreme',
  score: 520,
  *find(board, _, clock = unlimited, known) {
    yield* whipsOf(board, clock, known);
  },
  explain,
};

/** A net of forced steps, each hanging on any before. (Denis Berthier, Pattern-Based Constraint Satisfaction, 2012.) */
export const braid: Strategy<Refutation> = {
  id: 'braid',
  name: 'Braid',
  family: 'forcing',
  level: 'extreme',
  score: 560,
  *find(board, _, clock = unlimited, known) {
    yield* shortestFirst(candidatesOn(board, clock, known), (candidate) => contradictionOf(board, candidate));
  },
  explain,
};

/** A bivalue cell, one of its digits laid down as a tile, and singles played until they clash. (Rich Bowman, 2005.) */
export const bowmansBingo: Strategy<Refutation> = {
  id: 'bowmans-bingo',
  name: "Bowman's Bingo",
  family: 'forcing',
  level: 'extreme',
  score: 600,
  *find(board, _, clock = unlimited, known) {
    const { geometry, digits: left } = board;
    yield* shortestFirst(candidatesOn(board, clock, known), (candidate) =>
      isPair(left[geometry.cellOf(candidate)]!) ? contradictionOf(board, candidate) : undefined,
    );
  },
  explain,
};
