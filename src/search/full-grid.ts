/** Solutions of positions, of which full grids are judged by the definitions of their rules: no search has a part in it. */

import { clashes, type Puzzle } from '../core/puzzle.js';
import { EMPTY } from '../core/values.js';
import { definedGrid } from '../definitions/grid.js';
import { type SearchOptions, type SearchResult, search } from './search.js';

/** Returns the solutions of a position. Those of a full grid are found without a search. */
export const solutionsOf = (position: Puzzle, options: SearchOptions): SearchResult =>
  isDefinedFull(position) ? ofFull(position) : search(position, options);

/** True for a full grid all of whose rules state their definitions, as one of the caller's own may not. */
const isDefinedFull = ({ geometry, values }: Puzzle): boolean =>
  !Array.from(values).includes(EMPTY) && definedGrid(geometry).lacking.length === 0;

/** Returns a full grid itself, if it obeys all rules by their definitions: no search has a part in it. */
function ofFull({ geometry, values }: Puzzle): SearchResult {
  const { base, broken } = definedGrid(geometry);
  const obeys = clashes({ geometry: base, values }).length === 0 && broken(values).length === 0;
  return { solutions: obeys ? [values] : [], ended: 'all', nodes: 0 };
}
