/** Sudoku Explainer's easiest steps: the first of each kind in its order. */
import { COLUMNS, cellAt, digitsOf, HOUSES, lone, OPEN, ROWS, remove, slotsIn } from './slots';

/** As `KINDS` lists them. */
const FULL_HOUSE = 0;
const IN_BOX = 1;
const IN_LINE = 2;
const POINTING = 3;
const CLAIMING = 4;
const HIDDEN_PAIR = 5;
const NAKED = 6;
const HIDDEN_TRIPLE = 7;
/** From here on a step places nothing; what it takes away is gone when it is told. */
export const PLAIN_POINTING = 8;
const PLAIN_CLAIMING = 9;

/** Where there is none. */
export const NONE = -1;
/** A step is one number: its kind, times more than there are candidates, and the candidate that it places. */
export const CANDIDATES = 1024;
function step(kind: i32, house: i32, places: i32, digit: i32): i32 {
  return kind * CANDIDATES + 9 * cellAt(house, ctz(places)) + digit;
}
function isSingle(set: i32): bool {
  return popcnt(set) === 1;
}
function isPlural(set: i32): bool {
  return popcnt(set) > 1;
}

/** The next step in the order of the scale. */
export function nextStep(): i32 {
  let found = hiddenSingle();
  if (found === NONE) found = locked(0, true, POINTING);
  if (found === NONE) found = locked(0, false, POINTING);
  if (found === NONE) found = locked(COLUMNS, false, CLAIMING);
  if (found === NONE) found = locked(ROWS, false, CLAIMING);
  if (found === NONE) found = hiddenSet(2, HIDDEN_PAIR);
  if (found === NONE) found = nakedSingle();
  if (found === NONE) found = hiddenSet(3, HIDDEN_TRIPLE);
  if (found === NONE) found = locked(0, true, PLAIN_POINTING);
  if (found === NONE) found = locked(0, false, PLAIN_POINTING);
  if (found === NONE) found = locked(COLUMNS, false, PLAIN_CLAIMING);
  if (found === NONE) found = locked(ROWS, false, PLAIN_CLAIMING);
  return found;
}

/** The last cell of a house first. */
function hiddenSingle(): i32 {
  let houses = 0;
  let last = 0;
  for (let digit = 0; digit <= OPEN; digit++) {
    houses |= last;
    last = lone(digit);
  }
  if (!houses) return NONE;
  const full = houses & last;
  const house = ctz(full ? full : houses);
  let digit = 0;
  while (!isSingle(slotsIn(house, digit))) digit++;
  return step(full ? FULL_HOUSE : house < COLUMNS ? IN_BOX : IN_LINE, house, slotsIn(house, digit), digit);
}

/**
 * A digit that keeps to the crossing of two houses, and so goes from others of the first one's kind: if it is direct, it
 * must leave one place in such a house. Of each house three cells in a row lie in one that crosses it, or, of boxes with
 * columns, three cells below each other; these are the same slots of all three houses that cross it.
 */
function locked(first: i32, isUpright: bool, kind: i32): i32 {
  for (let from = first; from < first + 9; from++) {
    /** By crossings, then by digits. */
    let found = 0;
    for (let digit = 0; digit < 9; digit++) {
      const places = slotsIn(from, digit);
      if (!isPlural(places)) continue;
      const at = isUpright ? ctz(places) % 3 : ctz(places) / 3;
      if (!(places & ~crossing(at, isUpright))) found |= 1 << (9 * at + digit);
    }
    for (; found; found &= found - 1) {
      const digit = ctz(found) % 9;
      const shared = crossing(ctz(found) / 9, isUpright);
      let isWorth = false;
      for (let other = 0; other < 3; other++) {
        const house = isUpright ? (from % 3) + 3 * other : from - (from % 3) + other;
        const places = slotsIn(house, digit);
        const gone = places & shared;
        if (house === from || !gone) continue;
        if (kind >= PLAIN_POINTING) {
          for (let rest = gone; rest; rest &= rest - 1) remove(cellAt(house, ctz(rest)), digit);
          isWorth = true;
        } else if (isSingle(places ^ gone)) return step(kind, house, places ^ gone, digit);
      }
      if (isWorth) return kind * CANDIDATES;
    }
  }
  return NONE;
}
function crossing(at: i32, isUpright: bool): i32 {
  return isUpright ? 0o111 << at : 7 << (3 * at);
}

/** Digits that have as many places as they are, and leave one place for another digit; sets in the order of numbers. */
function hiddenSet(size: i32, kind: i32): i32 {
  for (let house = 0; house < HOUSES; house++) {
    let few = 0;
    for (let digit = 0; digit < 9; digit++) {
      const count = popcnt(slotsIn(house, digit));
      if (count > 1 && count <= size) few |= 1 << digit;
    }
    for (let set = few & -few; set; set = (set - few) & few) {
      if (popcnt(set) !== size) continue;
      let taken = 0;
      for (let rest = set; rest; rest &= rest - 1) taken |= slotsIn(house, ctz(rest));
      if (popcnt(taken) !== size) continue;
      for (let digit = 0; digit < 9; digit++) {
        const places = slotsIn(house, digit);
        if (!(set & (1 << digit)) && isPlural(places) && isSingle(places & ~taken))
          return step(kind, house, places & ~taken, digit);
      }
    }
  }
  return NONE;
}

function nakedSingle(): i32 {
  for (let cell = 0; cell < 81; cell++) {
    const digits = digitsOf(cell);
    if (isSingle(digits)) return step(NAKED, ROWS + cell / 9, 1 << (cell % 9), ctz(digits));
  }
  return NONE;
}
