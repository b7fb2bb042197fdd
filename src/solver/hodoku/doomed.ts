/**
 * What patterns of one digit can take: candidates that have no part in any way to place the digit in all its houses.
 * Most digits have none, and rows that come after the fish, who want to know as well, need not look at them.
 */
import { planeOf } from '../../../strategies/fish/plane.js';
import type { Board, Stamp } from '../../core/board.js';
import { isEmpty } from '../../core/cell-set.js';
import type { Digit } from '../../core/geometry.js';

export const hasDoomed = (board: Board, digit: Digit): boolean => !isEmpty(planeOf(board, digit).doomed);

/** Whether any digit that has changed since the stamp has such candidates. */
export function anyDoomed(board: Board, since: Stamp = -1): boolean {
  for (let digit = 0; digit < board.geometry.size; digit++)
    if (board.digitStamps[digit]! > since && hasDoomed(board, digit)) return true;
  return false;
}
