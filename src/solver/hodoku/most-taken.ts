/** HoDoKu's choice among ALS chains: the one that takes most away, as among chains, but whatever its length. */
import type { Board } from '../../core/board.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import { BestHit } from './best.js';

export const mostTaken =
  <Pattern>(find: Strategy<Pattern>['find']) =>
  (board: Board): Hit<Pattern> | undefined => {
    const best = new BestHit<Pattern>(board.geometry);
    for (const { remove, pattern } of find(board)) best.offer(remove, 0, () => pattern);
    return best.chain && { place: [], remove: best.remove, pattern: best.chain };
  };
