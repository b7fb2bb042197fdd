import { fullHouse } from '../../../strategies/singles/full-house.js';
import { hiddenSingle } from '../../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../../strategies/singles/naked-single.js';
import type { Markup } from '../../core/board.js';
import { orderOf } from '../../core/boxes-first.js';
import type { Geometry, House } from '../../core/geometry.js';
import { type Found, found } from '../rung.js';
import { rated, rungAt, seRung } from './rung.js';

export const FULL_HOUSE = 1.0;
export const IN_BOX = 1.2;
export const IN_LINE = 1.5;
export const NAKED = 2.3;

const hiddenRating = ({ houseKinds }: Geometry, house: House): number =>
  houseKinds[house] === 'box' ? IN_BOX : IN_LINE;

/** The last empty cell of a house first, then digits with one place, boxes before columns before rows. */
function* findHidden(board: Markup): Generator<Found, void, void> {
  const { geometry } = board;
  const { houses } = orderOf(geometry);
  const full = [...fullHouse.find(board)];
  full.sort((a, b) => houses.indexOf(a.pattern.house) - houses.indexOf(b.pattern.house));
  for (const hit of full) yield found(fullHouse, hit, FULL_HOUSE);
  for (const hit of hiddenSingle.find(board)) yield found(hiddenSingle, hit, hiddenRating(geometry, hit.pattern.house));
}

export const hiddenSingles = seRung(
  findHidden,
  rated(fullHouse, FULL_HOUSE),
  rated(hiddenSingle, IN_BOX, ({ pattern: { house } }, { geometry }) => hiddenRating(geometry, house)),
);

export const nakedSingles = rungAt(NAKED, nakedSingle);
