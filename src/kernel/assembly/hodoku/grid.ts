/**
 * The position on 9×9: what `core/queued-board` keeps, to the letter, and of the cube the slots of each digit and its
 * cells. At a contradiction it is given up: whoever climbs begins again on the boards for all shapes.
 */
import { ALL, bitOf, CELLS, cellAt, HOUSES, houseOf, isSingle, PEERS, peerOf, SIZE, slotOf } from './shape';

const VECTOR: usize = 16;

/** A value a cell (negative: none), whether it was given, and the digits that the others may take. */
export const values = memory.data(CELLS);
export const givens = memory.data(CELLS);
export const digits = memory.data(4 * CELLS, 4);
const slots = memory.data(2 * HOUSES * SIZE, 2);
const openSlots = memory.data(2 * HOUSES, 2);
const places = memory.data(16 * SIZE, 16);
/** When a cell, a house and a digit last lost a candidate. */
const cellStamps = memory.data(4 * CELLS, 4);
const houseStamps = memory.data(4 * HOUSES, 4);
const digitStamps = memory.data(4 * SIZE, 4);

/** Queues of singles: candidates that were the last of their cell, or of their digit in a house, when they were queued. */
const naked = memory.data(2 * CELLS, 2);
const hidden = memory.data(2 * HOUSES * SIZE, 2);
export let nakedHead: i32 = 0;
export let nakedEnd: i32 = 0;
let hiddenHead: i32 = 0;
let hiddenEnd: i32 = 0;

export let unsolved: i32 = CELLS;
export let isContradictory: bool = false;
/** How many changes there have been. */
export let now: i32 = 0;

export function digitsOf(cell: i32): i32 {
  return i32.load(digits + 4 * cell);
}
export function valueAt(cell: i32): i32 {
  return load<i8>(values + cell);
}
export function isGiven(cell: i32): bool {
  return load<u8>(givens + cell) !== 0;
}
export function slotsIn(house: i32, digit: i32): i32 {
  return i32.load16_u(slots + 2 * (SIZE * house + digit));
}
/** The slots of a house that are unsolved. */
export function openIn(house: i32): i32 {
  return i32.load16_u(openSlots + 2 * house);
}
/** The cells of a digit. */
export function placesOf(digit: i32): v128 {
  return v128.load(places + VECTOR * digit);
}
export function cellStamp(cell: i32): i32 {
  return i32.load(cellStamps + 4 * cell);
}
export function houseStamp(house: i32): i32 {
  return i32.load(houseStamps + 4 * house);
}
export function digitStamp(digit: i32): i32 {
  return i32.load(digitStamps + 4 * digit);
}
/** Back to the empty grid. */
export function clear(): void {
  for (let cell = 0; cell < CELLS; cell++) {
    store<i8>(values + cell, -1);
    i32.store(digits + 4 * cell, ALL);
    i32.store(cellStamps + 4 * cell, 0);
  }
  for (let at = 0; at < HOUSES * SIZE; at++) i32.store16(slots + 2 * at, ALL);
  for (let house = 0; house < HOUSES; house++) {
    i32.store16(openSlots + 2 * house, ALL);
    i32.store(houseStamps + 4 * house, 0);
  }
  for (let digit = 0; digit < SIZE; digit++) {
    v128.store(places + VECTOR * digit, i64x2(-1, (1 << (CELLS - 64)) - 1));
    i32.store(digitStamps + 4 * digit, 0);
  }
  nakedHead = nakedEnd = hiddenHead = hiddenEnd = 0;
  unsolved = CELLS;
  now = 0;
  isContradictory = false;
}

/** Solves a cell. */
export function place(cell: i32, digit: i32): void {
  const own = digitsOf(cell);
  if (!((own >> digit) & 1)) {
    isContradictory = true;
    return;
  }
  now++;
  unsolved--;
  i32.store(digits + 4 * cell, 0);
  store<i8>(values + cell, digit);
  for (let at = 0; at < PEERS; at++) {
    const peer = peerOf(cell, at);
    if ((digitsOf(peer) >> digit) & 1) remove(peer, digit);
  }
  for (let kind = 0; kind < 3; kind++) {
    const house = houseOf(kind, cell);
    i32.store16(openSlots + 2 * house, openIn(house) & ~(1 << slotOf(kind, cell)));
  }
  for (let rest = own; rest; rest &= rest - 1) {
    const lost = ctz(rest);
    strike(cell, lost);
    for (let kind = 0; kind < 3; kind++) {
      const house = houseOf(kind, cell);
      const left = slotsIn(house, lost) & ~(1 << slotOf(kind, cell));
      i32.store16(slots + 2 * (SIZE * house + lost), left);
      if (lost === digit) continue;
      if (!left) isContradictory = true;
      else if (isSingle(left)) queueLast(house, left, lost);
    }
  }
}

/** Takes a candidate away, if it is one. */
export function remove(cell: i32, digit: i32): void {
  const before = digitsOf(cell);
  const left = before & ~(1 << digit);
  if (left === before) return;
  now++;
  i32.store(digits + 4 * cell, left);
  strike(cell, digit);
  if (!left) isContradictory = true;
  else if (isSingle(left)) queueNaked(SIZE * cell + ctz(left));
  for (let kind = 0; kind < 3; kind++) {
    const house = houseOf(kind, cell);
    const others = slotsIn(house, digit) & ~(1 << slotOf(kind, cell));
    i32.store16(slots + 2 * (SIZE * house + digit), others);
    if (!others) isContradictory = true;
    else if (isSingle(others)) queueLast(house, others, digit);
  }
}

/** A digit has one slot left in a house: it is queued, unless it is being placed there. */
function queueLast(house: i32, slot: i32, digit: i32): void {
  const cell = cellAt(house, ctz(slot));
  if ((digitsOf(cell) >> digit) & 1) queueHidden(SIZE * cell + digit);
}

function strike(cell: i32, digit: i32): void {
  v128.store(places + VECTOR * digit, v128.andnot(placesOf(digit), bitOf(cell)));
  i32.store(cellStamps + 4 * cell, now);
  i32.store(digitStamps + 4 * digit, now);
  for (let kind = 0; kind < 3; kind++) i32.store(houseStamps + 4 * houseOf(kind, cell), now);
}

function queueNaked(candidate: i32): void {
  i32.store16(naked + 2 * nakedEnd++, candidate);
}
function queueHidden(candidate: i32): void {
  i32.store16(hidden + 2 * hiddenEnd++, candidate);
}
export function nakedAt(at: i32): i32 {
  return i32.load16_u(naked + 2 * at);
}
/** The oldest one; -1 where there is none. */
export function takeNaked(): i32 {
  return nakedHead < nakedEnd ? nakedAt(nakedHead++) : -1;
}
export function takeHidden(): i32 {
  return hiddenHead < hiddenEnd ? i32.load16_u(hidden + 2 * hiddenHead++) : -1;
}
