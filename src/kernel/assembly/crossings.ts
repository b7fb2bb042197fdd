/**
 * Locked candidates, and Sue de Coq as `strategies/rank-zero/sue-de-coq` finds it. A Sue de Coq consists of cells in a
 * line and a box that cross: some in the crossing, some in the rest of the line, some in the rest of the box, with as
 * many digits as cells altogether.
 */
import { digitsOf, houseStamp, LANES, openIn, slots, slotsIn } from './board';
import { give, HIT, NOTHING, take, takeFromHouse, taken } from './hit';
import { ALL, BOXES, COLUMNS, cellAt, cellsIn, houseOf, isSingle, SIZE, slotOf, threeOf } from './shape';
import { Words } from './views';

/**
 * Finds a digit whose places in one house all lie in a second house, and removes it from the rest of the second. Houses
 * in order.
 */
export function lockedCandidates(first: i32, end: i32, since: i32): i32 {
  for (let from = first; from < end; from++) {
    if (houseStamp[from] <= since) continue;
    for (let digit = 0; digit < SIZE; digit++) {
      const places = slotsIn(from, digit);
      if (popcnt(places) < 2) continue;
      for (let kind = from < BOXES ? 2 : 0; kind < (from < BOXES ? 3 : 2); kind++) {
        if (places & ~crossingOf(places, kind === 1)) continue;
        const to = houseOf(kind, cellAt(from, ctz(places)));
        if (hasMore(to, places, digit) && takeOutside(from, to, digit)) return HIT;
      }
    }
  }
  return NOTHING;
}

/**
 * Returns the slots of the crossing that holds the lowest of some places: three in a row, or three in a column of a
 * box.
 */
function crossingOf(places: i32, isUpright: bool): i32 {
  return isUpright ? 0o111 << (ctz(places) % 3) : threeOf(ctz(places));
}

function hasMore(house: i32, places: i32, digit: i32): bool {
  return popcnt(slotsIn(house, digit)) > popcnt(places);
}

function takeOutside(from: i32, to: i32, digit: i32): bool {
  const kind = from / SIZE;
  for (let rest = slotsIn(to, digit); rest; rest &= rest - 1) {
    const cell = cellAt(to, ctz(rest));
    if (houseOf(kind, cell) !== from) take(cell, digit);
  }
  return taken() === HIT;
}

/** Houses in which some digit has several places, all in three slots in a row (0) or in a column of a box (1). */
const locked = changetype<Words>(memory.data(4 * 2, 4));

/**
 * Finds the houses with locked digits for `lockedInTurn`, eight at a time. They are the same until the position
 * changes.
 */
export function findLocked(): void {
  for (let upright = 0; upright < 2; upright++) {
    let houses = 0;
    for (let at = 0; at < LANES; at += 8) {
      let found = i16x8.splat(0);
      for (let digit = 0; digit < SIZE; digit++) {
        const places = v128.load(changetype<usize>(slots) + 2 * (LANES * digit + at));
        let outside = places;
        for (let part = 0; part < 3; part++) {
          const shared = upright ? 0o111 << part : 7 << (3 * part);
          outside = i16x8.min_u(outside, v128.andnot(places, i16x8.splat(<i16>shared)));
        }
        const several = v128.and(places, i16x8.add(places, i16x8.splat(-1)));
        found = v128.or(found, v128.andnot(i16x8.ne(several, i16x8.splat(0)), i16x8.ne(outside, i16x8.splat(0))));
      }
      houses |= i16x8.bitmask(found) << at;
    }
    locked[upright] = houses;
  }
}

/**
 * Finds locked candidates in Sudoku Explainer's order: by house, then by crossing, then by digit. Direct ones must
 * leave the digit one place in another house through the same crossing.
 */
export function lockedInTurn(turn: i32, isDirect: bool): i32 {
  const isUpright = turn === 0;
  const first = turn < 2 ? BOXES : turn === 2 ? COLUMNS : 0;
  for (let houses = locked[i32(isUpright)] & (ALL << first); houses; houses &= houses - 1) {
    const from = ctz(houses);
    /** Locked digits of the house, one bit each, by crossing, then by digit. */
    let found = 0;
    for (let digit = 0; digit < SIZE; digit++) {
      const places = slotsIn(from, digit);
      if (popcnt(places) < 2) continue;
      const at = isUpright ? ctz(places) % 3 : ctz(places) / 3;
      if (!(places & ~crossingOf(places, isUpright))) found |= 1 << (SIZE * at + digit);
    }
    for (; found; found &= found - 1) {
      const digit = ctz(found) % SIZE;
      const places = slotsIn(from, digit);
      const to = houseOf(isUpright ? 1 : turn === 1 ? 0 : 2, cellAt(from, ctz(places)));
      if (!hasMore(to, places, digit)) continue;
      if (isDirect ? giveBeside(from, isUpright, digit) : takeOutside(from, to, digit)) return HIT;
    }
  }
  return NOTHING;
}

