/**
 * Updates of the position in HoDoKu's way, exactly as in `core/queued-board`, with singles taken as in
 * `solver/hodoku/singles`.
 */
import {
  cellStamp,
  digitStamp,
  digitsOf,
  fillSlots,
  hidden,
  houseStamp,
  LANES,
  naked,
  OPEN,
  openIn,
  placesOf,
  position,
  slots,
  slotsIn,
  valueAt,
} from './board';
import { ALL, bitOf, CELLS, cellAt, HOUSES, houseOf, isInHouse, isSingle, SIZE, seenBy, slotOf } from './shape';
import { Words } from './views';

/** Resets to the empty grid. */
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
  emptyQueues();
  position.unsolved = CELLS;
  position.now = 0;
  position.isContradictory = false;
}

function emptyQueues(): void {
  position.nakedHead = position.nakedEnd = position.hiddenHead = position.hiddenEnd = 0;
}

/** Queues the singles that the position shows, and no others. */
export function queueShown(): void {
  emptyQueues();
  for (let cell = 0; cell < CELLS; cell++) if (isSingle(digitsOf[cell])) queueNaked(cell);
  for (let house = 0; house < HOUSES; house++)
    for (let digit = 0; digit < SIZE; digit++) queueIfLast(house, slotsIn(house, digit), digit);
}

/** Solves a cell, whatever its candidates. */
export function place(cell: i32, digit: i32): void {
  if (valueAt[cell] === digit) return;
  const own = digitsOf[cell];
  if (!((own >> digit) & 1)) position.isContradictory = true;
  position.now++;
  position.unsolved--;
  digitsOf[cell] = 0;
  valueAt[cell] = digit;
  const losing = v128.and(seenBy[cell], placesOf[digit]);
  removeFrom(i64x2.extract_lane(losing, 0), 0, digit);
  removeFrom(i64x2.extract_lane(losing, 1), 64, digit);
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

/** Removes a digit from cells, one bit each from `first` on. */
function removeFrom(cells: i64, first: i32, digit: i32): void {
  for (let rest = cells; rest; rest &= rest - 1) remove(first + <i32>ctz(rest), digit);
}

/** Removes a candidate, if it is one. The last candidate of a cell keeps its slots. */
export function remove(cell: i32, digit: i32): void {
  const before = digitsOf[cell];
  const left = before & ~(1 << digit);
  if (left === before) return;
  position.now++;
  digitsOf[cell] = left;
  strike(cell, digit);
  if (!left) {
    position.isContradictory = true;
    return;
  }
  if (isSingle(left)) queueNaked(cell);
  for (let kind = 0; kind < 3; kind++) {
    const house = houseOf(kind, cell);
    const slots = withoutSlot(kind, cell, digit);
    queueIfLast(house, slots, digit);
    if (!slots) forgetHidden(house, digit);
  }
}

/** Removes the slot of a cell from a digit's slots in one of the cell's houses. Returns the remaining slots. */
function withoutSlot(kind: i32, cell: i32, digit: i32): i32 {
  const at = LANES * digit + houseOf(kind, cell);
  const left = slots[at] & ~(1 << slotOf(kind, cell));
  slots[at] = left;
  return left;
}

function queueNaked(cell: i32): void {
  naked[position.nakedEnd++] = SIZE * cell + ctz(digitsOf[cell]);
}

/** Queues a digit with one slot left in a house, unless it is being placed there. */
function queueIfLast(house: i32, left: i32, digit: i32): void {
  if (!left) position.isContradictory = true;
  if (!isSingle(left)) return;
  const cell = cellAt(house, ctz(left));
  if ((digitsOf[cell] >> digit) & 1) hidden[position.hiddenEnd++] = SIZE * cell + digit;
}

/** Removes the oldest entry of a digit without a slot in a house. */
function forgetHidden(house: i32, digit: i32): void {
  for (let at = 0; at < position.hiddenEnd; at++) {
    const cell = hidden[at] / SIZE;
    if (hidden[at] % SIZE !== digit || !isInHouse(cell, house)) continue;
    position.hiddenEnd--;
    if (at < position.hiddenHead) position.hiddenHead--;
    for (let next = at; next < position.hiddenEnd; next++) hidden[next] = hidden[next + 1];
    return;
  }
}

function strike(cell: i32, digit: i32): void {
  const now = position.now;
  placesOf[digit] = v128.andnot(placesOf[digit], bitOf[cell]);
  cellStamp[cell] = now;
  digitStamp[digit] = now;
  for (let kind = 0; kind < 3; kind++) houseStamp[houseOf(kind, cell)] = now;
}

const FULL_HOUSE = 0;
const NAKED_SINGLE = 1;
const HIDDEN_SINGLE = 2;

/** Singles of each kind that the last call of `takeSingles` took. */
export const singles = changetype<Words>(memory.data(12, 4));

/** Takes singles while any is queued, oldest first. */
export function takeSingles(): void {
  for (let kind = 0; kind < 3; kind++) singles[kind] = 0;
  while (position.unsolved && !position.isContradictory) {
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

/** Returns an entry of the naked queue that completes a house; -1 if there is none. The entry stays in the queue. */
function queuedFullHouse(): i32 {
  for (let at = position.nakedHead; at < position.nakedEnd; at++) {
    const candidate = naked[at];
    const cell = candidate / SIZE;
    if (!digitsOf[cell]) continue;
    for (let kind = 0; kind < 3; kind++) if (isSingle(openIn(houseOf(kind, cell)))) return candidate;
  }
  return -1;
}

function queuedNaked(): i32 {
  while (position.nakedHead < position.nakedEnd) {
    const candidate = naked[position.nakedHead++];
    if (digitsOf[candidate / SIZE]) return candidate;
  }
  return -1;
}

/** Returns the next entry of the hidden queue. An entry that is no longer alone in any house ends the search. */
function queuedHidden(): i32 {
  while (position.hiddenHead < position.hiddenEnd) {
    const candidate = hidden[position.hiddenHead++];
    const cell = candidate / SIZE;
    if (!digitsOf[cell]) continue;
    for (let kind = 0; kind < 3; kind++) if (isSingle(slotsIn(houseOf(kind, cell), candidate % SIZE))) return candidate;
    return -1;
  }
  return -1;
}
