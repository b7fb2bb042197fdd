/** Two almost locked sets linked by one or two restricted commons, and their removals (ALS-XZ). */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup, Stamp } from '../../core/board.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { type Hit, removing } from '../step/strategy.js';
import {
  type AlmostLockedSet,
  type AlmostLockedSets,
  cellsInSet,
  collect,
  collectSeenByBoth,
  type SetIndex,
  setAt,
} from './almost-locked.js';
import { EVERY_HIT, type HitFilter } from './hit-filter.js';
import { restrictedCommons, type Sharing } from './restricted-commons.js';
import { hasSet, setsSince } from './set-rows.js';

export interface LinkedSets {
  readonly first: AlmostLockedSet;
  readonly second: AlmostLockedSet;
  /** One or two digits. */
  readonly restricted: Bits;
}

/** The number of pairs between two checks of the clock. */
const ENTRIES_PER_CHECK = 256;

/** Yields two sets linked by a restricted common: one of them lacks it and keeps all its other digits. */
export function* linkedSets(
  board: Markup,
  sharing: Sharing,
  clock: Clock = unlimited,
  since?: Stamp,
  filter: HitFilter = EVERY_HIT,
): Generator<Hit<LinkedSets>, void, void> {
  const overlaps = sharing === 'any';
  const { sets, count, first, second, digits, overlapping } = restrictedCommons(board, clock);
  const changed = setsSince(board, sets, since);
  let remove: Candidate[] = [];
  for (let entry = 0; entry < count; entry++) {
    if (entry % ENTRIES_PER_CHECK === 0) clock();
    if (overlapping[entry] && !overlaps) continue;
    const a = first[entry]!;
    const b = second[entry]!;
    if (!hasSet(changed, a) && !hasSet(changed, b)) continue;
    const x = digits[entry]! & -digits[entry]!;
    const rest = digits[entry]! & ~x;
    const y = rest & -rest;
    collectSeenByBoth(remove, sets, a, b, x);
    if (y) {
      collectSeenByBoth(remove, sets, a, b, y);
      collectLocked(remove, sets, a, b, x | y);
      collectLocked(remove, sets, b, a, x | y);
    }
    if (remove.length === 0) continue;
    if (!filter.accepts(remove, cellsInSet(sets, a) + cellsInSet(sets, b))) {
      remove.length = 0;
      continue;
    }
    yield removing({ first: setAt(board, sets, a), second: setAt(board, sets, b), restricted: x | y }, remove);
    remove = [];
  }
}

/**
 * Adds the eliminations of a set that lacks one of `without`: candidates of its other digits, outside the other set.
 */
function collectLocked(
  list: Candidate[],
  { geometry, digits, seen, cells }: AlmostLockedSets,
  set: SetIndex,
  other: SetIndex,
  without: Bits,
): void {
  const { size, words } = geometry;
  for (let rest = digits[set]! & ~without; rest; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const at = (set * size + digit) * words;
    for (let word = 0; word < words; word++)
      collect(list, geometry, digit, word, seen[at + word]! & ~cells[other * words + word]!);
  }
}
