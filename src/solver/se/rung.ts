/** The rungs of Sudoku Explainer's ladder. */
import type { Bits } from '../../core/bits.js';
import type { Board, Markup, Stamp } from '../../core/board.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import { everyHitOf, type Rung, rungOf } from '../rung.js';

/** A strategy with the least that a step of it counts, and, where they differ, what a hit of it does. */
export interface RatedStrategy {
  readonly strategy: Strategy;
  readonly least: number;
  of(hit: Hit, board: Board): number;
}

export const rated = <Pattern>(
  strategy: Strategy<Pattern>,
  least: number,
  of: (hit: Hit<NoInfer<Pattern>>, board: Board) => number = () => least,
): RatedStrategy => ({ strategy, least, of: of as RatedStrategy['of'] });

/** A search of Sudoku Explainer's, with the strategies that it finds steps of. */
export const seRung = (search: Rung['search'], ...ratings: readonly RatedStrategy[]): Rung => {
  const strategies = ratings.map(({ strategy }) => strategy);
  return {
    strategies,
    rating: Math.min(...ratings.map(({ least }) => least)),
    search,
    all: everyHitOf(strategies, (strategy, hit, board) => ratings[strategies.indexOf(strategy)]!.of(hit, board)),
  };
};

/** Steps of one strategy, all of one rating; found as the catalogue does, which is in Sudoku Explainer's order, or otherwise. */
export const rungAt = <Pattern>(
  rating: number,
  strategy: Strategy<Pattern>,
  find: Strategy<Pattern>['find'] = strategy.find,
): Rung => seRung(rungOf(strategy, find, rating).search, rated(strategy, rating));

/** The digits that have lost a place. */
export function freshDigits({ geometry, digitStamps }: Markup, since: Stamp = -1): Bits {
  let set = 0;
  for (let digit = 0; digit < geometry.size; digit++) if (digitStamps[digit]! > since) set |= 1 << digit;
  return set;
}
