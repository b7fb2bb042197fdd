/**
 * The slots of each digit in all houses, a lane of 16 bits a house, in Sudoku Explainer's order: boxes, columns, rows.
 * The cells that are open stand behind the nine digits. A value strikes whole vectors, from tables made at the start.
 */

export const COLUMNS = 9;
export const ROWS = 18;
export const HOUSES = 27;
export const OPEN = 9;
/** No step. */
export const NONE = -1;
/** Bytes from one digit to the next, and all of them. */
const WIDTH: usize = 64;
const LENGTH: usize = 640;
const VECTOR: usize = 16;

const slots = memory.data(640, 16);
/** By cells: the slots that it is, and those that it and all cells that it sees are. */
const own = memory.data(81 * 64, 16);
const seen = memory.data(81 * 64, 16);
const cells = memory.data(HOUSES * 9);
/** By cells: the digits that it may take, as they were when they were last looked at. */
export const digits = memory.data(4 * 81, 4);

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

/** The cells of a cell's box, then those of its row, then those of its column: itself and some others several times. */
export const AROUND = 27;
export function cellAround(cell: i32, at: i32): i32 {
  return cellAt(houseOf(cell, at / 9), at % 9);
}
/** The box, the row or the column of a cell. */
export function houseOf(cell: i32, kind: i32): i32 {
  return kind === 0 ? (cell / 27) * 3 + (cell % 9) / 3 : kind === 1 ? ROWS + cell / 9 : COLUMNS + (cell % 9);
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

export function digitsAt(cell: i32): i32 {
  return i32.load(digits + 4 * cell);
}
export function lookAtCells(): void {
  for (let cell = 0; cell < 81; cell++) i32.store(digits + 4 * cell, digitsOf(cell));
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

/** Takes a digit from the cells that see these three, or these two; tells whether any had it. */
export function strikeSeen(digit: i32, a: i32, b: i32, c: i32): bool {
  let any = false;
  for (let at: usize = 0; at < WIDTH; at += VECTOR) {
    const seeing = v128.and(v128.and(seenBy(a, at), seenBy(b, at)), seenBy(c, at));
    const place = slots + WIDTH * digit + at;
    if (v128.any_true(v128.and(v128.load(place), seeing))) any = true;
    strike(place, seeing);
  }
  return any;
}
function seenBy(cell: i32, at: usize): v128 {
  return v128.andnot(v128.load(seen + WIDTH * cell + at), v128.load(own + WIDTH * cell + at));
}

/** The houses in which a digit has one slot, a bit each, and, from bit 32 on, those that have one open cell. */
export function lone(): i64 {
  let a = i16x8.splat(0);
  let b = a;
  let c = a;
  let d = a;
  let digits: i64 = 0;
  const last = slots + <usize>OPEN * WIDTH;
  for (let row = slots; row <= last; row += WIDTH) {
    if (row === last) {
      digits = bitsOf(a, b, c, d);
      a = b = c = d = i16x8.splat(0);
    }
    a = v128.or(a, areSingle(row));
    b = v128.or(b, areSingle(row + VECTOR));
    c = v128.or(c, areSingle(row + 2 * VECTOR));
    d = v128.or(d, areSingle(row + 3 * VECTOR));
  }
  return digits | (bitsOf(a, b, c, d) << 32);
}
function bitsOf(a: v128, b: v128, c: v128, d: v128): i64 {
  return <i64>(i8x16.bitmask(i8x16.narrow_i16x8_s(a, b)) | (i8x16.bitmask(i8x16.narrow_i16x8_s(c, d)) << 16));
}
function areSingle(at: usize): v128 {
  const sets = v128.load(at);
  const less = i16x8.add(sets, i16x8.splat(-1));
  return i16x8.gt_s(v128.xor(sets, less), less);
}
