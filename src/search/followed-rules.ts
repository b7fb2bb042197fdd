/**
 * The rules that a search follows: those of the shape, the relations of two cells, and the sums that follow from sums and
 * houses.
 */
import type { Geometry } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';

export interface FollowedRules {
  readonly rules: readonly Rule[];
  /** The indices of the rules of each cell. */
  readonly at: readonly (readonly number[])[];
}

/** The rules of a shape, with the sums that follow from few cells: what singles follow. */
export const plainRules = (geometry: Geometry): FollowedRules => geometry.memo(makePlain);

/** The rules of a shape, with its relations of two cells: what a search follows at first. */
export const searchedRules = (geometry: Geometry): FollowedRules => geometry.memo(makeSearched);

/** These, with the sums that follow: what a hard search follows. */
export const allRules = (geometry: Geometry): FollowedRules => geometry.memo(makeAll);

const makePlain = (geometry: Geometry): FollowedRules =>
  byCell(geometry, [...geometry.rules, ...(geometry.support?.sums(geometry) ?? [])]);
const makeSearched = (geometry: Geometry): FollowedRules =>
  byCell(geometry, [...(geometry.support?.relations(geometry) ?? []), ...geometry.rules]);
const makeAll = (geometry: Geometry): FollowedRules =>
  byCell(geometry, [...searchedRules(geometry).rules, ...(geometry.support?.largerSums(geometry) ?? [])]);

function byCell({ cells: count }: Geometry, rules: readonly Rule[]): FollowedRules {
  const at: number[][] = Array.from({ length: count }, () => []);
  for (const [index, { cells }] of rules.entries()) for (const cell of cells) at[cell]!.push(index);
  return { rules, at };
}
