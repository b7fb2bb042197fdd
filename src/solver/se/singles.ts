import { fullHouse } from '../../../strategies/singles/full-house.js';
import { hiddenSingle } from '../../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../../strategies/singles/naked-single.js';
import { isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { orderOf } from '../../core/boxes-first.js';
import type { Geometry, House } from '../../core/geometry.js';
import { placing } from '../../logic/step/strategy.js';
import { type Found, found } from '../rung.js';
import { rated, seRung } from './rung.js';

export const FULL_HOUSE = 1.0;
const IN_BOX = 1.2;
const IN_LINE = 1.5;
const NAKED = 2.3;

export const hiddenRating = ({ houseKinds }: Geometry, house: House): number =>
  houseKinds[house] === 'box' ? IN_BOX : IN_LINE;

/** The last empty cell of a house first, then digits with one place, boxes before columns before rows. */
function* findHidden({ geometry, slots, open, digits }: Markup): Generator<Found, void, void> {
  const { size, houseCells } = geometry;
  const { houses } = orderOf(geometry);
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (!isSingle(open[house]!)) continue;
    const cell = houseCells[house * size + lowestBit(open[house]!)]!;
    if (!isSingle(digits[cell]!)) continue;
    const digit = lowestBit(digits[cell]!);
    yield found(fullHouse, placing({ house, cell, digit }, geometry.candidate(cell, digit)), FULL_HOUSE);
  }
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (open[house] === 0) continue;
    for (let digit = 0; digit < size; digit++) {
      const places = slots[house * size + digit]!;
      if (!isSingle(places)) continue;
      const cell = houseCells[house * size + lowestBit(places)]!;
      const hit = placing({ house, cell, digit }, geometry.candidate(cell, digit));
      yield found(hiddenSingle, hit, hiddenRating(geometry, house));
    }
  }
}

function* findNaked({ geometry, digits }: Markup): Generator<Found, void, void> {
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (!isSingle(digits[cell]!)) continue;
    const digit = lowestBit(digits[cell]!);
    yield found(nakedSingle, placing({ cell, digit }, geometry.candidate(cell, digit)), NAKED);
  }
}

export const hiddenSingles = seRung(
  findHidden,
  rated(fullHouse, FULL_HOUSE),
  rated(hiddenSingle, IN_BOX, ({ pattern: { house } }, { geometry }) => hiddenRating(geometry, house)),
);

export const nakedSingles = seRung(findNaked, rated(nakedSingle, NAKED));
