import type { AlmostLockedSet } from '../../src/logic/sets/almost-locked.js';
import type { Strategy } from '../../src/logic/step/strategy.js';

/** The strategy without the hits that take what one before took with no more cells. There are many ways to most outcomes. */
export const withFewestCells = <Pattern>(
  strategy: Strategy<Pattern>,
  setsOf: (pattern: Pattern) => readonly AlmostLockedSet[],
): Strategy<Pattern> => ({
  ...strategy,
  *find(board, since, clock) {
    const fewest = new Map<string, number>();
    for (const hit of strategy.find(board, since, clock)) {
      const outcome = hit.remove.join();
      const cells = setsOf(hit.pattern).reduce((sum, set) => sum + set.cells.length, 0);
      if (cells >= (fewest.get(outcome) ?? Infinity)) continue;
      fewest.set(outcome, cells);
      yield hit;
    }
  },
});
