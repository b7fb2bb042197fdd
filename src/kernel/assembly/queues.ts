/**
 * The position as HoDoKu changes it: what `core/queued-board` keeps, to the letter, and singles taken as
 * `solver/hodoku/singles` takes them. At a contradiction it is given up: whoever climbs begins again on the boards for all
 * shapes.
 */
import {
  cellStamp,
  digitStamp,
  digitsOf,
  fillSlots,
  houseStamp,
  LANES,
  OPEN,
  openIn,
  placesOf,
  slots,
  slotsIn,
  valueAt,
} from './board';
import { ALL, bitOf, CELLS, cellAt, HOUSES, houseOf, isSingle, PEERS, peerOf, SIZE, slotOf } from './shape';
import { Halves, Words } from './views';

/** Queues of singles: candidates that were the last of their cell, or of their digit in a house, when they were queued. */
const naked = changetype<Halves>(memory.data(2 * CELLS, 2));
const hidden = changetype<Halves>(memory.data(2 * HOUSES * SIZE, 2));
let nakedHead = 0;
let nakedEnd = 0;
let hiddenHead = 0;
let hiddenEnd = 0;

export let unsolved: i32 = CELLS;
export let isContradictory: bool = false;
/** How many changes there have been. */
export let now: i32 = 0;

/** Back to the empty grid. */
export function clear(): void {
  fillSlots();
  for (let cell = 0; cell < CELLS; cell++) {
    valueAt[cell] = -1;
    digitsOf[cell] = ALL;
    cellStamp[cell] = 0;
  }
  for (let house = 0; house < HOUSES; house++) houseStamp[house] = 0;
  for (let digit = 0; digit < SIZE; digit++) {
    placesOf[digit] = i64x2(-1, (1 << (CELLS - 64)) - 1);
    digitStamp[digit] = 0;
  }
  nakedHead = nakedEnd = hiddenHead = hiddenEnd = 0;
  unsolved = CELLS;
  now = 0;
  isContradictory = false;
}

/** Solves a cell. */
export function place(cell: i32, digit: i32): void {
  const own = digitsOf[cell];
  if (!((own >> digit) & 1)) {
    isContradictory = true;
    return;
  }
  now++;
  unsolved--;
  digitsOf[cell] = 0;
  valueAt[cell] = digit;
  for (let at = 0; at < PEERS; at++) {
    const peer = peerOf(cell, at);
    if ((digitsOf[peer] >> digit) & 1) remove(peer, digit);
  }
  for (let kind = 0; kind < 3; kind++) withoutSlot(kind, cell, OPEN);
  for (let rest = own; rest; rest &= rest - 1) {
    const lost = ctz(rest);
    strike(cell, lost);
    for (let kind = 0; kind < 3; kind++) {
      const left = withoutSlot(kind, cell, lost);
      if (lost !== digit) queueIfLast(houseOf(kind, cell), left, lost);
    }
  }
}

/** Takes a candidate away, if it is one. */
export function remove(cell: i32, digit: i32): void {
  const before = digitsOf[cell];
  const left = before & ~(1 << digit);
  if (left === before) return;
  now++;
  digitsOf[cell] = left;
  strike(cell, digit);
  if (!left) isContradictory = true;
  else if (isSingle(left)) naked[nakedEnd++] = SIZE * cell + ctz(left);
  for (let kind = 0; kind < 3; kind++) queueIfLast(houseOf(kind, cell), withoutSlot(kind, cell, digit), digit);
}

/** Takes the slot of a cell from a digit's in one of its houses: what is left. */
function withoutSlot(kind: i32, cell: i32, digit: i32): i32 {
  const at = LANES * digit + houseOf(kind, cell);
  const left = slots[at] & ~(1 << slotOf(kind, cell));
  slots[at] = left;
  return left;
}

/** A digit that has one slot left in a house is queued, unless it is being placed there. */
function queueIfLast(house: i32, left: i32, digit: i32): void {
  if (!left) isContradictory = true;
  if (!isSingle(left)) return;
  const cell = cellAt(house, ctz(left));
  if ((digitsOf[cell] >> digit) & 1) hidden[hiddenEnd++] = SIZE * cell + digit;
}

function strike(cell: i32, digit: i32): void {
  placesOf[digit] = v128.andnot(placesOf[digit], bitOf[cell]);
  cellStamp[cell] = now;
  digitStamp[digit] = now;
  for (let kind = 0; kind < 3; kind++) houseStamp[houseOf(kind, cell)] = now;
}

const FULL_HOUSE = 0;
const NAKED_SINGLE = 1;
const HIDDEN_SINGLE = 2;

/** How many of each kind the last call of `takeSingles` took. */
export const singles = changetype<Words>(memory.data(12, 4));

/** Takes singles while any is queued, the oldest one first. */
export function takeSingles(): void {
  for (let kind = 0; kind < 3; kind++) singles[kind] = 0;
  while (unsolved && !isContradictory) {
    if (takeIf(queuedFullHouse(), FULL_HOUSE)) continue;
    if (takeIf(queuedNaked(), NAKED_SINGLE)) continue;
    if (!takeIf(queuedHidden(), HIDDEN_SINGLE)) return;
  }
}

function takeIf(candidate: i32, kind: i32): bool {
  if (candidate < 0) return false;
  place(candidate / SIZE, candidate % SIZE);
  singles[kind] = singles[kind] + 1;
  return true;
}

/** An entry of the naked queue that ends a house; -1 where there is none. It stays where it is. */
function queuedFullHouse(): i32 {
  for (let at = nakedHead; at < nakedEnd; at++) {
    const candidate = naked[at];
    const cell = candidate / SIZE;
    if (!digitsOf[cell]) continue;
    for (let kind = 0; kind < 3; kind++) if (isSingle(openIn(houseOf(kind, cell)))) return candidate;
  }
  return -1;
}

function queuedNaked(): i32 {
  while (nakedHead < nakedEnd) {
    const candidate = naked[nakedHead++];
    if (digitsOf[candidate / SIZE]) return candidate;
  }
  return -1;
}

/** An entry that is no longer alone in any house ends the search. */
function queuedHidden(): i32 {
  while (hiddenHead < hiddenEnd) {
    const candidate = hidden[hiddenHead++];
    const cell = candidate / SIZE;
    if (!digitsOf[cell]) continue;
    for (let kind = 0; kind < 3; kind++) if (isSingle(slotsIn(houseOf(kind, cell), candidate % SIZE))) return candidate;
    return -1;
  }
  return -1;
}
