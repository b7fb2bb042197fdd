import { lockedCandidatesHit } from '../../../strategies/intersections/locked-candidates.js';
import { lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { orderOf } from '../../core/boxes-first.js';
import { type Find, finding } from './find.js';
import { freshDigits } from './fresh.js';

/** Boxes against columns, boxes against rows, columns, then rows against boxes. */
export function* locking(board: Markup, since: Stamp): Generator<Find, void, void> {
  const { geometry, slots } = board;
  const { size, houses, crossings } = geometry;
  const pairs = orderOf(geometry).crossings;
  const fresh = freshDigits(board, since);
  for (let i = 0; i < pairs.length; i += 2) {
    const base = pairs[i]!;
    const cover = pairs[i + 1]!;
    const outside = ~crossings[base * houses + cover]!;
    for (let rest = fresh; rest; rest &= rest - 1) {
      const digit = lowestBit(rest);
      if (slots[base * size + digit]! & outside) continue;
      const hit = lockedCandidatesHit(board, digit, base, cover);
      if (!hit) continue;
      yield geometry.houseKinds[base] === 'box' ? finding('pointing', 2.6, hit) : finding('claiming', 2.8, hit);
    }
  }
}
