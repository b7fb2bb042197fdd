import { type HiddenSubset, hiddenSubsetHit } from '../../../strategies/subsets/hidden.js';
import { countBits } from '../../core/bits.js';
import { orderOf } from '../../core/boxes-first.js';
import { type NakedSubset, nakedSubsetHit } from '../../logic/sets/naked-subset.js';
import { hiddenSets, nakedSets } from '../../logic/sets/slices.js';
import type { Strategy } from '../../logic/step/strategy.js';
import { found, type Rung } from '../rung.js';
import { rated, seRung } from './rung.js';

/** Naked sets take from the house they are found in, and from no other that holds them too. */
export const nakedSubsets = (size: number, strategy: Strategy<NakedSubset>, rating: number): Rung =>
  seRung(
    function* (board, since = -1) {
      const { houses } = orderOf(board.geometry);
      for (let at = 0; at < houses.length; at++) {
        const house = houses[at]!;
        if (board.houseStamps[house]! <= since || countBits(board.open[house]!) < 2 * size) continue;
        for (const slots of nakedSets(board, house, size, 'colexicographic')) {
          const hit = nakedSubsetHit(board, house, slots, [house]);
          if (hit) yield found(strategy, hit, rating);
        }
      }
    },
    rated(strategy, rating),
  );

export const hiddenSubsets = (size: number, strategy: Strategy<HiddenSubset>, rating: number): Rung =>
  seRung(
    function* (board, since = -1) {
      const { houses } = orderOf(board.geometry);
      for (let at = 0; at < houses.length; at++) {
        const house = houses[at]!;
        if (board.houseStamps[house]! <= since || countBits(board.open[house]!) <= 2 * size) continue;
        for (const digits of hiddenSets(board, house, size, 'colexicographic')) {
          const hit = hiddenSubsetHit(board, house, digits);
          if (hit) yield found(strategy, hit, rating);
        }
      }
    },
    rated(strategy, rating),
  );
