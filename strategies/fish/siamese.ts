import type { Markup, Stamp } from '../../src/core/board.js';
import type { Clock } from '../../src/core/clock.js';
import type { Geometry } from '../../src/core/geometry.js';
import { type FishQuery, fishByBase } from '../../src/logic/digit/fish/find.js';
import { explainFish, type Fish } from '../../src/logic/digit/fish/fish.js';
import { lines, say } from '../../src/logic/step/message.js';
import { type Explanation, type Hit, removing } from '../../src/logic/step/strategy.js';

/** Two fish with one base. */
export interface Siamese {
  readonly twins: readonly [Hit<Fish>, Hit<Fish>];
}

/** Pairs of fish that share their base and differ in what they take first, one of them wanted. */
export function* siameseIn(
  query: FishQuery,
  wanted: (fish: Fish) => boolean,
  board: Markup,
  since?: Stamp,
  clock?: Clock,
): Generator<Hit<Siamese>, void, void> {
  for (const fish of fishByBase(query, 2, board, since, clock))
    for (const [i, one] of fish.entries())
      for (const other of fish.slice(i + 1)) {
        if (one.remove[0] === other.remove[0] || !(wanted(one.pattern) || wanted(other.pattern))) continue;
        const remove = [...new Set([...one.remove, ...other.remove])].sort((a, b) => a - b);
        yield removing({ twins: [one, other] }, remove);
      }
}

export function explainSiamese({ pattern: { twins } }: Hit<Siamese>, geometry: Geometry): Explanation {
  const [one, other] = [explainFish(twins[0], geometry), explainFish(twins[1], geometry)];
  return {
    message: say('Two fish begin in the same houses.{twins}', { twins: lines([one.message, other.message]) }),
    marks: [...one.marks, ...other.marks],
    truths: one.truths,
  };
}
