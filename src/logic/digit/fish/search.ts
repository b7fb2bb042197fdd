/**
 * The search for fish: base houses whose candidates of a digit all lie in as many cover houses, but for a few fins.
 * Base sets come in lexicographic order, for each its cover sets alike. Two things keep it quick: only candidates that
 * are unplaceable can be taken by any fish, and whatever is taken must see every fin, so with each fin the targets get
 * fewer; where none is left, nothing is gained by going on.
 *
 * In this folder, from the ground up: `plane` (a digit by itself), `plane-search` (what is asked, where a search stands),
 * `reachable`, `bases`, `outcome`, `covers` (its parts), `find` (all planes of a board: what strategies ask); beside them
 * `lines`, fish of lines alone.
 */
import type { Hit } from '../../step/strategy.js';
import { nextBase } from './bases.js';
import { chooseCovers, keepReachableTargets, meetCovers } from './covers.js';
import type { Fish } from './fish.js';
import type { PlaneSearch } from './plane-search.js';
import { isEmptyAt } from './sets.js';

/**
 * The fish of a plane in order, those of one base together. With a list of known outcomes the first of each outcome
 * only: those known are left out, new ones are noted there.
 */
export function* resultsOf(search: PlaneSearch): Generator<readonly Hit<Fish>[], void, void> {
  const { plane, query, base, results } = search;
  const { size, bases } = query;
  if (isEmptyAt(plane.unplaceable, 0, plane.words) || bases.length < size) return;
  for (let more = nextBase(search, 0, 0); more; more = nextBase(search, size - 1, base[size - 1]! + 1)) {
    if (!meetCovers(search) || !keepReachableTargets(search)) continue;
    chooseCovers(search, 0, 0, 0);
    if (results.length > 0) yield results.splice(0);
  }
}
