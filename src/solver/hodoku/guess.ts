/** HoDoKu's last resort: the middle one of the unsolved cells takes its digit of the solution. */
import { type Board, EMPTY } from '../../core/board.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';

/** Of the guesses that a search offers, the one in the middle cell. */
export const inMiddle =
  <Pattern>(find: Strategy<Pattern>['find']) =>
  (board: Board): Hit<Pattern> | undefined => {
    const { geometry, values, unsolved } = board;
    let before = Math.floor(unsolved / 2);
    let middle = 0;
    for (let cell = 0; cell < geometry.cells; cell++) if (values[cell] === EMPTY && before-- === 0) middle = cell;
    for (const hit of find(board)) if (geometry.cellOf(hit.place[0]!) === middle) return hit;
    return undefined;
  };
