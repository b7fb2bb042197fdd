/**
 * A position on 9×9. Each ladder changes it in its own way: HoDoKu's in `queues`, Sudoku Explainer's in `strikes`, which
 * keeps the slots alone at all times, and works out the rest where it is looked at.
 */
import { ALL, CELLS, HOUSES, SIZE } from './shape';
import { Bytes, Halves, SignedBytes, Vectors, Words } from './views';

/** A value a cell (negative: none), whether it was given, and the digits that the others may take. */
export const valueAt = changetype<SignedBytes>(memory.data(CELLS));
export const isGiven = changetype<Bytes>(memory.data(CELLS));
export const digitsOf = changetype<Words>(memory.data(4 * CELLS, 4));

/** The slots of each digit, a lane of 16 bits a house; the cells without a value stand behind the nine digits. */
export const slots = changetype<Halves>(memory.data(640, 16));
export const OPEN = 9;
export const LANES = 32;
/** The cells of each digit. */
export const placesOf = changetype<Vectors>(memory.data(16 * SIZE, 16));

/** When a cell, a house and a digit last lost a candidate. */
export const cellStamp = changetype<Words>(memory.data(4 * CELLS, 4));
export const houseStamp = changetype<Words>(memory.data(4 * HOUSES, 4));
export const digitStamp = changetype<Words>(memory.data(4 * SIZE, 4));

export function slotsIn(house: i32, digit: i32): i32 {
  return slots[LANES * digit + house];
}
/** The slots of a house that are unsolved. */
export function openIn(house: i32): i32 {
  return slotsIn(house, OPEN);
}

/** All slots of the empty grid. */
export function fillSlots(): void {
  for (let at: usize = 0; at < 640; at += 16) v128.store(changetype<usize>(slots) + at, i16x8.splat(<i16>ALL));
}
