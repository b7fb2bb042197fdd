/** The rungs of HoDoKu's ladder that choose among their hits. */
import type { Board, Stamp } from '../../core/board.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import { everyHitOf, found, NOTHING, type Rung, rungOf } from '../rung.js';

/** A search that offers the one hit that HoDoKu would take. */
type Choose<Pattern> = (board: Board, since?: Stamp) => Hit<Pattern> | undefined;

/** A strategy with a search of its own. */
export const chosen = <Pattern>(
  strategy: Strategy<Pattern>,
  choose: Choose<NoInfer<Pattern>>,
  find: Strategy<Pattern>['find'] = strategy.find,
): Rung => ({
  strategies: [strategy],
  rating: strategy.score,
  search(board, since) {
    const hit = choose(board, since);
    return hit ? [found(strategy, hit)] : NOTHING;
  },
  all: (board, clock) => rungOf(strategy, find).search(board, undefined, clock),
});

/** Several kinds of step, found by one search and all rated alike; `kindOf` tells whose a hit is. */
export const several = <Pattern, Wanted extends Pattern>(
  strategies: readonly Strategy<Pattern>[],
  rating: number,
  choose: Choose<Wanted>,
  kindOf: (pattern: Wanted) => Strategy<Pattern>,
): Rung => ({
  strategies,
  rating,
  search(board, since) {
    const hit = choose(board, since);
    return hit ? [found(kindOf(hit.pattern), hit, rating)] : NOTHING;
  },
  all: everyHitOf(strategies, () => rating),
});
