/** The steps beyond singles and locked candidates that there are at a position, cheapest rung first. */
import type { Board } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import { outcomeOf } from '../logic/step/outcome.js';
import { isBasic } from './basics.js';
import type { Found, Rung } from './rung.js';

/** Each outcome once, as the first rung gives it that has it. Looks at the clock between them. */
export function* movesAt(
  board: Board,
  rungs: readonly Rung[],
  hardest: number,
  clock: Clock,
): Generator<Found, void, void> {
  const known = new Set<string>();
  for (const rung of byRating(rungs)) {
    if (rung.rating > hardest || rung.strategies.every(isBasic)) continue;
    clock();
    for (const found of rung.all?.(board, clock) ?? rung.search(board, undefined, clock)) {
      if (found.rating > hardest || isBasic(found.strategy)) continue;
      if (known.size < known.add(outcomeOf(found.hit)).size) yield found;
      clock();
    }
  }
}

export const byRating = (rungs: readonly Rung[]): readonly Rung[] => [...rungs].sort((a, b) => a.rating - b.rating);
