/**
 * Detects a unique loop with a removal, as `logic/deadly/unique-loops` finds it. The search in TypeScript then finds
 * the loop and its removals.
 */
import { digitsOf, slotsIn } from './board';
import { CELLS, cellAt, houseAround, houseOf } from './shape';
import { Bytes } from './views';

/**
 * The number of cells with extra digits that any loop may have. A loop whose cells share one extra digit may have more.
 */
const FREE_EXTRAS = 2;
const SHORTEST = 4;

let start = 0;
let one = 0;
let other = 0;
/** Cells on the path, and the houses of the cells at even and at odd positions. */
const isOn = changetype<Bytes>(memory.data(CELLS));
let even = 0;
let odd = 0;

export function hasLoop(): bool {
  for (start = 0; start < CELLS; start++) {
    const pair = digitsOf[start];
    if (popcnt(pair) !== 2) continue;
    one = ctz(pair);
    other = ctz(pair & (pair - 1));
    if (!mayClose()) continue;
    even = housesOf(start);
    odd = 0;
    isOn[start] = 1;
    const isFound = extend(start, 1, -1, 0, FREE_EXTRAS, 0);
    isOn[start] = 0;
    if (isFound) return true;
  }
  return false;
}

/** Returns the slots in which both digits are candidates. */
function bothIn(house: i32): i32 {
  return slotsIn(house, one) & slotsIn(house, other);
}

/** A loop leaves its start by one house and returns by another. */
function mayClose(): bool {
  let ways = 0;
  for (let kind = 0; kind < 3; kind++) if (popcnt(bothIn(houseAround(start, kind))) > 1) ways++;
  return ways > 1;
}

/**
 * Extends the path by a cell. `wide`: the number of cells on the path with extra digits. `free`: the number still
 * allowed.
 */
function extend(cell: i32, length: i32, cameBy: i32, wide: i32, free: i32, extra: i32): bool {
  for (let kind = 0; kind < 3; kind++) {
    const house = houseAround(cell, kind);
    if (house === cameBy) continue;
    for (let rest = bothIn(house); rest; rest &= rest - 1) {
      const next = cellAt(house, ctz(rest));
      if (next === cell) continue;
      if (next === start && wide && length >= SHORTEST && even === odd) return true;
      if (isOn[next]) continue;
      const more = digitsOf[next] & ~((1 << one) | (1 << other));
      extra |= more;
      const met = housesOf(next);
      if ((more && popcnt(extra) !== 1 && free <= 0) || (length & 1 ? odd : even) & met) continue;
      turn(next, length, met);
      const isFound = extend(next, length + 1, house, wide + i32(more !== 0), free - i32(more !== 0), extra);
      turn(next, length, met);
      if (isFound) return true;
    }
  }
  return false;
}

/** Adds a cell to the path, or removes it again. */
function turn(cell: i32, length: i32, met: i32): void {
  isOn[cell] = isOn[cell] ^ 1;
  if (length & 1) odd ^= met;
  else even ^= met;
}

function housesOf(cell: i32): i32 {
  return (1 << houseOf(0, cell)) | (1 << houseOf(1, cell)) | (1 << houseOf(2, cell));
}
