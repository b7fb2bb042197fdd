/**
 * A position on 9×9. Each ladder updates it in its own way: HoDoKu's in `queues`, Sudoku Explainer's in `strikes`. The
 * latter keeps only the slots up to date, and derives the rest when it is needed.
 */
import { ALL, CELLS, HOUSES, SIZE } from './shape';
import { Bytes, Halves, SignedBytes, Vectors, Words } from './views';

/** Byte offsets of the tables in a position. A position is one block, so that one copy saves or restores it. */
const PLACES: usize = 640;
const DIGITS: usize = PLACES + 16 * SIZE;
const CELL_STAMPS: usize = DIGITS + 4 * CELLS;
const HOUSE_STAMPS: usize = CELL_STAMPS + 4 * CELLS;
const DIGIT_STAMPS: usize = HOUSE_STAMPS + 4 * HOUSES;
const NUMBERS: usize = DIGIT_STAMPS + 4 * SIZE;
const NAKED: usize = NUMBERS + 4 * 8;
const HIDDEN: usize = NAKED + 2 * CELLS;
const VALUES: usize = HIDDEN + 2 * HOUSES * SIZE;
/** Bytes of a position. */
const POSITION = <i32>VALUES + CELLS;
const room = memory.data(POSITION, 16);

/** By cell: its value (negative: none), if it was given, and the digits that it may take if it has no value. */
export const valueAt = changetype<SignedBytes>(room + VALUES);
export const isGiven = changetype<Bytes>(memory.data(CELLS));
export const digitsOf = changetype<Words>(room + DIGITS);

/** The slots of each digit, a lane of 16 bits for each house. The cells without a value follow the nine digits. */
export const slots = changetype<Halves>(room);
export const OPEN = 9;
export const LANES = 32;
/** The cells of each digit. */
export const placesOf = changetype<Vectors>(room + PLACES);

/** Stamps of the last loss of a candidate, by cell, by house and by digit. */
export const cellStamp = changetype<Words>(room + CELL_STAMPS);
export const houseStamp = changetype<Words>(room + HOUSE_STAMPS);
export const digitStamp = changetype<Words>(room + DIGIT_STAMPS);

/** The stamp before any change: nothing counts as unchanged. */
export const ALL_TIME = -1;

/**
 * Queues of singles: candidates that were the last of their cell, or the last place of their digit in a house, when
 * they were queued.
 */
export const naked = changetype<Halves>(room + NAKED);
export const hidden = changetype<Halves>(room + HIDDEN);

/** Counters, and the ends of the queues. */
@unmanaged
class Numbers {
  /** The number of changes so far, which is the stamp of the latest one. */
  now: i32;
  unsolved: i32;
  isContradictory: bool;
  nakedHead: i32;
  nakedEnd: i32;
  hiddenHead: i32;
  hiddenEnd: i32;
}
export const position = changetype<Numbers>(room + NUMBERS);

/** Buffers for copies of the position: the current one, and the one in which each premise of a trial starts. */
export const STANDING = memory.data(POSITION, 16);
export const ON_TRIAL = memory.data(POSITION, 16);
/** Digits and slots of the position in which each premise starts. */
export const digitsOnTrial = changetype<Words>(ON_TRIAL + DIGITS);
export const slotsOnTrial = changetype<Halves>(ON_TRIAL);

export function putAside(other: usize): void {
  memory.copy(other, room, POSITION);
}
export function bringBack(other: usize): void {
  memory.copy(room, other, POSITION);
}

export function slotsIn(house: i32, digit: i32): i32 {
  return slots[LANES * digit + house];
}
/** Returns the unsolved slots of a house. */
export function openIn(house: i32): i32 {
  return slotsIn(house, OPEN);
}

/** Fills all slots, as in the empty grid. */
export function fillSlots(): void {
  for (let at: usize = 0; at < 640; at += 16) v128.store(changetype<usize>(slots) + at, i16x8.splat(<i16>ALL));
}
