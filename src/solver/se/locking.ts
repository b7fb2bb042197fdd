import { lockedCandidatesHit } from '../../../strategies/intersections/locked-candidates.js';
import { isSingle, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import type { Digit, House } from '../../core/geometry.js';
import { orderOf } from '../../logic/order.js';
import { placing } from '../../logic/strategy.js';
import { type Find, finding } from './find.js';
import { freshDigits } from './fresh.js';

/** A digit with more than one place in a house, all of them inside another: boxes first, then the columns, then the rows. */
function* confined({ geometry, slots }: Markup, fresh: number): Generator<readonly [Digit, House, House], void, void> {
  const { size, houses, crossings } = geometry;
  const pairs = orderOf(geometry).crossings;
  for (let i = 0; i < pairs.length; i += 2) {
    const base = pairs[i]!;
    const cover = pairs[i + 1]!;
    const outside = ~crossings[base * houses + cover]!;
    for (let rest = fresh; rest; rest &= rest - 1) {
      const digit = lowestBit(rest);
      const places = slots[base * size + digit]!;
      if (!(places & outside) && places & (places - 1)) yield [digit, base, cover];
    }
  }
}

export function* locking(board: Markup, since: Stamp): Generator<Find, void, void> {
  const { geometry } = board;
  for (const [digit, base, cover] of confined(board, freshDigits(board, since))) {
    const hit = lockedCandidatesHit(board, digit, base, cover);
    if (!hit) continue;
    yield geometry.houseKinds[base] === 'box' ? finding('pointing', 2.6, hit) : finding('claiming', 2.8, hit);
  }
}

/** Locked candidates that leave the digit one place in a third house, where it is placed at once. */
export function* directLocking(board: Markup, since: Stamp): Generator<Find, void, void> {
  const { geometry, slots } = board;
  const { size, houses, crossings, houseKinds } = geometry;
  for (const [digit, base, cover] of confined(board, freshDigits(board, since))) {
    const first = geometry.firstOf(houseKinds[base]!);
    for (let house = first; house < first + size; house++) {
      const crossing = crossings[house * houses + cover]!;
      if (house === base || !crossing) continue;
      const places = slots[house * size + digit]!;
      if (!(places & crossing) || !isSingle(places & ~crossing)) continue;
      const cell = geometry.cellAt(house, lowestBit(places & ~crossing));
      const hit = placing({ digit, from: base, to: cover, house, cell }, geometry.candidate(cell, digit));
      yield houseKinds[base] === 'box' ? finding('direct-pointing', 1.7, hit) : finding('direct-claiming', 1.9, hit);
    }
  }
}
