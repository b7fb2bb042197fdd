/** Converts the steps of a trial to words and marks. */
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { type Mark, markCandidates, markCells, markHouses, markLink } from '../step/marks.js';
import type { Message } from '../step/message.js';
import { leftMessage, numbered } from '../step/numbered-lines.js';
import type { Outcomes } from '../step/outcome.js';
import type { Hit } from '../step/strategy.js';
import { contradictionOf, type ForcedStep, placedBy } from './trial.js';

/** Returns the numbered lines of a trial. */
export const trialLines = (steps: readonly ForcedStep[], geometry: Geometry): Message[] =>
  numbered(
    steps.map((step) => ({ step: leftMessage(step.truth, placedBy(step), geometry), causes: step.causes ?? [] })),
  );

export function trialMarks(premise: Candidate, steps: readonly ForcedStep[]): Mark[] {
  const links = steps.flatMap((step) => {
    const forced = placedBy(step);
    return forced.length > 0 ? [markLink(step.after ?? [premise], forced, true)] : [];
  });
  const clash = steps.find((step) => placedBy(step).length === 0)?.truth;
  const empty = clash?.kind === 'cell' ? markCells('target', [clash.cell]) : [];
  return [
    ...(clash?.kind === 'house' ? markHouses('target', [clash.house]) : empty),
    ...links,
    ...markCandidates('on', steps.flatMap(placedBy)),
  ];
}

/** Candidates that singles refute, each with the steps that its contradiction needs. */
export interface Refutation {
  readonly assumed: Candidate;
  /** Forced steps in order; the last has nothing left to take. */
  readonly steps: readonly ForcedStep[];
}

/** The fewest steps. Locked candidates and pairs show a single step more simply. */
export const FEWEST_STEPS = 2;

/** Yields the candidates of a board that are not known to be false. */
export function* candidatesOn(board: Markup, known?: Outcomes): Generator<Candidate, void, void> {
  for (let candidate = 0; candidate < board.geometry.candidates; candidate++)
    if (board.has(candidate) && !known?.removes(candidate)) yield candidate;
}

/**
 * Yields the refutations of candidates, those with the fewest steps first. `fewest`: for each candidate a number of
 * steps that its refutation does not fall short of, Infinity if singles do not refute it.
 */
export function* refutationHits<Pattern>(
  board: Markup,
  fewest: readonly number[],
  hitOf: (refutation: Refutation) => Hit<Pattern>,
  clock: Clock,
  known?: Outcomes,
): Generator<Hit<Pattern>, void, void> {
  let open = [...candidatesOn(board, known)].filter((candidate) => fewest[candidate]! < Infinity);
  let found: Refutation[] = [];
  for (let length = FEWEST_STEPS; open.length + found.length > 0; length++) {
    for (const assumed of open) {
      if (fewest[assumed]! > length) continue;
      clock();
      const steps = contradictionOf(board, assumed);
      if (steps) found.push({ assumed, steps });
    }
    open = open.filter((candidate) => fewest[candidate]! > length);
    const next = found.filter(({ steps }) => steps.length === length);
    for (const refutation of next.sort((a, b) => a.assumed - b.assumed)) yield hitOf(refutation);
    found = found.filter(({ steps }) => steps.length > length);
  }
}
