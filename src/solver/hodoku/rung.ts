/**
 * Rungs of HoDoKu's ladder that differ from the catalogue: by a choice among hits, by bounds on subsets and fish, by a
 * guess.
 */
import { lowestBit } from '../../core/bits.js';
import { type Board, EMPTY } from '../../core/board.js';
import { BOXES_FIRST } from '../../core/houses.js';
import { type FishQuery, fishIn } from '../../logic/digit/fish/find.js';
import type { Fish } from '../../logic/digit/fish/fish.js';
import { LINES_AND_BOXES } from '../../logic/digit/fish/kinds.js';
import { unplaceableDigits } from '../../logic/digit/unplaceable.js';
import { type HiddenSubset, hiddenSubsets } from '../../logic/sets/hidden-subset.js';
import { type NakedSubset, nakedSubsets } from '../../logic/sets/naked-subset.js';
import type { Hit, SearchLimits, Strategy } from '../../logic/step/strategy.js';
import { everyHitOf, found, NO_FINDS, type Rung, rungOf } from '../rung.js';
import { BestHit } from './best.js';

/** A search that returns the one hit that HoDoKu would take. */
type SearchOne<Pattern> = (board: Board, limits?: SearchLimits) => Hit<Pattern> | undefined;

/** Makes a rung of one strategy with such a search. */
export const singleHitRung = <Pattern>(
  strategy: Strategy<Pattern>,
  searchOne: SearchOne<NoInfer<Pattern>>,
  find: Strategy<Pattern>['find'] = strategy.find,
): Rung => ({
  strategies: [strategy],
  rating: strategy.score,
  search(board, limits) {
    const hit = searchOne(board, limits);
    return hit ? [found(strategy, hit)] : NO_FINDS;
  },
  all: rungOf(strategy, find).search,
});

/** Makes a rung of several strategies with one search and one rating. `kindOf` returns the kind of a hit. */
export const sharedRung = <Pattern, Wanted extends Pattern>(
  strategies: readonly Strategy<Pattern>[],
  rating: number,
  searchOne: SearchOne<Wanted>,
  kindOf: (pattern: Wanted) => Strategy<Pattern>,
): Rung => ({
  strategies,
  rating,
  search(board, limits) {
    const hit = searchOne(board, limits);
    return hit ? [found(kindOf(hit.pattern), hit, rating)] : NO_FINDS;
  },
  all: everyHitOf(strategies, () => rating),
});

export const mostEliminations =
  <Pattern>(find: Strategy<Pattern>['find']) =>
  (board: Board, limits?: SearchLimits): Hit<Pattern> | undefined => {
    const best = new BestHit<Pattern>(board.geometry);
    for (const { remove, pattern } of find(board, limits)) best.offer(remove, 0, () => pattern);
    return best.chain && { place: [], remove: best.remove, pattern: best.chain };
  };

/** Takes the guess in the middle cell from the hits of a search. */
export const guessInMiddle =
  <Pattern>(find: Strategy<Pattern>['find']) =>
  (board: Board, limits?: SearchLimits): Hit<Pattern> | undefined => {
    const { geometry, values, unsolved } = board;
    let before = Math.floor(unsolved / 2);
    let middle = 0;
    for (let cell = 0; cell < geometry.cells; cell++) if (values[cell] === EMPTY && before-- === 0) middle = cell;
    for (const hit of find(board, limits)) if (geometry.cellOf(hit.place[0]!) === middle) return hit;
    return undefined;
  };

/**
 * Makes a rung of patterns of one digit. It is skipped if no changed digit has unplaceable candidates, since such
 * patterns remove nothing else.
 */
export const singleDigitRung = (rung: Rung): Rung => ({
  ...rung,
  search: (board, limits) => (hasAnyUnplaceable(board, limits) ? rung.search(board, limits) : NO_FINDS),
});

function hasAnyUnplaceable(board: Board, { since = -1, clock }: SearchLimits = {}): boolean {
  for (let rest = unplaceableDigits(board, clock); rest; rest &= rest - 1)
    if (board.digitStamps[lowestBit(rest)]! > since) return true;
  return false;
}

export function fishRung(strategy: Strategy<Fish>, size: number, finned: boolean): Rung {
  const query: FishQuery = { kinds: LINES_AND_BOXES, size, finned, accepts: () => true };
  return singleDigitRung(rungOf(strategy, (board, { since, clock } = {}) => fishIn(query, board, since, clock)));
}

/** Makes a rung of naked subsets of a size. If the last search found no locked one, a box without changes has none. */
export const nakedSubsetRung = (strategy: Strategy<NakedSubset>, size: number): Rung =>
  rungOf(strategy, (board, { since } = {}) => nakedSubsets(board, size, BOXES_FIRST, since));

/**
 * Makes a rung of hidden subsets of a size. The other open cells of the house form a naked subset with the same
 * eliminations: if there are at most `others` of them, an earlier rung has searched that subset.
 */
export const hiddenSubsetRung = (strategy: Strategy<HiddenSubset>, size: number, others: number): Rung =>
  rungOf(strategy, (board, { since } = {}) => hiddenSubsets(board, size, since, others));
