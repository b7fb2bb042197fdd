/** Restricted commons: digits of two almost locked sets that cannot be in both. */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { cellsIn } from '../../core/cell-set.js';
import type { Clock } from '../../core/clock.js';
import { type AlmostLockedSets, almostLockedSets, overlap, type SetIndex } from './almost-locked.js';
import { losingSets, type SetRows } from './set-rows.js';

/** Pairs of sets that count: any, or only those without common cells. */
export type Sharing = 'any' | 'none';

export interface RestrictedCommons {
  readonly sets: AlmostLockedSets;
  readonly count: number;
  /** By entry: the two sets, `first` before `second`, their restricted commons, and a flag if they share cells. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly digits: Int32Array;
  readonly overlapping: Uint8Array;
  /** Entries of set s as the first: `firstStart[s]` up to `firstStart[s + 1]`. */
  readonly firstStart: Int32Array;
  /** Entries of set s as the second, ascending: in `bySecond` at `secondStart[s]` up to `secondStart[s + 1]`. */
  readonly secondStart: Int32Array;
  readonly bySecond: Int32Array;
}

/** The number of sets between two checks of the clock. */
const SETS_PER_CHECK = 16;

/** Returns all pairs of sets with restricted commons, by their first, then their second set. */
export const restrictedCommons = (board: Markup, clock?: Clock): RestrictedCommons => board.memo(findCommons, clock);

function findCommons(board: Markup, clock: Clock): RestrictedCommons {
  const sets = almostLockedSets(board);
  const first: number[] = [];
  const second: number[] = [];
  const digits: Bits[] = [];
  const firstStart = new Int32Array(sets.count + 1);
  const secondStart = new Int32Array(sets.count + 1);
  const losing = losingSets(board);
  const commons = new Int32Array(sets.count);
  const partners = new Int32Array(losing.length);
  for (let a = 0; a < sets.count; a++) {
    if (a % SETS_PER_CHECK === 0) clock();
    firstStart[a] = first.length;
    findPartners(sets, losing, a, commons, partners);
    for (let word = a >> 5; word < partners.length; word++) {
      for (let rest = partners[word]!; rest; rest &= rest - 1) {
        const b = word * 32 + lowestBit(rest);
        first.push(a);
        second.push(b);
        digits.push(commons[b]!);
        secondStart[b + 1]!++;
        commons[b] = 0;
      }
      partners[word] = 0;
    }
  }
  const count = first.length;
  firstStart[sets.count] = count;
  for (let set = 0; set < sets.count; set++) secondStart[set + 1]! += secondStart[set]!;
  const next = secondStart.slice();
  const bySecond = new Int32Array(count);
  const overlapping = new Uint8Array(count);
  for (let entry = 0; entry < count; entry++) {
    bySecond[next[second[entry]!]!++] = entry;
    overlapping[entry] = overlap(sets, first[entry]!, second[entry]!) ? 1 : 0;
  }
  return {
    sets,
    count,
    first: new Int32Array(first),
    second: new Int32Array(second),
    digits: new Int32Array(digits),
    overlapping,
    firstStart,
    secondStart,
    bySecond,
  };
}

/**
 * Records the later sets that have restricted commons with a set, and the digits: sets that lose a digit to each of its
 * places in the set.
 */
function findPartners(
  { geometry: { size, words }, digits, own }: AlmostLockedSets,
  { length, starts, rows }: SetRows,
  set: SetIndex,
  commons: Int32Array,
  partners: Int32Array,
): void {
  for (let left = digits[set]!; left; left &= left - 1) {
    const digit = lowestBit(left);
    const places = cellsIn(own, words, (set * size + digit) * words);
    for (let word = set >> 5; word < length; word++) {
      let losing = word === set >> 5 ? -2 << (set & 31) : -1;
      for (let i = 0; i < places.length && losing; i++) losing &= rows[starts[places[i]! * size + digit]! + word]!;
      partners[word]! |= losing;
      for (; losing; losing &= losing - 1) commons[word * 32 + lowestBit(losing)]! |= 1 << digit;
    }
  }
}

/** Fills `into` with the later entries that share exactly one set with an entry, ascending. Returns their number. */
export function laterPartners(commons: RestrictedCommons, entry: number, into: Int32Array): number {
  const { first, second, firstStart, secondStart, bySecond } = commons;
  const a = first[entry]!;
  const b = second[entry]!;
  let count = 0;
  for (let other = entry + 1; other < firstStart[a + 1]!; other++) into[count++] = other;
  for (let at = secondStart[b]!; at < secondStart[b + 1]!; at++)
    if (bySecond[at]! > entry) into[count++] = bySecond[at]!;
  for (let other = firstStart[b]!; other < firstStart[b + 1]!; other++) into[count++] = other;
  return count;
}
