/** Several solutions in words: how many, and where they differ. */
import type { Geometry } from '../core/geometry.js';
import { differing } from '../search/differing.js';
import type { SearchResult } from '../search/search.js';
import { cellNames, listed } from './notation.js';

/** `3 solutions, which differ in r1c28 and r4c28`; of those that were not counted nothing is known. */
export function severalText({ solutions, ended }: SearchResult, geometry: Geometry): string {
  const names = cellNames(
    geometry,
    differing(solutions, geometry).map(({ cell }) => cell),
  );
  const count = solutions.length;
  const who = ended === 'all' ? `${count} solutions, which` : `at least ${count} solutions; the first ${count}`;
  return `${who} differ in ${listed(names)}`;
}
