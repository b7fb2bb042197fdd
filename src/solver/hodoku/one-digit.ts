import { lowestBit } from '../../core/bits.js';
import type { Board, Stamp } from '../../core/board.js';
import { unplaceableDigits } from '../../logic/digit/unplaceable.js';
import { NOTHING, type Rung } from '../rung.js';

/** A rung of patterns of one digit: not searched where no digit that has changed has candidates for them to take. */
export const ofOneDigit = (rung: Rung): Rung => ({
  ...rung,
  search: (board, since, clock) => (hasAnyUnplaceable(board, since) ? rung.search(board, since, clock) : NOTHING),
});

function hasAnyUnplaceable(board: Board, since: Stamp = -1): boolean {
  for (let rest = unplaceableDigits(board); rest; rest &= rest - 1)
    if (board.digitStamps[lowestBit(rest)]! > since) return true;
  return false;
}
