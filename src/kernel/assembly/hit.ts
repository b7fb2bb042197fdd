/** Result of a rung: nothing, a hit whose removals are listed here, or a request that another search look for a hit. */
import { digitsOf, placesOf } from './board';
import { cellAt, hasCell, lowestCell, SIZE, withoutLowest } from './shape';
import { Halves } from './views';

export const NOTHING = 0;
export const HIT = 1;
/** There may be a hit: the caller asks another search. */
export const ASK = 2;

/** Candidates that go, in this order. */
export const removed = changetype<Halves>(memory.data(2 * 729, 2));
export let count: i32 = 0;
/** A candidate that is placed before; negative: none. */
export let placed: i32 = -1;
/** Strategy of the hit, by its place among those of the rung. */
export let kind: i32 = 0;

export function clearHit(): void {
  count = 0;
  placed = -1;
  kind = 0;
}
export function tellKind(which: i32): void {
  kind = which;
}
export function give(cell: i32, digit: i32): void {
  placed = SIZE * cell + digit;
}
/** Adds a candidate, unless it is listed. */
export function take(cell: i32, digit: i32): void {
  const candidate = SIZE * cell + digit;
  for (let at = 0; at < count; at++) if (removed[at] === candidate) return;
  removed[count++] = candidate;
}
/** Adds the candidates among several digits of a cell, among several cells of a digit. */
export function takeDigits(cell: i32, set: i32): void {
  for (let rest = set & digitsOf[cell]; rest; rest &= rest - 1) take(cell, ctz(rest));
}
/** Adds them in the cells of a house outside a set. */
export function takeFromHouse(house: i32, digits: i32, set: v128): void {
  for (let slot = 0; slot < SIZE; slot++) {
    const cell = cellAt(house, slot);
    if (digitsOf[cell] & digits && !hasCell(set, cell)) takeDigits(cell, digits);
  }
}
export function takeCells(cells: v128, digit: i32): void {
  for (let rest = v128.and(cells, placesOf[digit]); v128.any_true(rest); rest = withoutLowest(rest))
    take(lowestCell(rest), digit);
}
/** Returns `HIT` if a removal is listed. */
export function taken(): i32 {
  return count ? HIT : NOTHING;
}
