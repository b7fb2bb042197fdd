/**
 * The fish of a board: the entry to this folder for strategies. It searches the planes of the digits one after another.
 *
 * The files from the ground up: `plane` is one digit, `plane-search` a query and the state of its search; `outcome`
 * keeps what is new; `search` finds the fish of one plane. Beside them `fish` is the pattern with its explanation,
 * `kinds` names its houses, and `lines` finds fish of lines without fins.
 */
import type { Markup, Stamp } from '../../../core/board.js';
import { type Clock, unlimited } from '../../../core/clock.js';
import type { Geometry } from '../../../core/geometry.js';
import type { Outcomes } from '../../step/outcome.js';
import type { Hit } from '../../step/strategy.js';
import { hasUnplaceable } from '../unplaceable.js';
import type { Fish } from './fish.js';
import { type BaseCoverKinds, housesIn } from './kinds.js';
import { addTo, type Plane, planeOf } from './plane.js';
import { newSearch, type PlaneSearch } from './plane-search.js';
import { resultsOf } from './search.js';

/** The most fins that people, and HoDoKu, accept. */
const MOST_FINS = 5;
const MOST_ENDO_FINS = 2;

/**
 * The limit on words of sets tried. On 9×9 it is rarely reached, and only by fish of size seven. Larger grids have more
 * houses, more digits and larger sets: the limit, shared among all candidates of the cube, stops large fish from taking
 * forever.
 */
const MOST_TRIED_WORDS = 3_000_000_000;

/** The fish to search on a board. */
export interface FishQuery {
  readonly kinds: BaseCoverKinds;
  readonly size: number;
  readonly finned: boolean;
  /** True if a fish among these houses is of the wanted kind. */
  accepts(fish: Fish, geometry: Geometry): boolean;
}

/**
 * Yields the fish of a kind, digit by digit, the first of each outcome. Skips digits unchanged since the stamp, and
 * most known outcomes.
 */
export function* fishIn(
  query: FishQuery,
  board: Markup,
  since?: Stamp,
  clock?: Clock,
  known?: Outcomes,
): Generator<Hit<Fish>, void, void> {
  for (const results of resultsIn(query, 1, { board, since, clock }, [], known)) yield* results;
}

/** Yields the fish by base, for each base the first of each outcome. Skips bases with too few targets. */
export function* fishByBase(
  query: FishQuery,
  targets: number,
  board: Markup,
  since?: Stamp,
  clock?: Clock,
): Generator<readonly Hit<Fish>[], void, void> {
  const known: Int32Array[] = [];
  for (const results of resultsIn(query, targets, { board, since, clock }, known)) {
    yield results;
    known.length = 0;
  }
}

/** A position, the stamp since which it must have changed, and the clock that ends its search. */
interface Place {
  readonly board: Markup;
  readonly since: Stamp | undefined;
  readonly clock: Clock | undefined;
}

function* resultsIn(
  query: FishQuery,
  targets: number,
  { board, since = -1, clock = unlimited }: Place,
  known: Int32Array[],
  before?: Outcomes,
): Generator<readonly Hit<Fish>[], void, void> {
  const { geometry, digitStamps } = board;
  const { kinds, size, finned } = query;
  /**
   * The bit of this search in `inVain`. Fish that differ only after they are found, such as finned and sashimi ones,
   * share it: if one search finds none, the other is skipped.
   */
  const kind = 2 * size + (finned ? 1 : 0);
  const limits = finned ? { fins: MOST_FINS, endoFins: MOST_ENDO_FINS } : { fins: 0, endoFins: 0 };
  let search: PlaneSearch | undefined;
  for (let digit = 0; digit < geometry.size; digit++) {
    if (digitStamps[digit]! <= since || !hasUnplaceable(board, digit, clock)) continue;
    const plane = planeOf(board, digit);
    const inVain = plane.inVain?.get(kinds) ?? 0;
    if (inVain & (1 << kind)) continue;
    let meetsAny = false;
    const accepts = (fish: Fish): boolean => {
      meetsAny = true;
      return query.accepts(fish, geometry);
    };
    known.length = 0;
    if (before) known.push(...knownOutcomes(board, plane, before));
    for (const [base, cover] of kinds) {
      clock();
      const bases = housesIn(plane, geometry, base, finned ? geometry.size : size);
      if (bases.length < size) continue;
      const covers = housesIn(plane, geometry, cover, geometry.size);
      const budget = MOST_TRIED_WORDS / geometry.candidates / plane.words;
      search = newSearch(plane, { size, bases, covers, ...limits, targets, budget, accepts }, known, search);
      yield* resultsOf(search, clock);
    }
    if (!meetsAny && targets === 1 && !before) (plane.inVain ??= new Map()).set(kinds, inVain | (1 << kind));
  }
}

/** Returns the known outcomes that lie in a plane, as sets. */
function knownOutcomes({ geometry }: Markup, { digit, candidates, words }: Plane, known: Outcomes): Int32Array[] {
  const sets: Int32Array[] = [];
  for (const { place = [], remove } of known.list) {
    if (place.length > 0 || geometry.digitOf(remove[0]!) !== digit) continue;
    const numbers = remove.map((candidate) => candidates.indexOf(candidate));
    if (numbers.includes(-1)) continue;
    const set = new Int32Array(words);
    for (const number of numbers) addTo(set, 0, number);
    sets.push(set);
  }
  return sets;
}
