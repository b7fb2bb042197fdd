/**
 * Sets of rows that have together as many columns as rows: naked subsets (rows are the cells of a house, columns are
 * digits), hidden subsets (digits and slots), fish (lines and slots of a digit), apart from fins. No other row may then
 * use these columns. HoDoKu searches sets in lexicographic order, Sudoku Explainer in numeric order.
 */
import { digitsOf, houseStamp, LANES, openIn, slots, slotsIn } from './board';
import { clearHit, count, give, HIT, NOTHING, removed, takeCells, takeDigits, takeFromHouse, taken } from './hit';
import {
  ALL,
  BOXES,
  bitOf,
  COLUMNS,
  cellAt,
  cellsIn,
  HOUSES,
  holds,
  houseOf,
  lowestCell,
  SIZE,
  threeOf,
} from './shape';
import { Words } from './views';

/** Forms whose rows are cells. A locked subset removes from its box and from a line. */
export const NAKED = 0;
export const LOCKED = 1;
/** Forms whose rows are digits. A direct one leaves a digit one slot, where it is placed. */
export const HIDDEN = 2;
export const DIRECT = 3;
/** Forms whose rows are lines. A sashimi fish has a line with at most one place besides its fins. */
export const FISH = 4;
export const FINNED = 5;
export const SASHIMI = 6;

const MOST_FIN_SLOTS = 2;

/** True if sets and houses are in Sudoku Explainer's order. A naked subset then removes from one house only. */
let isByNumber: bool = false;

/** The slice of the search: its rows, what they represent, and the size of the sets. */
const rowAt = changetype<Words>(memory.data(4 * SIZE, 4));
let form = 0;
let house = 0;
let digit = 0;
let size = 0;
/** The most columns that the chosen rows may have together. */
let widest = 0;
/** The chosen rows, and their columns. */
let chosen = 0;
let columns = 0;

export function goByNumber(): void {
  isByNumber = true;
}

/** Houses in order: boxes, then rows before columns or columns before rows. */
export function houseInOrder(at: i32): i32 {
  if (at < SIZE) return BOXES + at;
  return isByNumber && at >= BOXES ? at - BOXES : isByNumber ? at : at - SIZE;
}

/** Finds the first subset of a form in a house with at least `fewest` open cells. */
export function subset(which: i32, rows: i32, fewest: i32, since: i32): i32 {
  form = which;
  size = rows;
  const end = form === LOCKED ? SIZE : HOUSES;
  for (let at = 0; at < end; at++) {
    house = houseInOrder(at);
    if (houseStamp[house] > since && popcnt(openIn(house)) >= fewest && isIn(fewest)) return HIT;
  }
  return NOTHING;
}

/** Finds the first fish of some digits. */
export function fish(which: i32, lines: i32, digits: i32): i32 {
  form = which;
  size = lines;
  for (let rest = digits; rest; rest &= rest - 1) {
    digit = ctz(rest);
    for (house = 0; house < BOXES; house += COLUMNS) if (isIn(size)) return HIT;
  }
  return NOTHING;
}

/** Finds the fish of any digit whose lines come first; columns before rows. */
export function firstFish(lines: i32): i32 {
  form = FISH;
  size = lines;
  for (house = COLUMNS; house >= 0; house -= COLUMNS) {
    let first = ALL + 1;
    let its = 0;
    for (digit = 0; digit < SIZE; digit++) {
      if (!isIn(2 * size) || chosen >= first) continue;
      first = chosen;
      its = digit;
    }
    digit = its;
    if (first <= ALL && isIn(size)) return HIT;
  }
  return NOTHING;
}

/**
 * True if some rows of the slice remove candidates of others. A slice with fewer than `fewest` open rows is skipped.
 */
function isIn(fewest: i32): bool {
  const first = form < FISH ? house : LANES * digit + house;
  const apart = form < FISH ? LANES : 1;
  let from = 0;
  let open = 0;
  widest = form > FISH ? size + MOST_FIN_SLOTS : size;
  for (let row = 0; row < SIZE; row++) {
    const own = form <= LOCKED ? digitsOf[cellAt(house, row)] : slots[first + apart * row];
    rowAt[row] = own;
    open += i32(own !== 0);
    from |= i32(<u32>(popcnt(own) - 1) < <u32>widest) << row;
  }
  return open >= fewest && popcnt(from) >= size && extend(from, 0, 0);
}

