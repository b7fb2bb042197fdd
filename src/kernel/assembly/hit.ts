/** The result of a rung: nothing, a hit whose removals are listed here, or a request to search in TypeScript. */
import { digitsOf, placesOf } from './board';
import { cellAt, hasCell, lowestCell, SIZE, withoutLowest } from './shape';
import { Halves } from './views';

export const NOTHING = 0;
export const HIT = 1;
/** There may be a hit: the caller must run another search. */
export const ASK = 2;

/** Candidates to remove, in this order. */
export const removed = changetype<Halves>(memory.data(2 * 729, 2));
export let count: i32 = 0;
/** The candidate to place before the removals; negative if there is none. */
export let placed: i32 = -1;
/** The strategy of the hit, by its index in the rung. */
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
/** Lists a candidate for removal, unless it is listed. */
export function take(cell: i32, digit: i32): void {
  const candidate = SIZE * cell + digit;
  for (let at = 0; at < count; at++) if (removed[at] === candidate) return;
  removed[count++] = candidate;
}
/** Lists some digits of a cell for removal. */
export function takeDigits(cell: i32, set: i32): void {
  for (let rest = set & digitsOf[cell]; rest; rest &= rest - 1) take(cell, ctz(rest));
}
/** Lists the digits for removal in the cells of a house outside a set. */
export function takeFromHouse(house: i32, digits: i32, set: v128): void {
  for (let slot = 0; slot < SIZE; slot++) {
    const cell = cellAt(house, slot);
    if (digitsOf[cell] & digits && !hasCell(set, cell)) takeDigits(cell, digits);
  }
}
/** Lists a digit for removal in some cells. */
export function takeCells(cells: v128, digit: i32): void {
  for (let rest = v128.and(cells, placesOf[digit]); v128.any_true(rest); rest = withoutLowest(rest))
    take(lowestCell(rest), digit);
}
/** Returns `HIT` if a removal is listed. */
export function taken(): i32 {
  return count ? HIT : NOTHING;
}
