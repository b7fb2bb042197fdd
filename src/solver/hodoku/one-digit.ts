import { lowestBit } from '../../core/bits.js';
import type { Board, Stamp } from '../../core/board.js';
import { unplaceableDigits } from '../../logic/digit/unplaceable.js';
import type { Row } from './row.js';

/** A row of patterns of one digit: not searched where no digit that has changed has candidates for them to take. */
export const ofOneDigit = ({ rungs, search }: Row): Row => ({
  rungs,
  search: (board, since) => (hasAnyUnplaceable(board, since) ? search(board, since) : undefined),
});

function hasAnyUnplaceable(board: Board, since: Stamp = -1): boolean {
  for (let rest = unplaceableDigits(board); rest; rest &= rest - 1)
    if (board.digitStamps[lowestBit(rest)]! > since) return true;
  return false;
}
