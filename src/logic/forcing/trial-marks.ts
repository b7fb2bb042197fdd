/** The steps of a trial as marks: a tree of links from the premise, each step after what forced it last. */
import type { Candidate } from '../../core/geometry.js';
import { type Mark, markCandidates, markCells, markHouses, markLink } from '../step/marks.js';
import { type ForcedStep, placedBy } from './trial.js';

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
