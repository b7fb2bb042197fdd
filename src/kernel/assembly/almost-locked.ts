/**
 * Almost locked sets, as `logic/sets/almost-locked` lists them: cells of a house with one digit more than cells. Then
 * the links between sets without common cells (restricted commons), as `logic/sets/restricted-commons` lists them.
 */
import { digitsOf, openIn, placesOf, position } from './board';
import {
  BOXES,
  CELLS,
  COLUMNS,
  cellAt,
  cellsIn,
  HOUSES,
  isSingle,
  lowestCell,
  SIZE,
  seeingAll,
  withoutLowest,
} from './shape';
import { Halves, SignedHalves, Vectors } from './views';

/** Capacity of the tables, in sets. */
export const MOST_SETS = 512;

export const cellsOfSet = changetype<Vectors>(memory.data(16 * MOST_SETS, 16));
export const digitsOfSet = changetype<Halves>(memory.data(2 * MOST_SETS, 2));
/** By set and digit, the candidates that see every place of the digit in the set. */
const seenSets = changetype<Vectors>(memory.data(16 * SIZE * MOST_SETS, 16));

/** The number of sets in the position. It exceeds `MOST_SETS` if they do not fit the tables. */
export let setCount: i32 = 0;

export function seenBySet(set: i32, digit: i32): v128 {
  return seenSets[SIZE * set + digit];
}

/**
 * Lists the sets by house; within a house by their cells from the lowest on, a set before its extensions. No set is
 * listed twice.
 */
export function listSets(): void {
  setCount = 0;
  for (let house = 0; house < HOUSES; house++) extend(house, openIn(house), 0, 0);
}

function extend(house: i32, from: i32, slots: i32, digits: i32): void {
  for (let rest = from; rest; ) {
    const longer = slots | (rest & -rest);
    const wider = digits | digitsOf[cellAt(house, ctz(rest))];
    rest &= rest - 1;
    const more = popcnt(wider) - popcnt(longer);
    if (more === 1 && !liesBefore(house, longer)) addSet(house, longer, wider);
    if (more <= 1 + popcnt(rest)) extend(house, rest, longer, wider);
  }
}

/** True if an earlier house holds all these cells. */
function liesBefore(house: i32, slots: i32): bool {
  if (house < COLUMNS) return false;
  if (house < BOXES) return isSingle(slots);
  for (let line = 0; line < 3; line++) if (!(slots & ~(7 << (3 * line))) || !(slots & ~(73 << line))) return true;
  return false;
}

function addSet(house: i32, slots: i32, digits: i32): void {
  const set = setCount++;
  if (set >= MOST_SETS) return;
  const cells = cellsIn(house, slots);
  cellsOfSet[set] = cells;
  digitsOfSet[set] = digits;
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    seenSets[SIZE * set + digit] = seeingAll(v128.and(cells, placesOf[digit]), placesOf[digit]);
  }
}

/** Capacity of the tables, in links. */
export const MOST_COMMONS = 4096;
const NONE = -1;

/** By link: its two sets, the first before the second, and its digits. Links are in ascending order. */
export const firstOf = changetype<Halves>(memory.data(2 * MOST_COMMONS, 2));
export const secondOf = changetype<Halves>(memory.data(2 * MOST_COMMONS, 2));
export const commonsOf = changetype<Halves>(memory.data(2 * MOST_COMMONS, 2));
/** By set, the index of the first link in which it is the first set. */
export const linksFrom = changetype<Halves>(memory.data(2 * (MOST_SETS + 1), 2));
export let linkCount: i32 = 0;

/**
 * Linked lists of the sets with the same lowest candidate of a digit: the last set of each list, and by set and digit
 * the previous one.
 */
const last = changetype<SignedHalves>(memory.data(2 * CELLS * SIZE, 2));
const before = changetype<SignedHalves>(memory.data(2 * SIZE * MOST_SETS, 2));
/** By set, the digits that link it to the current set; then the sets with such digits. */
const shared = changetype<Halves>(memory.data(2 * MOST_SETS, 2));
const partners = memory.data(MOST_SETS / 8, 8);
/** Stamp of the position whose links are listed. */
let listedAt = -1;

/** Forgets the links of the previous position. */
export function forgetCommons(): void {
  listedAt = -1;
}
export function areApart(a: i32, b: i32): bool {
  return !v128.any_true(v128.and(cellsOfSet[a], cellsOfSet[b]));
}

/** Lists the links, once for each position. Returns false if they do not fit the tables. */
export function listLinks(): bool {
  if (listedAt === position.now) return linkCount <= MOST_COMMONS;
  listedAt = position.now;
  linkCount = 0;
  listSets();
  if (setCount > MOST_SETS) linkCount = MOST_COMMONS + 1;
  else listBySets();
  return linkCount <= MOST_COMMONS;
}

function listBySets(): void {
  for (let candidate = 0; candidate < CELLS * SIZE; candidate++) last[candidate] = NONE;
  for (let set = 0; set < setCount; set++)
    for (let rest = digitsOfSet[set]; rest; rest &= rest - 1) {
      const digit = ctz(rest);
      const lowest = SIZE * lowestCell(v128.and(cellsOfSet[set], placesOf[digit])) + digit;
      before[SIZE * set + digit] = last[lowest];
      last[lowest] = set;
    }
  for (let set = 0; set < setCount; set++) {
    linksFrom[set] = linkCount;
    for (let rest = digitsOfSet[set]; rest; rest &= rest - 1) findPartners(set, ctz(rest));
    addLinks(set);
  }
  linksFrom[setCount] = linkCount;
}

/**
 * Records the later sets that share a digit which cannot be in both: every place in one sees every place in the other.
 */
function findPartners(set: i32, digit: i32): void {
  const seen = seenBySet(set, digit);
  const places = v128.andnot(placesOf[digit], seen);
  for (let rest = seen; v128.any_true(rest); rest = withoutLowest(rest)) {
    let other = last[SIZE * lowestCell(rest) + digit];
    for (; other > set; other = before[SIZE * other + digit]) {
      if (v128.any_true(v128.and(cellsOfSet[other], v128.or(places, cellsOfSet[set])))) continue;
      shared[other] = shared[other] | (1 << digit);
      const word = partners + 8 * (other >> 6);
      i64.store(word, i64.load(word) | ((<i64>1) << (other & 63)));
    }
  }
}

function addLinks(set: i32): void {
  for (let word = set >> 6; word < MOST_SETS / 64; word++) {
    for (let rest = i64.load(partners + 8 * word); rest; rest &= rest - 1) {
      const other = 64 * word + <i32>ctz(rest);
      const link = min(linkCount++, MOST_COMMONS - 1);
      firstOf[link] = set;
      secondOf[link] = other;
      commonsOf[link] = shared[other];
      shared[other] = 0;
    }
    i64.store(partners + 8 * word, 0);
  }
}
