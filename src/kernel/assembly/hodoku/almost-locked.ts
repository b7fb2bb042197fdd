/** Almost locked sets, as `logic/sets/almost-locked` lists them: cells of a house with one digit more than cells. */
import { digitsOf, openIn, placesOf } from './grid';
import { BOXES, bitOf, COLUMNS, cellAt, HOUSES, isSingle, lowestCell, SIZE, seenBy, withoutLowest } from './shape';

/** As many as the tables have room for. */
export const MOST_SETS = 512;

const cellSets = memory.data(16 * MOST_SETS, 16);
const digitSets = memory.data(2 * MOST_SETS, 2);
/** By set and digit, the candidates that see all of the set's. */
const seenSets = memory.data(16 * SIZE * MOST_SETS, 16);

/** More than there is room for, if so many there are. */
export let setCount: i32 = 0;

export function cellsOfSet(set: i32): v128 {
  return v128.load(cellSets + 16 * set);
}
export function digitsOfSet(set: i32): i32 {
  return i32.load16_u(digitSets + 2 * set);
}
export function seenBySet(set: i32, digit: i32): v128 {
  return v128.load(seenSets + 16 * (SIZE * set + digit));
}

/** By house; within one, by their cells from the lowest on, a set before its extensions. None comes twice. */
export function listSets(): void {
  setCount = 0;
  for (let house = 0; house < HOUSES; house++) extend(house, openIn(house), 0, 0);
}

function extend(house: i32, from: i32, slots: i32, digits: i32): void {
  for (let rest = from; rest; ) {
    const longer = slots | (rest & -rest);
    const wider = digits | digitsOf(cellAt(house, ctz(rest)));
    rest &= rest - 1;
    const more = popcnt(wider) - popcnt(longer);
    if (more === 1 && !liesBefore(house, longer)) addSet(house, longer, wider);
    if (more <= 1 + popcnt(rest)) extend(house, rest, longer, wider);
  }
}

/** Whether a house before this one has all of the slots. */
function liesBefore(house: i32, slots: i32): bool {
  if (house < COLUMNS) return false;
  if (house < BOXES) return isSingle(slots);
  for (let line = 0; line < 3; line++) if (!(slots & ~(7 << (3 * line))) || !(slots & ~(73 << line))) return true;
  return false;
}

function addSet(house: i32, slots: i32, digits: i32): void {
  const set = setCount++;
  if (set >= MOST_SETS) return;
  let cells = i64x2.splat(0);
  for (let rest = slots; rest; rest &= rest - 1) cells = v128.or(cells, bitOf(cellAt(house, ctz(rest))));
  v128.store(cellSets + 16 * set, cells);
  i32.store16(digitSets + 2 * set, digits);
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    let seen = placesOf(digit);
    for (let own = v128.and(cells, seen); v128.any_true(own); own = withoutLowest(own))
      seen = v128.and(seen, seenBy(lowestCell(own)));
    v128.store(seenSets + 16 * (SIZE * set + digit), seen);
  }
}