function extend(from: i32, added: i32, own: i32): bool {
  if (popcnt(added) === size) {
    chosen = added;
    columns = own;
    return isOfUse();
  }
  for (let rest = from; rest; rest &= rest - 1) {
    const row = rest & -rest;
    const wider = own | rowAt[ctz(row)];
    if (popcnt(wider) <= widest && extend(isByNumber ? from & (row - 1) : rest ^ row, added | row, wider)) return true;
  }
  return false;
}

/** True if the chosen rows remove a candidate. Lists the removals. */
function isOfUse(): bool {
  if (form > FISH) return popcnt(columns) > size && takeWithFins(popcnt(columns) - size);
  if (popcnt(columns) !== size) return false;
  const isInOneSlice = isByNumber || form > LOCKED;
  if (isInOneSlice && !othersHave()) return false;
  clearHit();
  if (form === FISH) return takeFromLines(ALL & ~chosen, columns);
  if (form === DIRECT) return giveLast();
  if (form === HIDDEN) takeFromOwn();
  else if (isByNumber) takeFromHouse(house, columns, cellsIn(house, chosen));
  else return takeFromHouses(cellsIn(house, chosen));
  return taken() === HIT;
}

/** True if a row that is not chosen has any of the columns. */
function othersHave(): bool {
  let others = 0;
  for (let row = 0; row < SIZE; row++) if (!((chosen >> row) & 1)) others |= rowAt[row];
  return (others & columns) !== 0;
}

/** Removes the digits that are not chosen from the chosen slots. */
function takeFromOwn(): void {
  for (let rest = columns; rest; rest &= rest - 1) takeDigits(cellAt(house, ctz(rest)), ~chosen);
}

/** Finds the first digit that the chosen ones leave one slot. */
function giveLast(): bool {
  for (let row = 0; row < SIZE; row++) {
    const left = rowAt[row] & ~columns;
    if ((chosen >> row) & 1 || left === rowAt[row] || popcnt(left) !== 1) continue;
    give(cellAt(house, ctz(left)), row);
    return true;
  }
  return false;
}

/**
 * Removes the digits from all houses that hold the chosen cells. Skips cells of a line that lie in one box, since the
 * box was searched first.
 */
function takeFromHouses(cells: v128): bool {
  for (let kind = 0; kind < 3; kind++) {
    const common = houseOf(kind, lowestCell(cells));
    if (!holds(common, cells)) continue;
    if (common >= BOXES && house < BOXES) return false;
    takeFromHouse(common, columns, cells);
  }
  return taken() === HIT && (form !== LOCKED || takesOnBothSides());
}

function takesOnBothSides(): bool {
  let inside = 0;
  for (let at = 0; at < count; at++) if (houseOf(2, removed[at] / SIZE) === house) inside++;
  return inside > 0 && inside < count;
}

/**
 * Removes by a fish whose last one or two columns hold the fins. A removed candidate sees all fins through a box,
 * because it lies in no base line and the fins in no cover. So the fins are all base places in one or two columns of
 * that box; a third column there is a cover.
 */
function takeWithFins(more: i32): bool {
  for (let low = SIZE - 1; low >= 0; low--)
    for (let high = 3 * (low / 3) + 2; high >= low; high--) {
      const finned = (1 << low) | (1 << high);
      if (finned & ~columns || popcnt(finned) !== more) continue;
      const lines = chosen & (linesAt(low) | linesAt(high));
      const band = threeOf(ctz(lines));
      if (lines & ~band || leavesOne(finned) !== (form === SASHIMI)) continue;
      if (takeFromLines(band & ~chosen, columns & ~finned & threeOf(low))) return true;
    }
  return false;
}

/** Returns the lines that hold the digit in a slot. */
function linesAt(slot: i32): i32 {
  return slotsIn(COLUMNS - house + slot, digit);
}

function leavesOne(finned: i32): bool {
  for (let rest = chosen; rest; rest &= rest - 1) if (popcnt(rowAt[ctz(rest)] & ~finned) <= 1) return true;
  return false;
}

/** Removes the digit from some lines in some slots. */
function takeFromLines(lines: i32, across: i32): bool {
  let targets = i64x2(0, 0);
  for (let rest = across; rest; rest &= rest - 1)
    for (let among = lines & linesAt(ctz(rest)); among; among &= among - 1)
      targets = v128.or(targets, bitOf[cellAt(house + ctz(among), ctz(rest))]);
  takeCells(targets, digit);
  return v128.any_true(targets);
}
