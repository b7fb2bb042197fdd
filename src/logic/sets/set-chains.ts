/** Almost locked sets in a row, each linked to the next (ALS chain). */
import type { Bits } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import { type Hit, removing } from '../step/strategy.js';
import { type AlmostLockedSet, collectSeenByBoth, setAt } from './almost-locked.js';
import { restrictedCommons, type Sharing } from './restricted-commons.js';
import { beginWalk, type Direction, followLinks, forgetWalk, SHORTEST, walkFor, wayTo } from './set-walk.js';

export interface SetChain {
  readonly sets: readonly AlmostLockedSet[];
  /** The digits that link each set to the next one. */
  readonly links: readonly Bits[];
}

/** Four or more sets, each linked to the next by another digit: what both ends have is in one of them. */
export function* setChains(
  board: Markup,
  sharing: Sharing,
  direction: Direction,
): Generator<Hit<SetChain>, void, void> {
  const { geometry } = board;
  const commons = restrictedCommons(board);
  const { sets } = commons;
  const walk = walkFor(commons, geometry.size, sharing, direction);
  let remove: Candidate[] = [];
  for (let start = 0; start < sets.count; start++)
    for (let rest = sets.digits[start]!; rest; rest &= rest - 1) {
      const first = rest & -rest;
      beginWalk(walk, start, first);
      for (let at = 0; at < walk.length; at++) {
        const end = walk.set[at]!;
        if (walk.links[at]! >= SHORTEST && start < end) {
          collectSeenByBoth(remove, geometry, sets, start, end, first | walk.used[at]!);
          if (remove.length > 0) {
            const way = wayTo(walk, at);
            yield removing(
              {
                sets: [start, ...way.map((step) => walk.set[step]!)].map((set) => setAt(board, sets, set)),
                links: way.map((step) => walk.used[step]!),
              },
              remove,
            );
            remove = [];
          }
        }
        followLinks(walk, at);
      }
      forgetWalk(walk);
    }
}