/** Places a digit in a house parallel to the one where it is locked, if it has one place left there. */
function giveBeside(from: i32, isUpright: bool, digit: i32): bool {
  const shared = crossingOf(slotsIn(from, digit), isUpright);
  for (let other = 0; other < 3; other++) {
    const house = isUpright ? BOXES + (from % 3) + 3 * other : from - (from % 3) + other;
    const places = slotsIn(house, digit);
    const left = places & ~shared;
    if (house === from || left === places || !isSingle(left)) continue;
    give(cellAt(house, ctz(left)), digit);
    return true;
  }
  return false;
}

/**
 * The line and the box of the search, the chosen cells of their crossing as slots of the line, the digits of these
 * cells, and the surplus of digits over cells.
 */
let line = 0;
let box = 0;
let crossing = 0;
let middle = 0;
let surplus = 0;
/** The chosen slots in the rest of the line, and their digits. */
let inLine = 0;
let ofLine = 0;

/** Returns the digits of the cell in the lowest of some slots. */
function digitsAt(house: i32, slots: i32): i32 {
  return digitsOf[cellAt(house, ctz(slots))];
}

export function rankZero(since: i32): i32 {
  for (line = 0; line < BOXES; line++)
    for (let part = 0; part < 3; part++) {
      box = houseOf(2, cellAt(line, 3 * part));
      if (houseStamp[line] <= since && houseStamp[box] <= since) continue;
      const shared = openIn(line) & (7 << (3 * part));
      if (popcnt(shared) > 1 && chooseCrossing(shared, 0, 0)) return taken();
    }
  return NOTHING;
}

/** Returns the slots, in the box, of the cells of the line that lie in it. */
function inBox(slots: i32): i32 {
  let set = 0;
  for (let rest = slots; rest; rest &= rest - 1) {
    const cell = cellAt(line, ctz(rest));
    if (houseOf(2, cell) === box) set |= 1 << slotOf(2, cell);
  }
  return set;
}

/** Chooses two or more cells of the crossing with at least two digits more than cells. */
function chooseCrossing(from: i32, chosen: i32, digits: i32): bool {
  for (let rest = from; rest; rest &= rest - 1) {
    const cells = chosen | (rest & -rest);
    const wider = digits | digitsAt(line, rest);
    if (chosen && popcnt(wider) >= popcnt(cells) + 2) {
      crossing = cells;
      middle = wider;
      surplus = popcnt(wider) - popcnt(cells);
      if (chooseLine(openIn(line) & ~cells, 0, 0, openIn(box) & ~inBox(cells))) return true;
    }
    if (chooseCrossing(rest & (rest - 1), cells, wider)) return true;
  }
  return false;
}

/**
 * Chooses cells in the rest of the line. `free`: the slots of the box that are not chosen and share no digit of the
 * crossing with the chosen cells of the line.
 */
function chooseLine(from: i32, chosen: i32, digits: i32, free: i32): bool {
  const count = popcnt(chosen) + 1;
  for (let rest = from; rest; rest &= rest - 1) {
    const cells = chosen | (rest & -rest);
    const own = digitsAt(line, rest);
    const wider = digits | own;
    const filled = count - popcnt(wider & ~middle);
    const others = rest & (rest - 1);
    if (filled + popcnt(others) <= 0) continue;
    const left = without(free & ~inBox(rest & -rest), own & middle & ~digits);
    if (!left) continue;
    if (filled > 0 && filled < surplus && wider & middle && popcnt(left) >= surplus - filled) {
      inLine = cells;
      ofLine = wider;
      if (chooseBox(left, 0, 0, surplus - filled)) return true;
    }
    if (chooseLine(others, cells, wider, left)) return true;
  }
  return false;
}

/** Keeps the slots of the box that hold none of some digits. */
function without(slots: i32, digits: i32): i32 {
  let left = slots;
  for (let rest = digits; rest; rest &= rest - 1) left &= ~slotsIn(box, ctz(rest));
  return left;
}

/** Chooses cells in the rest of the box. `wanted`: the number of cells to be filled with digits of the crossing. */
function chooseBox(from: i32, chosen: i32, digits: i32, wanted: i32): bool {
  const count = popcnt(chosen) + 1;
  for (let rest = from; rest; rest &= rest - 1) {
    const others = rest & (rest - 1);
    const cells = chosen | (rest & -rest);
    const wider = digits | digitsAt(box, rest);
    const filled = count - popcnt(wider & ~middle);
    if (filled === wanted && wider & middle && takeRankZero(cells, wider)) return true;
    if (filled + popcnt(others) >= wanted && chooseBox(others, cells, wider, wanted)) return true;
  }
  return false;
}

function takeRankZero(ofBoxSlots: i32, ofBox: i32): bool {
  const both = ofLine & ofBox;
  takeFromHouse(box, ((middle | ofBox) & ~ofLine) | both, cellsIn(box, inBox(crossing) | ofBoxSlots));
  takeFromHouse(line, ((middle | ofLine) & ~ofBox) | both, cellsIn(line, crossing | inLine));
  return taken() !== NOTHING;
}
