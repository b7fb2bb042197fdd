/** A search for the fish of one plane: the query and the state of the search. */
import type { Hit } from '../../step/strategy.js';
import type { Fish } from './fish.js';
import type { Plane } from './plane.js';

/** The fish to look for in a plane. Houses are named by their place in the plane's list. */
export interface PlaneQuery {
  readonly size: number;
  readonly bases: readonly number[];
  readonly covers: readonly number[];
  /** Fins that are allowed, endo fins among them; with 0 there must be none, otherwise at least one. */
  readonly fins: number;
  /** Candidates in two base houses that are allowed. */
  readonly endoFins: number;
  /** Fewest candidates that must be within reach of a base. */
  readonly targets: number;
  /** Houses tried, as base or cover, before the search is given up. */
  readonly budget: number;
  /** True if a fish is of the wanted kind. */
  accepts(fish: Fish): boolean;
}

/** Sets of candidates take `words` integers each. */
export interface PlaneSearch {
  plane: Plane;
  query: PlaneQuery;
  words: number;
  /** The base houses, places in `query.bases`; and of the first few of them: all candidates, those held twice, what may yet be taken. */
  readonly base: Int32Array;
  readonly union: Int32Array;
  readonly endo: Int32Array;
  readonly reachable: Int32Array;
  /** Cover houses that meet the base, and what those from each one on hold together. */
  readonly covers: number[];
  readonly ahead: Int32Array;
  /** The cover houses chosen, places in `covers`; and of the first few of them: what they hold, hold twice, what may yet be taken. */
  readonly cover: Int32Array;
  readonly covered: Int32Array;
  readonly twice: Int32Array;
  readonly targets: Int32Array;
  /** Candidates still to be covered, by the number of covers chosen. */
  readonly rest: Int32Array;
  /** Eliminations of the current fish. */
  readonly taken: Int32Array;
  /** Houses that may yet be tried. */
  budget: number;
  /** Outcomes that need not be found again. */
  known: Int32Array[] | undefined;
  readonly results: Hit<Fish>[];
}

/** Begins a search. `over` is one that has ended; its arrays are reused if they are long enough. */
export function newSearch(plane: Plane, query: PlaneQuery, known?: Int32Array[], over?: PlaneSearch): PlaneSearch {
  const { words } = plane;
  const levels = (query.size + 1) * words;
  const aheads = (query.covers.length + 1) * words;
  if (over && over.union.length >= levels && over.ahead.length >= aheads && over.taken.length >= words)
    return renewed(over, plane, query, known);
  const sets = (): Int32Array => new Int32Array(levels);
  const reachable = sets();
  reachable.set(plane.unplaceable);
  return {
    plane,
    query,
    words,
    base: sets(),
    union: sets(),
    endo: sets(),
    reachable,
    covers: [],
    ahead: new Int32Array(aheads),
    cover: sets(),
    covered: sets(),
    twice: sets(),
    targets: sets(),
    rest: sets(),
    taken: new Int32Array(words),
    budget: query.budget,
    known,
    results: [],
  };
}

function renewed(search: PlaneSearch, plane: Plane, query: PlaneQuery, known: Int32Array[] | undefined): PlaneSearch {
  search.plane = plane;
  search.query = query;
  search.words = plane.words;
  search.budget = query.budget;
  search.known = known;
  search.results.length = 0;
  for (const sets of [search.union, search.endo, search.covered, search.twice]) sets.fill(0, 0, plane.words);
  search.reachable.set(plane.unplaceable);
  return search;
}
