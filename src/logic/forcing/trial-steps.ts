/** Converts the steps of a trial to words and marks. */
import type { Markup } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { type Mark, markCandidates, markCells, markHouses, markLink } from '../step/marks.js';
import { cells, digits, houses, type Message, say } from '../step/message.js';
import type { Outcomes } from '../step/outcome.js';
import type { Hit } from '../step/strategy.js';
import { contradictionOf, type ForcedStep, placedBy } from './trial.js';

export function trialStep({ truth, candidate, group }: ForcedStep, geometry: Geometry): Message {
  if (truth.kind === 'cell')
    return candidate === undefined
      ? say('{cell} is left without any candidate.', { cell: cells([truth.cell]) })
      : say('The only candidate left in {cell} is {digit}.', {
          cell: cells([truth.cell]),
          digit: digits(geometry.digitOf(candidate)),
        });
  const terms = { digit: digits(truth.digit), house: houses([truth.house]) };
  if (group)
    return say('In {house}, the only places left for {digit} are {cells}.', {
      ...terms,
      cells: cells(group.map((one) => geometry.cellOf(one))),
    });
  return candidate === undefined
    ? say('In {house}, no place is left for {digit}.', terms)
    : say('In {house}, the only place left for {digit} is {cell}.', {
        ...terms,
        cell: cells([geometry.cellOf(candidate)]),
      });
}

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
