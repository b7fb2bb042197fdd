/** Several solutions: how many, and where they differ. */
import { bitsOf } from '../core/bits.js';
import type { Numbers } from '../core/board.js';
import type { Geometry } from '../core/geometry.js';
import { cellJson } from '../render/json.js';
import { cellNames, listed } from '../render/notation.js';
import type { SearchResult } from '../search/search.js';

/** The digits of each cell over all solutions, as sets. */
const digitsOf = (solutions: readonly Numbers[], { cells }: Geometry): Int32Array =>
  Int32Array.from({ length: cells }, (_, cell) => solutions.reduce((set, values) => set | (1 << values[cell]!), 0));

/** The cells in which they differ, with the digits that these take. */
const openIn = (solutions: readonly Numbers[], geometry: Geometry): { cell: number; set: number }[] =>
  [...digitsOf(solutions, geometry)].map((set, cell) => ({ cell, set })).filter(({ set }) => set & (set - 1));

/** `3 solutions, which differ in r1c28 and r4c28`; of those that were not counted nothing is known. */
export function severalText({ solutions, ended }: SearchResult, geometry: Geometry): string {
  const names = cellNames(
    geometry,
    openIn(solutions, geometry).map(({ cell }) => cell),
  );
  const count = solutions.length;
  const who = ended === 'all' ? `${count} solutions, which` : `at least ${count} solutions; the first ${count}`;
  return `${who} differ in ${listed(names)}`;
}

/** How many, whether that is only what was counted, and the cells in which they differ. */
export const severalJson = ({ solutions, ended }: SearchResult, geometry: Geometry): object => ({
  solutions: solutions.length,
  ...(ended !== 'all' && { atLeast: true }),
  differ: openIn(solutions, geometry).map(({ cell, set }) => ({
    ...cellJson(geometry, cell),
    digits: bitsOf(set).map((digit) => digit + 1),
  })),
});
