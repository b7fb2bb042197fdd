/**
 * A position on 9×9. Each ladder changes it in its own way: HoDoKu's in `queues`, Sudoku Explainer's in `strikes`, which
 * keeps the slots alone at all times, and works out the rest where it is looked at.
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

/** A value a cell (negative: none), whether it was given, and the digits that the others may take. */
export const valueAt = changetype<SignedBytes>(room + VALUES);
export const isGiven = changetype<Bytes>(memory.data(CELLS));
export const digitsOf = changetype<Words>(room + DIGITS);

/** The slots of each digit, a lane of 16 bits a house; the cells without a value stand behind the nine digits. */
export const slots = changetype<Halves>(room);
export const OPEN = 9;
export const LANES = 32;
/** The cells of each digit. */
export const placesOf = changetype<Vectors>(room + PLACES);

/** Stamps of the last loss of a candidate: of a cell, a house, a digit. */
export const cellStamp = changetype<Words>(room + CELL_STAMPS);
export const houseStamp = changetype<Words>(room + HOUSE_STAMPS);
export const digitStamp = changetype<Words>(room + DIGIT_STAMPS);

/** Queues of singles: candidates that were the last of their cell, or of their digit in a house, when they were queued. */
export const naked = changetype<Halves>(room + NAKED);
export const hidden = changetype<Halves>(room + HIDDEN);

/** Counts, and where queues begin and end. */
@unmanaged
class Numbers {
  /** Changes made so far: the stamp of the latest one. */
  now: i32;
  unsolved: i32;
  isContradictory: bool;
  nakedHead: i32;
  nakedEnd: i32;
  hiddenHead: i32;
  hiddenEnd: i32;
}
export const position = changetype<Numbers>(room + NUMBERS);

/** Rooms to put the position aside: as it stands, and as each premise finds it that is tried out on it. */
export const STANDING = memory.data(POSITION, 16);
export const ON_TRIAL = memory.data(POSITION, 16);
/** The digits and the slots that each premise finds. */
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
/** The slots of a house that are unsolved. */
export function openIn(house: i32): i32 {
  return slotsIn(house, OPEN);
}

/** Fills all slots, as in the empty grid. */
export function fillSlots(): void {
  for (let at: usize = 0; at < 640; at += 16) v128.store(changetype<usize>(slots) + at, i16x8.splat(<i16>ALL));
}
