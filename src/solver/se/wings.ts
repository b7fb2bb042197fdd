import { xyWing } from '../../../strategies/wings/xy-wing.js';
import { xyzWing } from '../../../strategies/wings/xyz-wing.js';
import { countBits, isPair } from '../../core/bits.js';
import { orderOf } from '../../core/boxes-first.js';
import { type Pincers, pincersHit } from '../../logic/sets/pincers.js';
import type { Strategy } from '../../logic/step/strategy.js';
import type { Rung } from '../rung.js';
import { rungAt } from './rung.js';

/** Pivots in order, their wings in the order of peers: XY with two digits in the pivot, XYZ with three. */
const wings = (width: 2 | 3, strategy: Strategy<Pincers>, rating: number): Rung =>
  rungAt(rating, strategy, function* (board) {
    const { geometry, digits } = board;
    const { peers } = orderOf(geometry);
    const { peerStart, cells } = geometry;
    for (let pivot = 0; pivot < cells; pivot++) {
      const own = digits[pivot]!;
      if (countBits(own) !== width) continue;
      for (let i = peerStart[pivot]!; i < peerStart[pivot + 1]!; i++) {
        const first = digits[peers[i]!]!;
        if (!isPair(first) || countBits(own & ~first) !== 1) continue;
        for (let j = i + 1; j < peerStart[pivot + 1]!; j++) {
          const second = digits[peers[j]!]!;
          if (!isPair(second) || countBits(own | first | second) !== 3) continue;
          if (countBits(own & first & second) !== width - 2) continue;
          const hit = pincersHit(board, pivot, peers[i]!, peers[j]!);
          if (hit) yield hit;
        }
      }
    }
  });

export const xyWings = wings(2, xyWing, 4.2);
export const xyzWings = wings(3, xyzWing, 4.4);
