/**
 * Updates of the position in Sudoku Explainer's way: a value clears whole vectors of slots, by tables built at the
 * start. Cells are derived when they are needed.
 */
import { digitsOf, LANES, OPEN, placesOf, slots, slotsIn } from './board';
import { CELLS, cellAt, HOUSES, houseOf, SIZE, slotOf } from './shape';
import { Halves } from './views';

/** Bytes of the slots of one digit, and of all digits. */
const WIDTH: usize = 2 * LANES;
const LENGTH: usize = 640;
const VECTOR: usize = 16;

/** By cell: its own slots, and the slots of it and all its peers. */
const own = changetype<Halves>(memory.data(64 * CELLS, 16));
const seen = changetype<Halves>(memory.data(64 * CELLS, 16));

for (let cell = 0; cell < CELLS; cell++)
  for (let kind = 0; kind < 3; kind++) own[LANES * cell + houseOf(kind, cell)] = 1 << slotOf(kind, cell);
for (let house = 0; house < HOUSES; house++)
  for (let slot = 0; slot < SIZE; slot++)
    for (let other = 0; other < SIZE; other++)
      for (let at: usize = 0; at < WIDTH; at += VECTOR) {
        const all = rowOf(seen, cellAt(house, slot)) + at;
        v128.store(all, v128.or(v128.load(all), v128.load(rowOf(own, cellAt(house, other)) + at)));
      }

function rowOf(table: Halves, row: i32): usize {
  return changetype<usize>(table) + WIDTH * row;
}

export function place(cell: i32, digit: i32): void {
  for (let at: usize = 0; at < WIDTH; at += VECTOR) {
    const taken = v128.load(rowOf(own, cell) + at);
    for (let row: usize = 0; row < LENGTH; row += WIDTH) strike(rowOf(slots, 0) + row + at, taken);
    strike(rowOf(slots, digit) + at, v128.load(rowOf(seen, cell) + at));
  }
}
export function remove(cell: i32, digit: i32): void {
  for (let at: usize = 0; at < WIDTH; at += VECTOR) strike(rowOf(slots, digit) + at, v128.load(rowOf(own, cell) + at));
}
function strike(at: usize, gone: v128): void {
  v128.store(at, v128.andnot(v128.load(at), gone));
}

/** Derives the cells of each digit. */
export function readPlaces(): void {
  for (let digit = 0; digit < SIZE; digit++) {
    let low: i64 = 0;
    for (let row = 0; row < 7; row++) low |= (<i64>slotsIn(row, digit)) << (SIZE * row);
    const seventh = <i64>slotsIn(7, digit);
    placesOf[digit] = i64x2(low | (seventh << 63), (seventh >> 1) | ((<i64>slotsIn(8, digit)) << 8));
  }
}
/** Derives the digits of each cell. */
export function readDigits(): void {
  for (let row = 0; row < SIZE; row++) {
    for (let slot = 0; slot < SIZE; slot++) digitsOf[SIZE * row + slot] = 0;
    for (let digit = 0; digit < SIZE; digit++)
      for (let rest = slotsIn(row, digit); rest; rest &= rest - 1) {
        const cell = SIZE * row + ctz(rest);
        digitsOf[cell] = digitsOf[cell] | (1 << digit);
      }
  }
}

/**
 * Returns the houses in which a digit has one slot, one bit each, and, from bit 32 on, the houses with one open cell.
 */
export function lone(): i64 {
  let a = i16x8.splat(0);
  let b = a;
  let c = a;
  let d = a;
  let digits: i64 = 0;
  const last = rowOf(slots, OPEN);
  for (let row = rowOf(slots, 0); row <= last; row += WIDTH) {
    if (row === last) {
      digits = bitsIn(a, b, c, d);
      a = b = c = d = i16x8.splat(0);
    }
    a = v128.or(a, areSingle(row));
    b = v128.or(b, areSingle(row + VECTOR));
    c = v128.or(c, areSingle(row + 2 * VECTOR));
    d = v128.or(d, areSingle(row + 3 * VECTOR));
  }
  return digits | (bitsIn(a, b, c, d) << 32);
}
function bitsIn(a: v128, b: v128, c: v128, d: v128): i64 {
  return <i64>(i8x16.bitmask(i8x16.narrow_i16x8_s(a, b)) | (i8x16.bitmask(i8x16.narrow_i16x8_s(c, d)) << 16));
}
function areSingle(at: usize): v128 {
  const sets = v128.load(at);
  const less = i16x8.add(sets, i16x8.splat(-1));
  return i16x8.gt_s(v128.xor(sets, less), less);
}
