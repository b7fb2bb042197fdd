/**
 * What follows from houses that long clues cross, such as diagonals with a sum, and from what these clues say together:
 * many cells are left, which people judge by the least and the most that they can make.
 */
import type { Cell, Geometry } from '../core/geometry.js';
import { areDifferent } from './cages.js';
import {
  type Combination,
  type Combined,
  combinedEquations,
  combinedOf,
  type EquationSource,
  keyOf,
  sourcesOf,
  wholeOf,
  without,
} from './combined-equations.js';
import { housesTogether } from './house-differences.js';

/** The most houses together. */
const MOST_HOUSES = 4;
/** The fewest cells: house differences and combined equations tell of fewer. The most, for each digit of the grid. */
const FEWEST_CELLS = 5;
const MOST_FOR_DIGIT = 2;
const MOST_KEPT = 200;
/** The most looks at a source. Grids of 9×9 take fewer; larger ones leave out larger groups of houses. */
const MOST_LOOKS = 200_000;

/** Returns the equations of many cells that follow for a shape, those of fewer cells first. */
export const longEquations = (geometry: Geometry): readonly Combined[] => geometry.memo(findLong);

function findLong(geometry: Geometry): Combined[] {
  const sources = sourcesOf(geometry);
  const isLong = ({ cells, isSum }: EquationSource): boolean => !isSum || !areDifferent(geometry, cells);
  if (!sources.some(isLong)) return [];
  const found = new Map<string, Combination>();
  const known = new Set(combinedEquations(geometry).map(({ combined }) => keyOf(pairsOf(combined))));
  const groups = [...housesTogether(geometry, MOST_HOUSES)].sort((a, b) => a.length - b.length);
  let looks = 0;
  for (const houses of groups) {
    if (looks > MOST_LOOKS) break;
    const all = shortened(wholeOf(geometry, houses), sources);
    looks += sources.length * (all.taken.length + 1);
    if (!all.taken.some(({ source }) => isLong(source))) continue;
    if (all.left.size < FEWEST_CELLS || all.left.size > MOST_FOR_DIGIT * geometry.size) continue;
    const key = keyOf(all.left);
    if (!known.has(key) && !found.has(key)) found.set(key, all);
  }
  return [...found.values()]
    .sort((a, b) => a.left.size - b.left.size || a.taken.length - b.taken.length)
    .slice(0, MOST_KEPT)
    .map((all) => combinedOf(geometry, all));
}

const pairsOf = ({ cells, factors }: Combined['combined']): [Cell, number][] =>
  cells.map((cell, at) => [cell, factors[at]!]);

/** Takes away, or adds, one source after another, each time the one that leaves the fewest cells. */
function shortened(start: Combination, sources: readonly EquationSource[]): Combination {
  let best = start;
  for (let isShorter = true; isShorter; ) {
    const from = best;
    for (const source of sources)
      for (const times of [1, -1])
        if (
          from.left.size - gainOf(from, source, times) < best.left.size &&
          !from.taken.some((one) => one.source === source)
        )
          best = without(from, source, times);
    isShorter = best !== from;
  }
  return best;
}

/** Returns by how many the cells become fewer if a source is taken away so many times. */
function gainOf({ left }: Combination, { cells, factors }: EquationSource, times: number): number {
  let gain = 0;
  for (let at = 0; at < cells.length; at++) {
    const before = left.get(cells[at]!) ?? 0;
    if (before === 0) gain--;
    else if (before === times * factors[at]!) gain++;
  }
  return gain;
}
