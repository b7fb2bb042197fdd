/**
 * Rows that have as many columns between them as they are: naked subsets (the rows are the cells of a house, the columns
 * digits), hidden ones (digits and slots), fish (lines and slots of a digit). No other row then has these columns.
 */
import { KIND_SHIFT } from '../../kinds';
import { COLUMNS, cellAt, digitsAt, HOUSES, NONE, OPEN, ROWS, remove, slotsIn } from './slots';

/** What the rows are of; direct ones are places again, of digits that leave one place for another, which is placed. */
export const CELLS = 0;
export const PLACES = 1;
const LINES = 2;
export const DIRECT = 3;

/** The slice that is looked at: its rows, what they are of, and how many are to be found. */
const rows = memory.data(4 * 9, 4);
let form: i32;
let house: i32;
let digit: i32;
let size: i32;
/** What was found: the rows, and their columns. */
let chosen: i32;
let columns: i32;

function rowAt(row: i32): i32 {
  return i32.load(rows + 4 * row);
}

/** Whether there are such rows that take something from others. */
function isIn(): bool {
  const fewest = form === DIRECT ? size + 1 : form === PLACES ? 2 * size + 1 : 2 * size;
  if (form !== LINES && popcnt(slotsIn(house, OPEN)) < fewest) return false;
  let from = 0;
  let open = 0;
  for (let row = 0; row < 9; row++) {
    const own =
      form === CELLS
        ? digitsAt(cellAt(house, row))
        : slotsIn(form === LINES ? house + row : house, form === LINES ? digit : row);
    i32.store(rows + 4 * row, own);
    if (!own) continue;
    open++;
    if (popcnt(own) <= size) from |= 1 << row;
  }
  return open >= fewest && popcnt(from) >= size && extend(from, 0, 0);
}

/** Sets in the order of numbers. */
function extend(from: i32, added: i32, own: i32): bool {
  if (popcnt(added) === size) {
    chosen = added;
    columns = own;
    return popcnt(own) === size && loser() < 9;
  }
  for (let rest = from; rest; rest &= rest - 1) {
    const row = rest & -rest;
    const wider = own | rowAt(ctz(row));
    if (popcnt(wider) <= size && extend(from & (row - 1), added | row, wider)) return true;
  }
  return false;
}

/** The first of the other rows that loses something. */
function loser(): i32 {
  let row = 0;
  for (; row < 9; row++) {
    const left = rowAt(row) & ~columns;
    if (!((chosen >> row) & 1) && left !== rowAt(row) && (form !== DIRECT || popcnt(left) === 1)) break;
  }
  return row;
}

function takeFrom(): void {
  for (let row = 0; row < 9; row++) {
    if ((chosen >> row) & 1) continue;
    for (let gone = rowAt(row) & columns; gone; gone &= gone - 1) {
      const column = ctz(gone);
      remove(
        form === CELLS ? cellAt(house, row) : cellAt(form === LINES ? house + row : house, column),
        form === CELLS ? column : form === LINES ? digit : row,
      );
    }
  }
}

export function subset(which: i32, count: i32, kind: i32): i32 {
  form = which;
  size = count;
  for (house = 0; house < HOUSES; house++) {
    if (!isIn()) continue;
    if (form === DIRECT) return (kind << KIND_SHIFT) + 9 * cellAt(house, ctz(rowAt(loser()) & ~columns)) + loser();
    takeFrom();
    return kind << KIND_SHIFT;
  }
  return NONE;
}

/** Of several digits the one whose lines come first. */
export function fish(count: i32, kind: i32): i32 {
  form = LINES;
  size = count;
  for (house = COLUMNS; house <= ROWS; house += 9) {
    let first = 512;
    let its = 0;
    for (digit = 0; digit < 9; digit++) {
      if (!isIn() || chosen >= first) continue;
      first = chosen;
      its = digit;
    }
    if (first === 512) continue;
    digit = its;
    isIn();
    takeFrom();
    return kind << KIND_SHIFT;
  }
  return NONE;
}
