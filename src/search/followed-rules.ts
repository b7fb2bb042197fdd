/**
 * The rules that a search follows: those of the shape, the relations of two cells, and the sums that follow from sums and
 * houses.
 */
import type { Geometry } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';
import { houseDifferences, quickDifference } from '../rules/house-differences.js';
import { pairRelations } from '../rules/pair-relations.js';

export interface FollowedRules {
  readonly rules: readonly Rule[];
  /** The indices of the rules of each cell. */
  readonly at: readonly (readonly number[])[];
}

/** `withRelations`: relations of two cells are followed too, not only where one of them has its value. */
export const followedRules = (geometry: Geometry, withRelations: boolean): FollowedRules =>
  geometry.memo(withRelations ? allFollowed : followedAlone);

const followedAlone = (geometry: Geometry): FollowedRules => makeFollowed(geometry, []);
const allFollowed = (geometry: Geometry): FollowedRules => makeFollowed(geometry, pairRelations(geometry));

function makeFollowed(geometry: Geometry, relations: readonly Rule[]): FollowedRules {
  const derived = houseDifferences(geometry).map(({ innies, outies, total }) =>
    quickDifference(geometry, innies, outies, total),
  );
  const rules = [...relations, ...geometry.rules, ...derived];
  const at: number[][] = Array.from({ length: geometry.cells }, () => []);
  for (const [index, { cells }] of rules.entries()) for (const cell of cells) at[cell]!.push(index);
  return { rules, at };
}
