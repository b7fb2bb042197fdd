/** Makers of the rungs of Sudoku Explainer's ladder. */
import type { Bits } from '../../core/bits.js';
import type { Board, Markup, Stamp } from '../../core/board.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import { everyHitOf, type Rung, rungOf } from '../rung.js';

/** A strategy with the least rating of its steps and, if they differ, the rating of each hit. */
export interface RatedStrategy {
  readonly strategy: Strategy;
  readonly least: number;
  rate(hit: Hit, board: Board): number;
}

export const rated = <Pattern>(
  strategy: Strategy<Pattern>,
  least: number,
  rate: (hit: Hit<NoInfer<Pattern>>, board: Board) => number = () => least,
): RatedStrategy => ({ strategy, least, rate: rate as RatedStrategy['rate'] });

/** Makes a rung of a search in Sudoku Explainer's order, with the strategies of its steps. */
export const seRung = (search: Rung['search'], ...ratings: readonly RatedStrategy[]): Rung => {
  const strategies = ratings.map(({ strategy }) => strategy);
  return {
    strategies,
    rating: Math.min(...ratings.map(({ least }) => least)),
    search,
    all: everyHitOf(strategies, (strategy, hit, board) => ratings[strategies.indexOf(strategy)]!.rate(hit, board)),
  };
};

/**
 * Makes a rung of one strategy with one rating. `find` replaces the catalogue's search where Sudoku Explainer's order
 * differs.
 */
export const rungAt = <Pattern>(
  rating: number,
  strategy: Strategy<Pattern>,
  find: Strategy<Pattern>['find'] = strategy.find,
): Rung => seRung(rungOf(strategy, find, rating).search, rated(strategy, rating));

/** Returns the digits that have lost a place since a stamp. */
export function changedDigits({ geometry, digitStamps }: Markup, since: Stamp = -1): Bits {
  let set = 0;
  for (let digit = 0; digit < geometry.size; digit++) if (digitStamps[digit]! > since) set |= 1 << digit;
  return set;
}
