/** The rung of the bivalue universal grave (BUG): its four types, and BUG+n. */
import { bugPlus1, bugPlusN, bugType2, bugType3, bugType4 } from '../../../strategies/uniqueness/bug.js';
import { countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Cell } from '../../core/geometry.js';
import { commonLinkHouses } from '../../core/scan-order.js';
import { bugOf } from '../../logic/deadly/bug.js';
import { type DeadlyPattern, finDigits, setIn } from '../../logic/deadly/pattern.js';
import { type1Hit, type2Hit, type4Hit } from '../../logic/deadly/types.js';
import { type Found, found } from '../rung.js';
import { rated, seRung } from './rung.js';
import { nakedSetsWith } from './type-3.js';

/** Ratings of BUG+1 and BUG+n, and of types 2 to 4. */
export const BUG_PLUS = 5.6;
const BUG_TYPE = 5.7;

/** Rating added for each cell of the set. */
const SET_STEP = 0.1;

const setRating = ({ length }: readonly Cell[]): number => BUG_TYPE + SET_STEP * length;

/**
 * Finds a BUG. The search for extra candidates counts all candidates, so one that shares its houses with another is
 * never found.
 */
function* findBug(board: Markup): Generator<Found, void, void> {
  const bug = bugOf(board, board.geometry.size, board);
  if (!bug) return;
  const sure = type1Hit(board, bug);
  if (sure) yield found(sure.pattern.fins.length === 1 ? bugPlus1 : bugPlusN, sure, BUG_PLUS);
  const alike = type2Hit(board, bug);
  if (alike) yield found(bugType2, alike, BUG_TYPE);
  if (bug.extra.length === 2) yield* withLockedDigit(board, bug);
  if (bug.extra.length > 1 && !isSingle(finDigits(board, bug))) yield* withSubset(board, bug);
}

/** Yields BUGs whose two cells share a single digit. */
function* withLockedDigit(board: Markup, bug: DeadlyPattern): Generator<Found, void, void> {
  const shared = bug.extra.reduce((set, cell) => set & setIn(bug, cell), board.geometry.all);
  if (!isSingle(shared)) return;
  for (const house of commonLinkHouses(board.geometry, bug.extra)) {
    const hit = type4Hit(board, bug, house, lowestBit(shared));
    if (hit) yield found(bugType4, hit, BUG_TYPE);
  }
}

/**
 * Yields BUGs with a subset, house by house, smaller sets first. The other cells of the subset have together all
 * digits that the extra cells may take.
 */
function* withSubset(board: Markup, bug: DeadlyPattern): Generator<Found, void, void> {
  const { geometry, open } = board;
  for (const house of commonLinkHouses(geometry, bug.extra)) {
    const others = countBits(open[house]!) - bug.extra.length;
    for (let degree = 2; degree < geometry.size - 2 && degree <= others; degree++)
      for (const hit of nakedSetsWith(board, bug, house, degree))
        yield found(bugType3, hit, setRating(hit.pattern.subset));
  }
}

export const bugs = seRung(
  findBug,
  rated(bugPlus1, BUG_PLUS),
  rated(bugPlusN, BUG_PLUS),
  rated(bugType2, BUG_TYPE),
  rated(bugType3, BUG_TYPE + SET_STEP, ({ pattern: { subset } }) => setRating(subset)),
  rated(bugType4, BUG_TYPE),
);
