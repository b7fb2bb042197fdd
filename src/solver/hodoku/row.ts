/** A row of HoDoKu's table: what is searched at once, and how what is found is rated. */
import type { Board, Stamp } from '../../core/board.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import { type Found, type Rung, ratedRung, rungOf } from '../ladder.js';

export interface Row {
  /** The kinds of step that it may find. */
  readonly rungs: readonly Rung[];
  /** The one step that it offers. `since`: when it was last searched in vain on this board. */
  search(board: Board, since?: Stamp): Found | undefined;
}

/** A strategy of which the first hit is taken, in its own order. */
export function first(strategy: Strategy): Row {
  const rung = rungOf(strategy);
  return {
    rungs: [rung],
    search(board, since) {
      const { value: hit } = strategy.find(board, since).next();
      return hit ? { rung, hit } : undefined;
    },
  };
}

/** A strategy with a search of its own, that chooses among all hits. */
export function chosen<Pattern>(
  strategy: Strategy<Pattern>,
  choose: (board: Board, since?: Stamp) => Hit<Pattern> | undefined,
): Row {
  const rung = rungOf(strategy);
  return {
    rungs: [rung],
    search(board, since) {
      const hit = choose(board, since);
      return hit ? { rung, hit } : undefined;
    },
  };
}

/** Several kinds of step, found by one search and all rated alike; `kindOf` tells whose a hit is. */
export function several<Pattern>(
  strategies: readonly Strategy[],
  rated: Pick<Rung, 'level' | 'rating'>,
  choose: (board: Board, since?: Stamp) => Hit<Pattern> | undefined,
  kindOf: (pattern: Pattern) => Strategy,
): Row {
  const rungs = strategies.map((strategy) => ratedRung(strategy, rated.level, rated.rating));
  return {
    rungs,
    search(board, since) {
      const hit = choose(board, since);
      return hit && { rung: rungs[strategies.indexOf(kindOf(hit.pattern))]!, hit };
    },
  };
}
