/** A search for the fish of one plane: the query and the state of the search. */
import { type Clock, unlimited } from '../../../core/clock.js';
import type { Hit } from '../../step/strategy.js';
import type { Fish } from './fish.js';
import type { Plane } from './plane.js';

/** The fish to search in a plane. Houses are named by their index in the plane's list. */
export interface PlaneQuery {
  readonly size: number;
  readonly bases: readonly number[];
  readonly covers: readonly number[];
  /** The most fins, endo fins included. With 0 there must be none, otherwise at least one. */
  readonly fins: number;
  /** The most candidates in two base houses. */
  readonly endoFins: number;
  /** The fewest candidates that a base must be able to remove. */
  readonly targets: number;
  /** The number of houses to try, as base or cover, before the search gives up. */
  readonly budget: number;
  /** True if a fish is of the wanted kind. */
  accepts(fish: Fish): boolean;
}

/** The state of a search. Sets of candidates take `words` integers each. */
export interface PlaneSearch {
  plane: Plane;
  query: PlaneQuery;
  words: number;
  /**
   * The base houses, as indexes of `query.bases`. By number of base houses: all candidates, those in two base houses,
   * the targets left.
   */
  readonly base: Int32Array;
  readonly union: Int32Array;
  readonly endo: Int32Array;
  readonly reachable: Int32Array;
  /** Cover houses that meet the base, and the union of the candidates from each one on. */
  readonly covers: number[];
  readonly ahead: Int32Array;
  /**
   * The chosen cover houses, as indexes of `covers`. By number of covers: their candidates, those in two covers, the
   * targets left.
   */
  readonly cover: Int32Array;
  readonly covered: Int32Array;
  readonly twice: Int32Array;
  readonly targets: Int32Array;
  /** The covers of the query that hold candidate i: `holders` from `holderStart[i]` up to `holderStart[i + 1]`. */
  holders: Int32Array;
  holderStart: Int32Array;
  /** By house: 1 if it may be a cover. All may until the base is chosen, then each of `covers`. */
  readonly usable: Uint8Array;
  /** Candidates not yet covered, by number of covers. */
  readonly rest: Int32Array;
  /** Eliminations of the current fish. */
  readonly taken: Int32Array;
  /** The number of houses left to try. */
  budget: number;
  /** The clock, and the budget at which it is checked next. */
  clock: Clock;
  checkAt: number;
  /** Known outcomes, which need not be found again. */
  known: Int32Array[] | undefined;
  readonly results: Hit<Fish>[];
}

/** Begins a search. `over` is a finished one, whose arrays are reused if they are long enough. */
export function newSearch(plane: Plane, query: PlaneQuery, known?: Int32Array[], over?: PlaneSearch): PlaneSearch {
  const { words, houses } = plane;
  const levels = (query.size + 1) * words;
  const aheads = (query.covers.length + 1) * words;
  const isRoomy =
    over &&
    over.union.length >= levels &&
    over.ahead.length >= aheads &&
    over.taken.length >= words &&
    over.usable.length >= houses.length;
  if (isRoomy) return renewed(over, plane, query, known);
  const sets = (): Int32Array => new Int32Array(levels);
  const reachable = sets();
  reachable.set(plane.unplaceable);
  return {
    ...holdersOf(plane, query),
    usable: new Uint8Array(houses.length),
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
    clock: unlimited,
    checkAt: query.budget,
    known,
    results: [],
  };
}

function renewed(search: PlaneSearch, plane: Plane, query: PlaneQuery, known: Int32Array[] | undefined): PlaneSearch {
  Object.assign(search, holdersOf(plane, query));
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

/** The number of words of sets that are tried between two checks of the clock. */
const TRIED_WORDS_PER_CHECK = 10_000;

/** Counts a house that is tried. Returns true at the end of the budget. */
export const isSpent = (search: PlaneSearch): boolean => search.budget-- <= search.checkAt && isSpentAtCheck(search);

/** Checks the clock, unless the budget has ended, and sets the budget of the next check. */
function isSpentAtCheck(search: PlaneSearch): boolean {
  const { budget, words, clock } = search;
  if (budget <= -1) return true;
  search.checkAt = Math.max(0, budget - TRIED_WORDS_PER_CHECK / words);
  clock();
  return false;
}

/** Lists the covers of a query that hold each candidate, in the order of the query. */
function holdersOf({ candidates, words, covering }: Plane, { covers }: PlaneQuery) {
  const holderStart = new Int32Array(candidates.length + 1);
  const holders: number[] = [];
  for (let i = 0; i < candidates.length; i++) {
    const bit = 1 << (i & 31);
    for (let at = 0; at < covers.length; at++)
      if (covering[covers[at]! * words + (i >> 5)]! & bit) holders.push(covers[at]!);
    holderStart[i + 1] = holders.length;
  }
  return { holders: Int32Array.from(holders), holderStart };
}
