import { claiming, pointing } from '../../../strategies/intersections/locked-candidates.js';
import { lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { orderOf } from '../../core/boxes-first.js';
import { lockedCandidatesHit, pluralDigits } from '../../logic/digit/locked-candidates.js';
import { type Found, found } from '../rung.js';
import { rated, seRung } from './rung.js';

export const POINTING = 2.6;
export const CLAIMING = 2.8;

/** Boxes against columns, boxes against rows, columns, then rows against boxes. */
function* findLocking(board: Markup, since: Stamp = -1): Generator<Found, void, void> {
  const { geometry, slots } = board;
  const { size, houses, crossings } = geometry;
  const pairs = orderOf(geometry).crossings;
  let plural = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const base = pairs[i]!;
    const cover = pairs[i + 1]!;
    if (base !== pairs[i - 2]) plural = pluralDigits(board, base, since);
    const outside = ~crossings[base * houses + cover]!;
    for (let rest = plural; rest; rest &= rest - 1) {
      const digit = lowestBit(rest);
      if (slots[base * size + digit]! & outside) continue;
      const hit = lockedCandidatesHit(board, digit, base, cover);
      if (!hit) continue;
      yield geometry.houseKinds[base] === 'box' ? found(pointing, hit, POINTING) : found(claiming, hit, CLAIMING);
    }
  }
}

export const locking = seRung(findLocking, rated(pointing, POINTING), rated(claiming, CLAIMING));
