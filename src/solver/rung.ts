/**
 * Rungs of a ladder: strategies that are searched together, with the rating of each find. Strategies yield hits; order,
 * rating and the choice among equal hits belong to the ladder.
 */
import type { Board } from '../core/board.js';
import type { Geometry } from '../core/geometry.js';
import type { Hit, SearchLimits, Strategy } from '../logic/step/strategy.js';

/** A hit, the strategy that explains it, and its rating on the ladder. */
export interface Found {
  readonly strategy: Strategy;
  readonly hit: Hit;
  readonly rating: number;
}

/** Makes a find of a hit. The types require a pattern that the strategy explains. */
export const found = <Pattern>(
  strategy: Strategy<Pattern>,
  hit: Hit<NoInfer<Pattern>>,
  rating = strategy.score,
): Found => ({ strategy, hit, rating });

/** A place of a ladder: strategies that are searched together. */
export interface Rung {
  /** The strategies of the rung's finds. */
  readonly strategies: readonly Strategy[];
  /**
   * The least rating of the rung's finds: points on a ladder that adds up, the difficulty on one that takes the
   * highest.
   */
  readonly rating: number;
  /** Yields the rung's finds, the one to take first at the front, or only this one (then `all` yields every find). */
  search(board: Board, limits?: SearchLimits): Iterable<Found>;
  /** The rung used instead if its strategies are the only ones allowed (`Rules.only`): it finds all there are. */
  readonly named?: Rung;
  /** Yields every find, if `search` yields only the chosen one. */
  all?(board: Board, limits?: SearchLimits): Iterable<Found>;
}

/** Makes a rung of one strategy, with the search of the strategy or with another search for the same hits. */
export const rungOf = <Pattern>(
  strategy: Strategy<Pattern>,
  find: Strategy<Pattern>['find'] = strategy.find,
  rating = strategy.score,
): Rung => ({
  strategies: [strategy],
  rating,
  search(board, limits) {
    const hits = find(board, limits);
    const { value: first } = hits.next();
    return first ? toFinds(strategy, first, hits, rating) : NO_FINDS;
  },
});

/** The result of a search that finds nothing, as most searches do. */
export const NO_FINDS: readonly Found[] = [];

function* toFinds<Pattern>(
  strategy: Strategy<Pattern>,
  first: Hit<NoInfer<Pattern>>,
  others: Generator<Hit<NoInfer<Pattern>>, void, void>,
  rating: number,
): Generator<Found, void, void> {
  try {
    yield found(strategy, first, rating);
    for (const hit of others) yield found(strategy, hit, rating);
  } finally {
    // A climb takes the first find and ends the search, before the loop begins that would end the strategy's.
    others.return();
  }
}

/** Yields every hit of some strategies, in the catalogue's order, without a choice among them. */
export const everyHitOf = <Pattern>(
  strategies: readonly Strategy<Pattern>[],
  rate: (strategy: Strategy<Pattern>, hit: Hit<Pattern>, board: Board) => number = ({ score }) => score,
): NonNullable<Rung['all']> =>
  function* (board, limits) {
    for (const strategy of strategies)
      for (const hit of strategy.find(board, limits)) yield found(strategy, hit, rate(strategy, hit, board));
  };

/** Returns every find of a rung, in its order. */
export const everyFindOf = (rung: Rung, board: Board, limits?: SearchLimits): Iterable<Found> =>
  rung.all?.(board, limits) ?? rung.search(board, limits);

/** Sorts rungs by rating, lowest first. The sort is stable. */
export const byRating = (rungs: readonly Rung[]): readonly Rung[] => [...rungs].sort((a, b) => a.rating - b.rating);

/** Returns the rungs without strategies that are not allowed, and without empty rungs. */
export const allowedRungs = (rungs: readonly Rung[], isAllowed: (strategy: Strategy) => boolean): readonly Rung[] =>
  rungs
    .filter(({ strategies }) => strategies.some(isAllowed))
    .map((rung) => (rung.strategies.every(isAllowed) ? rung : withStrategies(rung, rung.strategies.filter(isAllowed))));

/**
 * Returns a rung without its other strategies. If its search chooses a find of one of these, every find is searched for
 * the first that is left.
 */
const withStrategies = (rung: Rung, strategies: readonly Strategy[]): Rung => ({
  ...keeping(rung, ({ strategy }) => strategies.includes(strategy)),
  strategies,
});

/**
 * Returns a rung without the finds that a condition rejects. If its search chooses one of these, every find is searched
 * for the first that is left.
 */
export function keeping(rung: Rung, isKept: (found: Found, geometry: Geometry) => boolean): Rung {
  const { all } = rung;
  const allLeft: Rung['all'] =
    all &&
    function* (board, limits) {
      for (const find of all(board, limits)) if (isKept(find, board.geometry)) yield find;
    };
  return {
    strategies: rung.strategies,
    rating: rung.rating,
    *search(board, limits) {
      let isFound = false;
      let isOther = false;
      for (const find of rung.search(board, limits)) {
        if (isKept(find, board.geometry)) {
          isFound = true;
          yield find;
        } else isOther = true;
      }
      if (isOther && !isFound && allLeft) yield* allLeft(board, { ...limits, since: undefined });
    },
    ...(allLeft && { all: allLeft }),
  };
}
