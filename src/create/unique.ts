/** Whether a draft has the one solution that it was dug from. */
import { EMPTY } from '../core/board.js';
import { isUnique as isUniquePosition } from '../search/search.js';
import type { Draft } from './draft.js';

/** Guesses after which a large grid is taken to have several solutions: it is no puzzle for people either way. */
export const MOST_GUESSES = 20_000;

export const isUnique = (draft: Draft): boolean => isUniquePosition(draft, MOST_GUESSES);

/** Givens of a draft that could be left out, each alone. */
export function countSpare(draft: Draft): number {
  let spare = 0;
  for (let cell = 0; cell < draft.geometry.cells; cell++) {
    if (draft.values[cell] === EMPTY) continue;
    draft.takeOut([cell]);
    if (isUnique(draft)) spare++;
    draft.putBack([cell]);
  }
  return spare;
}
