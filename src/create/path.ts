/** Following a path for what it tells of a draft. */
import { boardOf } from '../core/puzzle.js';
import type { Ladder, Rung } from '../solver/ladder.js';
import type { Draft } from './draft.js';

/** Climbs until it is solved, nothing is found or `isEnough`; tells how many cells are unsolved then. */
export function climb(draft: Draft, ladder: Ladder, isEnough?: (rung: Rung) => boolean): number {
  const board = boardOf(draft);
  const climbing = ladder.begin(board, ladder.rungs);
  while (board.unsolved > 0) {
    const found = climbing.next();
    if (!found || isEnough?.(found.rung)) break;
    climbing.apply(found.hit);
  }
  return board.unsolved;
}
