/** Three almost locked sets, a stem and two wings (ALS-XY-Wing). */
import { type Bits, isSingle } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { type Hit, removing } from '../step/strategy.js';
import { type AlmostLockedSet, cellsInSet, collectSeenByBoth, overlap, setAt } from './almost-locked.js';
import { EVERY_HIT, type HitFilter } from './hit-filter.js';
import { laterPartners, restrictedCommons, type Sharing } from './restricted-commons.js';
import { hasSet, setsSince } from './set-rows.js';

export interface SetWing {
  readonly stem: AlmostLockedSet;
  readonly wings: readonly [AlmostLockedSet, AlmostLockedSet];
  /** The restricted common digits of the stem and each wing. */
  readonly restricted: readonly [Bits, Bits];
}

/** The number of pairs between two checks of the clock. */
const ENTRIES_PER_CHECK = 64;

/**
 * Yields two sets linked to a third by different digits: one of the two lacks its link and keeps all other digits. If
 * sets may not share cells (as in HoDoKu), two links of the same sets count together, and neither of these digits is
 * removed; otherwise each link counts by itself. Skips wings without a changed set.
 */
export function* setWings(
  board: Markup,
  sharing: Sharing,
  clock: Clock = unlimited,
  since?: Stamp,
  filter: HitFilter = EVERY_HIT,
): Generator<Hit<SetWing>, void, void> {
  const overlaps = sharing === 'any';
  const commons = restrictedCommons(board, clock);
  const { sets, count, first, second, digits, overlapping } = commons;
  const changed = setsSince(board, sets, since);
  const partners = new Int32Array(count);
  let remove: Candidate[] = [];
  for (let entry = 0; entry < count; entry++) {
    if (entry % ENTRIES_PER_CHECK === 0) clock();
    if (overlapping[entry] && !overlaps) continue;
    const isNewEntry = hasSet(changed, first[entry]!) || hasSet(changed, second[entry]!);
    const found = laterPartners(commons, entry, partners);
    for (let i = 0; i < found; i++) {
      const partner = partners[i]!;
      if (!isNewEntry && !hasSet(changed, first[partner]!) && !hasSet(changed, second[partner]!)) continue;
      if (overlapping[partner] && !overlaps) continue;
      const stem = first[partner] === first[entry] ? first[entry]! : second[entry]!;
      const a = first[entry]! + second[entry]! - stem;
      const b = first[partner]! + second[partner]! - stem;
      const common = sets.digits[a]! & sets.digits[b]!;
      if (!common || (!overlaps && overlap(sets, a, b))) continue;
      for (let left = digits[entry]!, x = 0; left; left &= ~x) {
        x = overlaps ? left & -left : left;
        for (let rest = digits[partner]!, y = 0; rest; rest &= ~y) {
          y = overlaps ? rest & -rest : rest;
          if (isSingle(x | y) || !(common & ~(x | y))) continue;
          collectSeenByBoth(remove, sets, a, b, x | y);
          if (remove.length === 0) continue;
          if (!filter.accepts(remove, cellsInSet(sets, a) + cellsInSet(sets, stem) + cellsInSet(sets, b))) {
            remove.length = 0;
            continue;
          }
          const wings = [setAt(board, sets, a), setAt(board, sets, b)] as const;
          yield removing({ stem: setAt(board, sets, stem), wings, restricted: [x, y] }, remove);
          remove = [];
        }
      }
    }
  }
}
