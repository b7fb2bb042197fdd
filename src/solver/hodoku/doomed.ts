import type { Board, Stamp } from '../../core/board.js';
import { hasDoomed } from '../../logic/doomed.js';

/** Whether any digit that has changed since the stamp has candidates that patterns of one digit might take. */
export function anyDoomed(board: Board, since: Stamp = -1): boolean {
  for (let digit = 0; digit < board.geometry.size; digit++)
    if (board.digitStamps[digit]! > since && hasDoomed(board, digit)) return true;
  return false;
}
