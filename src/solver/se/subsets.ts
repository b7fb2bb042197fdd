import { hiddenSubsetHit } from '../../../strategies/subsets/hidden.js';
import { countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { nakedSubsetHit } from '../../logic/naked-subset.js';
import { orderOf } from '../../logic/order.js';
import { hiddenSets, nakedSets } from '../../logic/slices.js';
import { placing } from '../../logic/strategy.js';
import { finding, type Producer } from './find.js';

/** Naked sets take from the house they are found in, and from no other that holds them too. */
export const nakedSubsets = (size: number, id: string, rating: number): Producer =>
  function* (board, since) {
    const { houses } = orderOf(board.geometry);
    for (let at = 0; at < houses.length; at++) {
      const house = houses[at]!;
      if (board.houseStamps[house]! <= since || countBits(board.open[house]!) < 2 * size) continue;
      for (const slots of nakedSets(board, house, size, 'colexicographic')) {
        const hit = nakedSubsetHit(board, house, slots, [house]);
        if (hit) yield finding(id, rating, hit);
      }
    }
  };

export const hiddenSubsets = (size: number, id: string, rating: number): Producer =>
  function* (board, since) {
    const { houses } = orderOf(board.geometry);
    for (let at = 0; at < houses.length; at++) {
      const house = houses[at]!;
      if (board.houseStamps[house]! <= since || countBits(board.open[house]!) <= 2 * size) continue;
      for (const digits of hiddenSets(board, house, size, 'colexicographic')) {
        const hit = hiddenSubsetHit(board, house, digits);
        if (hit) yield finding(id, rating, hit);
      }
    }
  };

/** Hidden sets that leave another digit one place in the house, where it is placed at once. */
export const directHiddenSubsets = (size: number, id: string, rating: number): Producer =>
  function* (board, since) {
    const { geometry, open, slots } = board;
    const { houses } = orderOf(geometry);
    for (let at = 0; at < houses.length; at++) {
      const house = houses[at]!;
      if (board.houseStamps[house]! <= since || countBits(open[house]!) <= size) continue;
      for (const digits of hiddenSets(board, house, size, 'colexicographic')) {
        const digit = displaced(board, house, digits);
        if (digit < 0) continue;
        const cell = geometry.cellAt(
          house,
          lowestBit(slots[house * geometry.size + digit]! & ~placesOf(board, house, digits)),
        );
        yield finding(id, rating, placing({ house, digits, cell, digit }, geometry.candidate(cell, digit)));
      }
    }
  };

function placesOf({ geometry, slots }: Markup, house: number, digits: number): number {
  let places = 0;
  for (let rest = digits; rest; rest &= rest - 1) places |= slots[house * geometry.size + lowestBit(rest)]!;
  return places;
}

/** The first digit that the set leaves one of several places; -1 if there is none. */
function displaced(board: Markup, house: number, digits: number): number {
  const { geometry, slots } = board;
  const places = placesOf(board, house, digits);
  for (let digit = 0; digit < geometry.size; digit++) {
    const own = slots[house * geometry.size + digit]!;
    if (!(digits & (1 << digit)) && own & places && isSingle(own & ~places)) return digit;
  }
  return -1;
}
