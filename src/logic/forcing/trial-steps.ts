/** The steps of a trial in words, and as marks. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { type Mark, markCandidates, markCells, markHouses, markLink } from '../step/marks.js';
import { cells, digits, houses, type Message, say } from '../step/message.js';
import { type ForcedStep, placedBy } from './trial.js';

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
