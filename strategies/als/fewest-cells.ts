import type { AlmostLockedSet } from '../../src/logic/sets/almost-locked.js';
import type { Hit } from '../../src/logic/step/strategy.js';

/** Not the hits that take what one before took with no more cells. There are many ways to most outcomes. */
export function* withFewestCells<Pattern>(
  hits: Iterable<Hit<Pattern>>,
  setsOf: (pattern: Pattern) => readonly AlmostLockedSet[],
): Generator<Hit<Pattern>, void, void> {
  const fewest = new Map<string, number>();
  for (const hit of hits) {
    const outcome = hit.remove.join();
    const cells = setsOf(hit.pattern).reduce((sum, set) => sum + set.cells.length, 0);
    if (cells >= (fewest.get(outcome) ?? Infinity)) continue;
    fewest.set(outcome, cells);
    yield hit;
  }
}
