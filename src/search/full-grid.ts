/** Solutions of positions, of which full grids are judged by the definitions of their rules: no search has a part in it. */
import { clashes, type Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { type SearchOptions, type SearchResult, search } from './search.js';

/** Returns the solutions of a position. Those of a full grid are found without a search. */
export function solutionsOf(position: Puzzle, options: SearchOptions): SearchResult {
  const { values } = position;
  const obeys = Array.from(values).includes(EMPTY) ? undefined : obeysRules(position);
  return obeys === undefined ? search(position, options) : { solutions: obeys ? [values] : [], ended: 'all', nodes: 0 };
}

/** True if a full grid obeys all rules; undefined if some rule has no definition. */
const obeysRules = ({ geometry, values }: Puzzle): boolean | undefined =>
  geometry.support ? geometry.support.obeys(geometry, values) : clashes({ geometry, values }).length === 0;
