/** The conclusions of a step, each by itself. */
import type { Candidate } from '../core/geometry.js';

/** What is concluded: that a candidate is true, or that it is false. */
export interface SingleConclusion {
  readonly candidate: Candidate;
  readonly isPlaced: boolean;
}

/** The conclusions of a step, placements first. */
export const conclusionsOf = ({
  place,
  remove,
}: {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
}): SingleConclusion[] => [
  ...place.map((candidate) => ({ candidate, isPlaced: true })),
  ...remove.map((candidate) => ({ candidate, isPlaced: false })),
];
