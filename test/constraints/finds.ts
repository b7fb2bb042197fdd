/** What the rungs of a ladder find on the way through a puzzle, and whether it is true. */
import { prove } from '../../src/check/prove.js';
import { boardOf } from '../../src/core/board-of.js';
import { type Clock, OutOfTime } from '../../src/core/clock.js';
import { sentence } from '../../src/render/text.js';
import { applyHit, type Ladder } from '../../src/solver/ladder.js';
import type { Found, Rung } from '../../src/solver/rung.js';
import { rungsOf } from '../../src/solver/walk.js';
import type { Solved } from './puzzles.js';

/** The checks of its clock that a rung may make. What it has not found by then is not looked at. */
const mostChecks = ({ strategies }: Rung): number => (strategies.some(({ laborious }) => laborious) ? 40 : 500);

function counting(most: number): Clock {
  let left = most;
  return () => {
    if (left-- === 0) throw new OutOfTime();
  };
}

/**
 * Looks at the first finds of every rung, applies the first of all, and goes on so. Returns what is false: a find that
 * contradicts the solution, or that the checker does not prove.
 */
export function faultsOf({ puzzle, solution }: Solved, ladder: Ladder, ofRung: number): readonly string[] {
  const { geometry } = puzzle;
  const board = boardOf(puzzle);
  const faults: string[] = [];
  const isTrue = (candidate: number): boolean => solution[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
  const faultOf = ({ strategy, hit: { place, remove }, hit }: Found): string | undefined => {
    if (remove.some(isTrue) || !place.every(isTrue)) return 'contradicts the solution';
    const { truths, message } = strategy.explain(hit, geometry);
    const { verdict } = prove(board, { place, remove, truths });
    return verdict === 'proved' ? undefined : `is ${verdict}: ${sentence(message, geometry)}`;
  };
  const rungs = rungsOf(ladder, { guess: false });
  for (;;) {
    let first: Found | undefined;
    for (const rung of rungs)
      for (const found of within(() => rung.search(board, { clock: counting(mostChecks(rung)) }), ofRung)) {
        const fault = faultOf(found);
        if (fault === undefined) first ??= found;
        else faults.push(`${found.strategy.id} ${fault}`);
      }
    if (!first) return faults;
    applyHit(board, first.hit);
  }
}

/** Yields at most `most` items, and no more once the time is up. */
function* within<Item>(search: () => Iterable<Item>, most: number): Generator<Item> {
  let count = 0;
  try {
    for (const item of search()) {
      if (count++ === most) return;
      yield item;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
}
