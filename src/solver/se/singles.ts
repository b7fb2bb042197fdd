import { isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { orderOf } from '../../core/boxes-first.js';
import { placing } from '../../logic/step/strategy.js';
import { type Find, finding } from './find.js';

/** The last empty cell of a house first, then digits with one place, boxes before columns before rows. */
export function* hiddenSingles({ geometry, slots, open, digits }: Markup): Generator<Find, void, void> {
  const { size, houseCells } = geometry;
  const { houses } = orderOf(geometry);
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (!isSingle(open[house]!)) continue;
    const cell = houseCells[house * size + lowestBit(open[house]!)]!;
    if (!isSingle(digits[cell]!)) continue;
    const digit = lowestBit(digits[cell]!);
    yield finding('full-house', 1.0, placing({ house, cell, digit }, geometry.candidate(cell, digit)));
  }
  for (let at = 0; at < houses.length; at++) {
    const house = houses[at]!;
    if (open[house] === 0) continue;
    for (let digit = 0; digit < size; digit++) {
      const places = slots[house * size + digit]!;
      if (!isSingle(places)) continue;
      const cell = houseCells[house * size + lowestBit(places)]!;
      const rating = geometry.houseKinds[house] === 'box' ? 1.2 : 1.5;
      yield finding('hidden-single', rating, placing({ house, cell, digit }, geometry.candidate(cell, digit)));
    }
  }
}

export function* nakedSingles({ geometry, digits }: Markup): Generator<Find, void, void> {
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (!isSingle(digits[cell]!)) continue;
    const digit = lowestBit(digits[cell]!);
    yield finding('naked-single', 2.3, placing({ cell, digit }, geometry.candidate(cell, digit)));
  }
}
