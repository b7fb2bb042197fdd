/** The rungs of Sudoku Explainer's ladder. */
import type { Board } from '../../core/board.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import { everyHitOf, type Rung } from '../rung.js';

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
  const ratingOf = new Map(ratings.map((each) => [each.strategy, each]));
  const strategies = ratings.map(({ strategy }) => strategy);
  return {
    strategies,
    rating: Math.min(...ratings.map(({ least }) => least)),
    search,
    all: everyHitOf(strategies, (strategy, hit, board) => ratingOf.get(strategy)!.of(hit, board)),
  };
};
