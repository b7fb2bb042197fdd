/** The implications of a position and all that follows along them, worked out once for whoever asks. */
import type { Markup } from '../../core/board.js';
import { perPosition } from '../../core/per-position.js';
import { type Closure, closureOf } from '../links/closure.js';
import { type Implications, implicationsOf } from './implications.js';

export interface Reach {
  readonly implications: Implications;
  readonly closure: Closure;
}

const reachWith = (grouped: boolean): ((board: Markup) => Reach) =>
  perPosition((board) => {
    const implications = implicationsOf(board, grouped);
    return { implications, closure: closureOf(implications) };
  });

/** Between single candidates. */
export const plainReach = reachWith(false);

/** With groups as well. */
export const groupedReach = reachWith(true);
