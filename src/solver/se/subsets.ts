import { hiddenSubsetHit } from '../../../strategies/subsets/hidden.js';
import { countBits } from '../../core/bits.js';
import { orderOf } from '../../core/boxes-first.js';
import { nakedSubsetHit } from '../../logic/sets/naked-subset.js';
import { hiddenSets, nakedSets } from '../../logic/sets/slices.js';
import { finding, type Place } from './find.js';

/** Naked sets take from the house they are found in, and from no other that holds them too. */
export const nakedSubsets = (size: number, id: string, rating: number): Place => ({
  strategies: { [id]: rating },
  *producer(board, since) {
    const { houses } = orderOf(board.geometry);
    for (let at = 0; at < houses.length; at++) {
      const house = houses[at]!;
      if (board.houseStamps[house]! <= since || countBits(board.open[house]!) < 2 * size) continue;
      for (const slots of nakedSets(board, house, size, 'colexicographic')) {
        const hit = nakedSubsetHit(board, house, slots, [house]);
        if (hit) yield finding(id, rating, hit);
      }
    }
  },
});

export const hiddenSubsets = (size: number, id: string, rating: number): Place => ({
  strategies: { [id]: rating },
  *producer(board, since) {
    const { houses } = orderOf(board.geometry);
    for (let at = 0; at < houses.length; at++) {
      const house = houses[at]!;
      if (board.houseStamps[house]! <= since || countBits(board.open[house]!) <= 2 * size) continue;
      for (const digits of hiddenSets(board, house, size, 'colexicographic')) {
        const hit = hiddenSubsetHit(board, house, digits);
        if (hit) yield finding(id, rating, hit);
      }
    }
  },
});
