/** Restricted commons: digits that two almost locked sets have, and that cannot be in both. */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import { type AlmostLockedSets, almostLockedSets, overlap } from './almost-locked.js';
import { perPosition } from './per-position.js';

export interface RestrictedCommons {
  readonly sets: AlmostLockedSets;
  readonly count: number;
  /** The two sets of each entry, `first` before `second`, their restricted commons, and whether they share cells. */
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

/** All pairs of sets with restricted commons, by their first, then their second set. */
export const restrictedCommons: (board: Markup) => RestrictedCommons = perPosition((board) => {
  const { words, size } = board.geometry;
  const sets = almostLockedSets(board);
  const first: number[] = [];
  const second: number[] = [];
  const digits: Bits[] = [];
  const firstStart = new Int32Array(sets.count + 1);
  const secondStart = new Int32Array(sets.count + 1);
  for (let a = 0; a < sets.count; a++) {
    firstStart[a] = first.length;
    for (let b = a + 1; b < sets.count; b++) {
      const both = sets.digits[a]! & sets.digits[b]!;
      const common = both && commonsAmong(both, sets, a, b, size, words);
      if (!common) continue;
      first.push(a);
      second.push(b);
      digits.push(common);
      secondStart[b + 1]!++;
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
    overlapping[entry] = overlap(sets, words, first[entry]!, second[entry]!) ? 1 : 0;
  }
  return {
    sets,
    count,
    first: Int32Array.from(first),
    second: Int32Array.from(second),
    digits: Int32Array.from(digits),
    overlapping,
    firstStart,
    secondStart,
    bySecond,
  };
});

/** Of the digits that both have, those of which every place in one set sees every place in the other: in one only. */
function commonsAmong(
  both: Bits,
  { own, seen }: AlmostLockedSets,
  a: number,
  b: number,
  size: number,
  words: number,
): Bits {
  let commons = 0;
  for (let rest = both; rest; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const atA = (a * size + digit) * words;
    const atB = (b * size + digit) * words;
    let apart = 0;
    for (let word = 0; word < words && !apart; word++) apart = own[atA + word]! & ~seen[atB + word]!;
    if (!apart) commons |= rest & -rest;
  }
  return commons;
}

/** Fills `into` with the later entries that share exactly one set with an entry, ascending; returns how many there are. */
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
