/** Whether a draft has the one solution that it was dug from. */
import { EMPTY } from '../core/board.js';
import { unlimited } from '../core/clock.js';
import { isUnique as isUniquePosition } from '../search/search.js';
import type { Draft } from './draft.js';

/** Guesses after which a large grid is taken to have several solutions: it is no puzzle for people either way. */
export const MOST_GUESSES = 20_000;

export const isUnique = (draft: Draft, clock = unlimited): boolean => isUniquePosition(draft, MOST_GUESSES, clock);

/** Givens of a draft that could be left out, each alone. */
export function countSpare(draft: Draft, clock = unlimited): number {
  let spare = 0;
  for (let cell = 0; cell < draft.geometry.cells; cell++) {
    if (draft.values[cell] === EMPTY) continue;
    draft.takeOut([cell]);
    if (isUnique(draft, clock)) spare++;
    draft.putBack([cell]);
  }
  return spare;
}
