/**
 * The shape of a 9×9 grid, as in `core/geometry`: houses are rows, columns, boxes. Sets of cells are vectors of 128
 * bits.
 */
import { Bytes, Vectors } from './views';

export const SIZE = 9;
export const CELLS = 81;
export const COLUMNS = 9;
export const BOXES = 18;
export const HOUSES = 27;
export const ALL = 511;
export const NO_CELLS: v128 = i64x2.splat(0);

const houseCells = changetype<Bytes>(memory.data(HOUSES * SIZE));
const cellHouses = changetype<Bytes>(memory.data(3 * CELLS));
const cellSlots = changetype<Bytes>(memory.data(3 * CELLS));
/** By cell, the set of its peers and itself; by house, the set of its cells. */
export const seenBy = changetype<Vectors>(memory.data(16 * CELLS, 16));
export const bitOf = changetype<Vectors>(memory.data(16 * CELLS, 16));
const cellsOfHouse = changetype<Vectors>(memory.data(16 * HOUSES, 16));

for (let cell = 0; cell < CELLS; cell++) {
  bitOf[cell] = cell < 64 ? i64x2((<i64>1) << cell, 0) : i64x2(0, (<i64>1) << (cell - 64));
  for (let kind = 0; kind < 3; kind++) {
    const row = cell / 9;
    const column = cell % 9;
    const box = (row / 3) * 3 + column / 3;
    const house = kind === 0 ? row : kind === 1 ? COLUMNS + column : BOXES + box;
    const slot = kind === 0 ? column : kind === 1 ? row : (row % 3) * 3 + (column % 3);
    cellHouses[3 * cell + kind] = house;
    cellSlots[3 * cell + kind] = slot;
    houseCells[SIZE * house + slot] = cell;
    cellsOfHouse[house] = v128.or(cellsOfHouse[house], bitOf[cell]);
  }
}
for (let cell = 0; cell < CELLS; cell++) {
  const lines = v128.or(cellsOfHouse[houseOf(0, cell)], cellsOfHouse[houseOf(1, cell)]);
  seenBy[cell] = v128.andnot(v128.or(lines, cellsOfHouse[houseOf(2, cell)]), bitOf[cell]);
}

export function cellAt(house: i32, slot: i32): i32 {
  return houseCells[SIZE * house + slot];
}
/** Returns the row (kind 0), the column (1) or the box (2) of a cell. */
export function houseOf(kind: i32, cell: i32): i32 {
  return cellHouses[3 * cell + kind];
}
/** Returns the box (0), the row (1) or the column (2) of a cell, in Sudoku Explainer's order. */
export function houseAround(cell: i32, at: i32): i32 {
  return houseOf(at ? at - 1 : 2, cell);
}
export function isInHouse(cell: i32, house: i32): bool {
  return houseOf(house / SIZE, cell) === house;
}
/** True if a house holds all cells of a set. */
export function holds(house: i32, set: v128): bool {
  return !v128.any_true(v128.andnot(set, cellsOfHouse[house]));
}
export function slotOf(kind: i32, cell: i32): i32 {
  return cellSlots[3 * cell + kind];
}
export function hasCell(set: v128, cell: i32): bool {
  return v128.any_true(v128.and(set, bitOf[cell]));
}
export function sees(a: i32, b: i32): bool {
  return hasCell(seenBy[a], b);
}
export function countCells(set: v128): i32 {
  return <i32>(popcnt(i64x2.extract_lane(set, 0)) + popcnt(i64x2.extract_lane(set, 1)));
}
/** Returns the lowest cell of a set that is not empty; then the set without it. */
export function lowestCell(set: v128): i32 {
  const low = i64x2.extract_lane(set, 0);
  return low ? <i32>ctz(low) : 64 + <i32>ctz(i64x2.extract_lane(set, 1));
}
export function withoutLowest(set: v128): v128 {
  return v128.andnot(set, bitOf[lowestCell(set)]);
}
/** Returns the cells in some slots of a house. */
export function cellsIn(house: i32, slots: i32): v128 {
  let cells = NO_CELLS;
  for (let rest = slots; rest; rest &= rest - 1) cells = v128.or(cells, bitOf[cellAt(house, ctz(rest))]);
  return cells;
}
/** Keeps the cells that see all cells of a set. */
export function seeingAll(set: v128, among: v128): v128 {
  let seen = among;
  for (let rest = set; v128.any_true(rest); rest = withoutLowest(rest)) seen = v128.and(seen, seenBy[lowestCell(rest)]);
  return seen;
}
/** Returns the three lines, or slots of a line, that lie in the same boxes as the given one. */
export function threeOf(one: i32): i32 {
  return 7 << (3 * (one / 3));
}

/** Tests of small sets. */
export function isSingle(set: i32): bool {
  return popcnt(set) === 1;
}
export function isPair(set: i32): bool {
  return popcnt(set) === 2;
}
export function highestBit(set: i32): i32 {
  return 31 - clz(set);
}
