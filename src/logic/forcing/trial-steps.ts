/** Candidates that singles refute, those with the fewest lines first. */
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { type Argument, refutation } from '../argument/lines.js';
import { refutedBySingles } from '../argument/singles.js';
import type { TrialEnd } from '../argument/trial.js';
import type { Outcomes } from '../step/outcome.js';
import { type Hit, removing } from '../step/strategy.js';

/** The fewest steps. Locked candidates and pairs show a single step more simply. */
export const FEWEST_STEPS = 2;

/** Yields the candidates of a board that are not known to be false. */
export function* candidatesOn(board: Markup, known?: Outcomes): Generator<Candidate, void, void> {
  for (let candidate = 0; candidate < board.geometry.candidates; candidate++)
    if (board.has(candidate) && !known?.removes(candidate)) yield candidate;
}

/**
 * Yields the refutations of candidates, those with the fewest lines first. `fewest`: for each candidate a number of lines
 * that its refutation does not fall short of, Infinity if singles do not refute it.
 */
export function* refutationHits(
  board: Markup,
  fewest: readonly number[],
  clock: Clock,
  known?: Outcomes,
): Generator<Hit<Argument>, void, void> {
  let open = [...candidatesOn(board, known)].filter((candidate) => fewest[candidate]! < Infinity);
  let found: (readonly [assumed: Candidate, end: TrialEnd])[] = [];
  for (let length = FEWEST_STEPS; open.length + found.length > 0; length++) {
    for (const assumed of open) {
      if (fewest[assumed]! > length) continue;
      clock();
      const end = refutedBySingles(board, assumed);
      if (end) found.push([assumed, end]);
    }
    open = open.filter((candidate) => fewest[candidate]! > length);
    const next = found.filter(([, end]) => end.length === length);
    for (const [assumed, end] of next.sort(([a], [b]) => a - b)) yield removing(refutation(end.lines()), [assumed]);
    found = found.filter(([, end]) => end.length > length);
  }
}
