/** Restricted commons of almost locked sets that share no cell, as `logic/sets/restricted-commons` lists them. */
import { cellsOfSet, digitsOfSet, listSets, MOST_SETS, seenBySet, setCount } from './almost-locked';
import { now, placesOf } from './grid';
import { CELLS, lowestCell, SIZE, withoutLowest } from './shape';

/** As many as the tables have room for. */
export const MOST_LINKS = 4096;
const NONE = -1;

/** The two sets of each link, the first before the second, and the digits; ascending. */
const firsts = memory.data(2 * MOST_LINKS, 2);
const seconds = memory.data(2 * MOST_LINKS, 2);
const commons = memory.data(2 * MOST_LINKS, 2);
/** Links of a set as the first begin here. */
const starts = memory.data(2 * (MOST_SETS + 1), 2);
export let linkCount: i32 = 0;

/** By candidate the last set that has it as its lowest of the digit; by set and digit the one before that. */
const last = memory.data(2 * CELLS * SIZE, 2);
const before = memory.data(2 * SIZE * MOST_SETS, 2);
/** By set, what it shares with the one that is looked at; which sets share something. */
const shared = memory.data(2 * MOST_SETS, 2);
const partners = memory.data(MOST_SETS / 8, 8);
/** When the links were listed. */
let listedAt = -1;

export function firstOf(link: i32): i32 {
  return i32.load16_u(firsts + 2 * link);
}
export function secondOf(link: i32): i32 {
  return i32.load16_u(seconds + 2 * link);
}
export function commonsOf(link: i32): i32 {
  return i32.load16_u(commons + 2 * link);
}
export function linksFrom(set: i32): i32 {
  return i32.load16_u(starts + 2 * set);
}
/** Nothing is known of the position. */
export function forgetCommons(): void {
  listedAt = -1;
}
export function areApart(a: i32, b: i32): bool {
  return !v128.any_true(v128.and(cellsOfSet(a), cellsOfSet(b)));
}

/** Lists the links, once for a position; whether there was room for all. */
export function listLinks(): bool {
  if (listedAt === now) return linkCount <= MOST_LINKS;
  listedAt = now;
  linkCount = 0;
  listSets();
  if (setCount > MOST_SETS) linkCount = MOST_LINKS + 1;
  else listBySets();
  return linkCount <= MOST_LINKS;
}

function listBySets(): void {
  for (let candidate = 0; candidate < CELLS * SIZE; candidate++) i32.store16(last + 2 * candidate, NONE);
  for (let set = 0; set < setCount; set++)
    for (let rest = digitsOfSet(set); rest; rest &= rest - 1) {
      const digit = ctz(rest);
      const lowest = last + 2 * (SIZE * lowestCell(v128.and(cellsOfSet(set), placesOf(digit))) + digit);
      i32.store16(before + 2 * (SIZE * set + digit), i32.load16_s(lowest));
      i32.store16(lowest, set);
    }
  for (let set = 0; set < setCount; set++) {
    i32.store16(starts + 2 * set, linkCount);
    for (let rest = digitsOfSet(set); rest; rest &= rest - 1) findPartners(set, ctz(rest));
    addLinks(set);
  }
  i32.store16(starts + 2 * setCount, linkCount);
}

/** Notes which later sets share a digit that cannot be in both: every place in one sees every place in the other. */
function findPartners(set: i32, digit: i32): void {
  const seen = seenBySet(set, digit);
  const places = v128.andnot(placesOf(digit), seen);
  for (let rest = seen; v128.any_true(rest); rest = withoutLowest(rest)) {
    let other = i32.load16_s(last + 2 * (SIZE * lowestCell(rest) + digit));
    for (; other > set; other = i32.load16_s(before + 2 * (SIZE * other + digit))) {
      if (v128.any_true(v128.and(cellsOfSet(other), v128.or(places, cellsOfSet(set))))) continue;
      i32.store16(shared + 2 * other, i32.load16_u(shared + 2 * other) | (1 << digit));
      const word = partners + 8 * (other >> 6);
      i64.store(word, i64.load(word) | ((<i64>1) << (other & 63)));
    }
  }
}

function addLinks(set: i32): void {
  for (let word = set >> 6; word < MOST_SETS / 64; word++) {
    for (let rest = i64.load(partners + 8 * word); rest; rest &= rest - 1) {
      const other = 64 * word + <i32>ctz(rest);
      const link = min(linkCount++, MOST_LINKS - 1);
      i32.store16(firsts + 2 * link, set);
      i32.store16(seconds + 2 * link, other);
      i32.store16(commons + 2 * link, i32.load16_u(shared + 2 * other));
      i32.store16(shared + 2 * other, 0);
    }
    i64.store(partners + 8 * word, 0);
  }
}
