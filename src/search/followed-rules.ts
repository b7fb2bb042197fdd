/** The rules that a search follows: those of the shape, and the sums that follow from them and its houses. */
import type { Geometry } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';
import { houseDifferences, quickDifference } from '../rules/house-differences.js';

export interface FollowedRules {
  readonly rules: readonly Rule[];
  /** The indices of the rules of each cell. */
  readonly at: readonly (readonly number[])[];
}

export const followedRules = (geometry: Geometry): FollowedRules => geometry.memo(makeFollowed);

function makeFollowed(geometry: Geometry): FollowedRules {
  const derived = houseDifferences(geometry).map(({ innies, outies, total }) =>
    quickDifference(geometry, innies, outies, total),
  );
  const rules = [...geometry.rules, ...derived];
  const at: number[][] = Array.from({ length: geometry.cells }, () => []);
  for (const [index, { cells }] of rules.entries()) for (const cell of cells) at[cell]!.push(index);
  return { rules, at };
}
