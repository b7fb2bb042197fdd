import { bugPlus1, bugPlusN, bugType2, bugType3, bugType4 } from '../../../strategies/uniqueness/bug.js';
import { countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Cell } from '../../core/geometry.js';
import { commonLinkHouses } from '../../core/scan-order.js';
import { graveOf } from '../../logic/deadly/bug.js';
import { type DeadlyPattern, finDigits, setIn } from '../../logic/deadly/pattern.js';
import { type1Hit, type2Hit, type4Hit } from '../../logic/deadly/types.js';
import { type Found, found } from '../rung.js';
import { rated, seRung } from './rung.js';
import { nakedSetsWith } from './type-3.js';

const GRAVE = 5.7;
export const SURE_GRAVE = 5.6;

/** Rating added for each cell of the set. */
const SET_STEP = 0.1;

const setRating = ({ length }: readonly Cell[]): number => GRAVE + SET_STEP * length;

/**
 * Finds a grave. The search for extra candidates counts all candidates, so one that shares its houses with another is
 * never found.
 */
function* findGrave(board: Markup): Generator<Found, void, void> {
  const grave = graveOf(board, board.geometry.size, board);
  if (!grave) return;
  const sure = type1Hit(board, grave);
  if (sure) yield found(sure.pattern.fins.length === 1 ? bugPlus1 : bugPlusN, sure, SURE_GRAVE);
  const alike = type2Hit(board, grave);
  if (alike) yield found(bugType2, alike, GRAVE);
  if (grave.extra.length === 2) yield* withLockedDigit(board, grave);
  if (grave.extra.length > 1 && !isSingle(finDigits(board, grave))) yield* withSubset(board, grave);
}

/** Yields graves whose two cells share a single digit. */
function* withLockedDigit(board: Markup, grave: DeadlyPattern): Generator<Found, void, void> {
  const shared = grave.extra.reduce((set, cell) => set & setIn(grave, cell), board.geometry.all);
  if (!isSingle(shared)) return;
  for (const house of commonLinkHouses(board.geometry, grave.extra)) {
    const hit = type4Hit(board, grave, house, lowestBit(shared));
    if (hit) yield found(bugType4, hit, GRAVE);
  }
}

/**
 * Yields graves with a subset, house by house, smaller sets first. The other cells of the subset have together all
 * digits that the extra cells may take.
 */
function* withSubset(board: Markup, grave: DeadlyPattern): Generator<Found, void, void> {
  const { geometry, open } = board;
  for (const house of commonLinkHouses(geometry, grave.extra)) {
    const others = countBits(open[house]!) - grave.extra.length;
    for (let degree = 2; degree < geometry.size - 2 && degree <= others; degree++)
      for (const hit of nakedSetsWith(board, grave, house, degree))
        yield found(bugType3, hit, setRating(hit.pattern.subset));
  }
}

export const grave = seRung(
  findGrave,
  rated(bugPlus1, SURE_GRAVE),
  rated(bugPlusN, SURE_GRAVE),
  rated(bugType2, GRAVE),
  rated(bugType3, GRAVE + SET_STEP, ({ pattern: { subset } }) => setRating(subset)),
  rated(bugType4, GRAVE),
);
