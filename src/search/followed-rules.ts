/** The rules that a search follows: those of the shape, and the sums that follow from them and its houses. */
import type { Geometry } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';
import { houseSums, sumOf } from '../rules/house-sums.js';

/** The most houses and cells of a sum that follows. Larger ones take longer to look at than they save. */
const MOST_HOUSES = 3;
const MOST_CELLS = 5;

export interface FollowedRules {
  readonly rules: readonly Rule[];
  /** The indices of the rules of each cell. */
  readonly at: readonly (readonly number[])[];
}

export const followedRules = (geometry: Geometry): FollowedRules => geometry.memo(makeFollowed);

function makeFollowed(geometry: Geometry): FollowedRules {
  const derived = new Map(
    houseSums(geometry, MOST_HOUSES, MOST_CELLS).map(({ cells, total }) => [
      `${cells.toSorted((a, b) => a - b)}=${total}`,
      sumOf(geometry, cells, total),
    ]),
  );
  const rules = [...geometry.rules, ...derived.values()];
  const at: number[][] = Array.from({ length: geometry.cells }, () => []);
  for (const [index, { cells }] of rules.entries()) for (const cell of cells) at[cell]!.push(index);
  return { rules, at };
}
