/**
 * A rung of a ladder: strategies that are searched for together, each step with its rating there. Finding is the
 * strategies' business; order, rating and the choice among equal hits are the ladder's.
 */
import type { Board, Stamp } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import type { Outcomes } from '../logic/step/outcome.js';
import { PAUSE_HIT } from '../logic/step/pause.js';
import type { Hit, Strategy } from '../logic/step/strategy.js';

/** A hit, the strategy that explains it, and what the ladder counts for it. */
export interface Found {
  readonly strategy: Strategy;
  readonly hit: Hit;
  readonly rating: number;
}

/**
 * Takes the place of a step if the clock asks for a pause. It does nothing and has no strategy; asking for the next
 * step continues the search. Most searches pause only between rungs, because engines keep tables that another search
 * would overwrite.
 */
export const PAUSE: Found = { strategy: {} as never, hit: PAUSE_HIT, rating: 0 };

export const isPause = (found: Pick<Found, 'hit'>): boolean => found.hit === PAUSE_HIT;

/** Makes a step of a hit. The types require a pattern that the strategy explains. */
export const found = <Pattern>(
  strategy: Strategy<Pattern>,
  hit: Hit<NoInfer<Pattern>>,
  rating = strategy.score,
): Found => ({ strategy, hit, rating });

export interface Rung {
  /** The strategies of its steps. */
  readonly strategies: readonly Strategy[];
  /** The least rating of its steps: points in a ladder that adds up, the difficulty in one that takes the highest. */
  readonly rating: number;
  /**
   * Yields its steps, the one to take first at the front. `since`: the stamp at which the rung last found nothing;
   * unchanged parts may be skipped. A slow search looks at the clock. `known`: outcomes without interest, whose steps
   * may be left out.
   */
  search(board: Board, since: Stamp | undefined, clock: Clock, known?: Outcomes): Iterable<Found>;
  /** The rung used if its strategies are asked for by name: it finds all steps. */
  readonly named?: Rung;
  /** Yields every step, if `search` yields only the one that it chooses. */
  all?(board: Board, clock: Clock, known?: Outcomes): Iterable<Found>;
}

/** A strategy as a rung of its own: its hits in its order, or in that of another search for the same. */
export const rungOf = <Pattern>(
  strategy: Strategy<Pattern>,
  find: Strategy<Pattern>['find'] = strategy.find,
  rating = strategy.score,
): Rung => ({
  strategies: [strategy],
  rating,
  search(board, since, clock, known) {
    const hits = find(board, since, clock, known);
    const { value: first } = hits.next();
    return first ? foundIn(strategy, first, hits, rating) : NOTHING;
  },
});

/** The result of a search that finds nothing, as most do. */
export const NOTHING: readonly Found[] = [];

function* foundIn<Pattern>(
  strategy: Strategy<Pattern>,
  first: Hit<NoInfer<Pattern>>,
  others: Iterable<Hit<NoInfer<Pattern>>>,
  rating: number,
): Generator<Found, void, void> {
  yield found(strategy, first, rating);
  for (const hit of others) yield found(strategy, hit, rating);
}

/** Every hit of some strategies, in the catalogue's order, whatever a search would choose. */
export const everyHitOf = <Pattern>(
  strategies: readonly Strategy<Pattern>[],
  rate: (strategy: Strategy<Pattern>, hit: Hit<Pattern>, board: Board) => number = ({ score }) => score,
): NonNullable<Rung['all']> =>
  function* (board, clock, known) {
    for (const strategy of strategies)
      for (const hit of strategy.find(board, undefined, clock, known))
        yield hit === PAUSE_HIT ? PAUSE : found(strategy, hit, rate(strategy, hit, board));
  };

/** The rungs, lowest rating first; rungs of one rating stay in their order. */
export const byRating = (rungs: readonly Rung[]): readonly Rung[] => [...rungs].sort((a, b) => a.rating - b.rating);

/** The rungs with those of their strategies that are allowed. */
export const allowing = (rungs: readonly Rung[], isAllowed: (strategy: Strategy) => boolean): readonly Rung[] =>
  rungs.flatMap((rung) => {
    const strategies = rung.strategies.filter(isAllowed);
    if (strategies.length === rung.strategies.length) return [rung];
    return strategies.length === 0 ? [] : [narrowed(rung, strategies)];
  });

function narrowed(rung: Rung, strategies: readonly Strategy[]): Rung {
  const among = function* (all: Iterable<Found>): Generator<Found, void, void> {
    for (const each of all) if (strategies.includes(each.strategy) || isPause(each)) yield each;
  };
  const { all } = rung;
  return {
    strategies,
    rating: rung.rating,
    search: (board, since, clock, known) => among(rung.search(board, since, clock, known)),
    ...(all && { all: (board, clock, known) => among(all(board, clock, known)) }),
  };
}
