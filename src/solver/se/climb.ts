import type { Board } from '../../core/board.js';
import type { Clock } from '../../logic/step/clock.js';
import type { Find, Place } from './find.js';

/**
 * Seeks the next step on a board, place by place: the first thing found that is allowed. Keeps in mind who looked in
 * vain, and when.
 */
export function seekingOn(
  board: Board,
  places: readonly Place[],
  clock: Clock,
  allows: (find: Find) => boolean = () => true,
): () => Find | undefined {
  const looked = new Array<number>(places.length).fill(-1);
  return () => {
    for (let i = 0; i < places.length; i++) {
      for (const find of places[i]!.producer(board, looked[i]!, clock)) if (allows(find)) return find;
      looked[i] = board.now;
    }
    return undefined;
  };
}
