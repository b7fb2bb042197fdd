/**
 * HoDoKu's ladder, as version 2.3 solves and rates with default options: its techniques, its order, and its choice
 * among steps of one technique.
 */

import type { Board } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import { frozen } from '../../core/frozen.js';
import { QueuedBoard } from '../../core/queued-board.js';
import { advanceTo } from '../cube.js';
import { type Climb, firstHitSearch, type Ladder, plainClimb } from '../ladder.js';
import type { Rung } from '../rung.js';
import { applyToQueues, load } from './grading-climb.js';
import { rungs } from './rungs.js';
import { nextSingle, singleStep, singles } from './singles.js';

/** Starts a climb on a board, with a queued board that follows it. Keeps no queue if some singles are excluded. */
function climbOf(board: Board, rungs: readonly Rung[], clock?: Clock): Climb {
  if (!rungs.includes(singles)) return plainClimb(board, rungs, clock);
  const { geometry, values, digits } = board;
  const queued = load(new QueuedBoard(geometry), { geometry, values, candidates: digits });
  const search = firstHitSearch(
    rungs.filter((rung) => rung !== singles),
    clock,
  );
  return {
    next() {
      if (queued.unsolved === 0) return undefined;
      const single = nextSingle(queued);
      return single ? singleStep(queued, single) : search(board);
    },
    apply(hit) {
      applyToQueues(queued, hit);
      advanceTo(board, queued);
    },
  };
}

/** The ladder of HoDoKu's scale. */
export const hodoku: Ladder = frozen({
  id: 'hodoku',
  name: "HoDoKu's techniques, in its order",
  rungs: [singles, ...rungs],
  formatRating: (rating) => `${rating} points`,
  begin: climbOf,
});
