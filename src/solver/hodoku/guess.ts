/** HoDoKu's last resort: the middle one of the unsolved cells takes its digit of the solution. */
import { backtracking, type Guess } from '../../../strategies/last-resort/backtracking.js';
import { type Board, EMPTY } from '../../core/board.js';
import type { Hit } from '../../logic/step/strategy.js';

export function middleGuess(board: Board): Hit<Guess> | undefined {
  const { geometry, values, unsolved } = board;
  let before = Math.floor(unsolved / 2);
  let middle = 0;
  for (let cell = 0; cell < geometry.cells; cell++) if (values[cell] === EMPTY && before-- === 0) middle = cell;
  for (const hit of backtracking.find(board)) if (geometry.cellOf(hit.place[0]!) === middle) return hit;
  return undefined;
}
