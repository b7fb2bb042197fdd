/** Sums that follow from sums and houses, as rules of a search. */
import type { Geometry } from '../core/geometry.js';
import type { Rule } from '../core/rule.js';
import { type HouseDifference, houseDifferences, quickDifference, searchedDifferences } from './house-differences.js';

/** Returns the sums that follow from few cells. */
export const sumsOf = (geometry: Geometry): readonly Rule[] => asRules(geometry, houseDifferences(geometry));

/** Returns the sums of which a hard search has use. */
export const largerSumsOf = (geometry: Geometry): readonly Rule[] => asRules(geometry, searchedDifferences(geometry));

const asRules = (geometry: Geometry, found: readonly HouseDifference[]): readonly Rule[] =>
  found.map(({ innies, outies, total }) => quickDifference(geometry, innies, outies, total));
