/** Sudoku Explainer's easiest steps: the first of each kind in its order. */
import { KIND_SHIFT, Kind } from '../../kinds';
import { CELLS, DIRECT, fish, PLACES, subset } from './sets';
import {
  AROUND,
  COLUMNS,
  cellAround,
  cellAt,
  digitsAt,
  lone,
  lookAtCells,
  NONE,
  ROWS,
  remove,
  slotsIn,
  strikeSeen,
} from './slots';

function step(kind: i32, house: i32, places: i32, digit: i32): i32 {
  return (kind << KIND_SHIFT) + 9 * cellAt(house, ctz(places)) + digit;
}
function isSingle(set: i32): bool {
  return popcnt(set) === 1;
}
function isPlural(set: i32): bool {
  return popcnt(set) > 1;
}

/** The next step in the order of the scale, up to loops. */
export function nextStep(): i32 {
  let found = hiddenSingle();
  if (found === NONE) found = lockedStep(Kind.DirectPointing);
  if (found === NONE) found = subset(DIRECT, 2, Kind.DirectHiddenPair);
  if (found === NONE) found = nakedSingle();
  if (found === NONE) found = subset(DIRECT, 3, Kind.DirectHiddenTriplet);
  if (found === NONE) found = lockedStep(Kind.Pointing);
  if (found === NONE) found = setStep(2, Kind.NakedPair);
  if (found === NONE) found = setStep(3, Kind.NakedTriple);
  if (found === NONE) found = wing(2, Kind.XyWing);
  if (found === NONE) found = wing(3, Kind.XyzWing);
  return found;
}

/** What comes after loops, where there are none. */
export function largeStep(): i32 {
  return setStep(4, Kind.NakedQuadruple);
}

/** Boxes with columns, boxes with rows, columns, then rows with boxes. */
function lockedStep(kind: i32): i32 {
  let found = NONE;
  for (let turn = 0; found === NONE && turn < 4; turn++)
    found = locked(turn < 2 ? 0 : 9 * turn - 9, turn === 0, kind + (turn >> 1));
  return found;
}

/** Naked subsets, fish and hidden subsets of a size are three kinds in a row. */
function setStep(size: i32, kind: i32): i32 {
  let found = subset(CELLS, size, kind);
  if (found === NONE) found = fish(size, kind + 1);
  if (found === NONE) found = subset(PLACES, size, kind + 2);
  return found;
}

/** The last cell of a house first. */
function hiddenSingle(): i32 {
  const found = lone();
  const houses = <i32>found;
  if (!houses) return NONE;
  const full = houses & <i32>(found >> 32);
  const house = ctz(full ? full : houses);
  let digit = 0;
  while (!isSingle(slotsIn(house, digit))) digit++;
  return step(
    full ? Kind.FullHouse : house < COLUMNS ? Kind.HiddenInBox : Kind.HiddenInLine,
    house,
    slotsIn(house, digit),
    digit,
  );
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
        if (kind >= Kind.Pointing) {
          for (let rest = gone; rest; rest &= rest - 1) remove(cellAt(house, ctz(rest)), digit);
          isWorth = true;
        } else if (isSingle(places ^ gone)) return step(kind, house, places ^ gone, digit);
      }
      if (isWorth) return kind << KIND_SHIFT;
    }
  }
  return NONE;
}
function crossing(at: i32, isUpright: bool): i32 {
  return isUpright ? 0o111 << at : 7 << (3 * at);
}

function nakedSingle(): i32 {
  lookAtCells();
  for (let cell = 0; cell < 81; cell++) {
    const digits = digitsAt(cell);
    if (isSingle(digits)) return step(Kind.NakedSingle, ROWS + cell / 9, 1 << (cell % 9), ctz(digits));
  }
  return NONE;
}

/**
 * Two bivalue cells that see a third one, the pivot, and share a digit that one of the three takes: XY with two digits in
 * the pivot, XYZ with three. Pivots in order, their wings in the order of peers.
 */
function wing(width: i32, kind: i32): i32 {
  for (let pivot = 0; pivot < 81; pivot++) {
    const own = digitsAt(pivot);
    if (popcnt(own) !== width) continue;
    for (let i = 0; i < AROUND; i++) {
      const a = cellAround(pivot, i);
      const first = digitsAt(a);
      if (popcnt(first) !== 2 || popcnt(own & ~first) !== 1) continue;
      for (let j = i + 1; j < AROUND; j++) {
        const b = cellAround(pivot, j);
        const second = digitsAt(b);
        if (popcnt(second) !== 2 || popcnt(own | first | second) !== 3) continue;
        if (popcnt(own & first & second) !== width - 2) continue;
        if (strikeSeen(ctz(first & second), a, b, width > 2 ? pivot : a)) return kind << KIND_SHIFT;
      }
    }
  }
  return NONE;
}
