/**
 * The slots of each digit in all houses, a lane of 16 bits a house, in Sudoku Explainer's order: boxes, columns, rows.
 * The cells that are open stand behind the nine digits. A value strikes whole vectors, from tables made at the start.
 */

export const COLUMNS = 9;
export const ROWS = 18;
export const HOUSES = 27;
export const OPEN = 9;
/** Bytes from one digit to the next, and all of them. */
const WIDTH: usize = 64;
const LENGTH: usize = 640;
const VECTOR: usize = 16;

const slots = memory.data(640, 16);
/** By cells: the slots that it is, and those that it and all cells that it sees are. */
const own = memory.data(81 * 64, 16);
const seen = memory.data(81 * 64, 16);
const cells = memory.data(HOUSES * 9);

for (let house = 0; house < HOUSES; house++)
  for (let slot = 0; slot < 9; slot++) {
    const inBox = ((house / 3) * 3 + slot / 3) * 9 + (house % 3) * 3 + (slot % 3);
    const inLine = house < ROWS ? slot * 9 + house - COLUMNS : (house - ROWS) * 9 + slot;
    const cell = house < COLUMNS ? inBox : inLine;
    store<u8>(cells + 9 * house + slot, cell);
    i32.store16(lane(own, cell, house), 1 << slot);
  }
for (let house = 0; house < HOUSES; house++)
  for (let slot = 0; slot < 9; slot++)
    for (let other = 0; other < 9; other++)
      for (let at: usize = 0; at < WIDTH; at += VECTOR) {
        const all = seen + WIDTH * cellAt(house, slot) + at;
        v128.store(all, v128.or(v128.load(all), v128.load(own + WIDTH * cellAt(house, other) + at)));
      }

function lane(table: usize, row: i32, house: i32): usize {
  return table + WIDTH * row + 2 * house;
}

export function cellAt(house: i32, slot: i32): i32 {
  return load<u8>(cells + 9 * house + slot);
}

/** The slots of a house in which a digit may go; of OPEN: those without a value. */
export function slotsIn(house: i32, digit: i32): i32 {
  return i32.load16_u(lane(slots, digit, house));
}

/** The digits that a cell may take. */
export function digitsOf(cell: i32): i32 {
  const row = ROWS + cell / 9;
  const slot = cell % 9;
  let digits = 0;
  for (let digit = 0; digit < OPEN; digit++) digits |= ((slotsIn(row, digit) >> slot) & 1) << digit;
  return digits;
}

/** Back to the empty grid. */
export function clear(): void {
  for (let at: usize = 0; at < LENGTH; at += VECTOR) v128.store(slots + at, i16x8.splat(511));
}

export function place(cell: i32, digit: i32): void {
  for (let at: usize = 0; at < WIDTH; at += VECTOR) {
    const taken = v128.load(own + WIDTH * cell + at);
    for (let row: usize = 0; row < LENGTH; row += WIDTH) strike(slots + row + at, taken);
    strike(slots + WIDTH * digit + at, v128.load(seen + WIDTH * cell + at));
  }
}
export function remove(cell: i32, digit: i32): void {
  for (let at: usize = 0; at < WIDTH; at += VECTOR)
    strike(slots + WIDTH * digit + at, v128.load(own + WIDTH * cell + at));
}
function strike(at: usize, gone: v128): void {
  v128.store(at, v128.andnot(v128.load(at), gone));
}

/** The houses in which a digit has one slot, or which have one open cell: a bit each. */
export function lone(digit: i32): i32 {
  const at = slots + WIDTH * digit;
  return loneIn(at) | (loneIn(at + 2 * VECTOR) << 16);
}
function loneIn(at: usize): i32 {
  return i8x16.bitmask(i8x16.narrow_i16x8_s(areSingle(v128.load(at)), areSingle(v128.load(at, VECTOR))));
}
function areSingle(sets: v128): v128 {
  const none = i16x8.splat(0);
  return v128.andnot(i16x8.eq(v128.and(sets, i16x8.sub(sets, i16x8.splat(1))), none), i16x8.eq(sets, none));
}
