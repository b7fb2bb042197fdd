/** The one step after which singles and locked candidates are enough. */
import type { Board, Markup } from '../core/board.js';
import { type Clock, runsOut, unlimited } from '../core/clock.js';
import { basicsOf, settle, settledAfter } from './basics.js';
import type { Ladder } from './ladder.js';
import { movesAt } from './moves.js';
import type { Found } from './rung.js';
import type { Way } from './shortest.js';
import { type Rules, rungsOf } from './walk.js';

/** The easiest one: `taken` is empty where none is needed, and absent where none is enough. */
export function oneStepWay(start: Markup, ladder: Ladder, rules: Rules, clock: Clock = unlimited): Way {
  const rungs = rungsOf(ladder, { ...rules, guess: false });
  const basics = basicsOf(rungs);
  const board = settle(start.copy() as Board, basics);
  if (board.unsolved === 0) return { taken: [], rungs, plain: 0, isCut: false };
  let enough: Found | undefined;
  const isCut = runsOut(() => {
    for (const found of movesAt(board, rungs, Infinity, clock)) {
      if (settledAfter(board, found.hit, basics).unsolved > 0) continue;
      enough = found;
      return;
    }
  });
  return { ...(enough && { taken: [enough] }), rungs, plain: 0, isCut };
}
