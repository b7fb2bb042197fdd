/** The unique rectangles of a position, as `firstOfTheirCells` in `logic/deadly/rectangles` lists them. */
import { bivalueCells } from './few-digits';
import { digitsOf, now, openIn, slotsIn } from './grid';
import { bitOf, cellAt, highestBit, houseOf, lowestCell, SIZE, slotOf, withoutLowest } from './shape';

/** As many as there are fours of cells. */
const MOST = 486;
/** By rectangle: its corners, ascending; its two digits; those of its corners that may be something else, as a set. */
const corners = memory.data(4 * MOST, 4);
const pairs = memory.data(2 * MOST, 2);
const extras = memory.data(MOST);
let count = 0;
let known = -1;

export function forgetRectangles(): void {
  known = -1;
}
/** How many there are in the position as it stands. */
export function countRectangles(): i32 {
  if (known !== now) list();
  known = now;
  return count;
}
export function cornerAt(rectangle: i32, corner: i32): i32 {
  return load<u8>(corners + 4 * rectangle + corner);
}
export function pairOf(rectangle: i32): i32 {
  return i32.load16_u(pairs + 2 * rectangle);
}
export function extraOf(rectangle: i32): i32 {
  return load<u8>(extras + rectangle);
}

/** By the first corner with two digits, its neighbour in the box, then the line further off. */
function list(): void {
  count = 0;
  for (let rest = bivalueCells(); v128.any_true(rest); rest = withoutLowest(rest)) {
    const cell = lowestCell(rest);
    for (let slot = 0; slot < SIZE; slot++) {
      const beside = cellAt(houseOf(2, cell), slot);
      const across = linesAcross(cell, beside);
      if (beside !== cell && across >= 0) listAlong(across, cell, beside);
    }
  }
}

/** The kind of lines that cross the one through two cells; negative where they share none. */
export function linesAcross(a: i32, b: i32): i32 {
  if (houseOf(0, a) === houseOf(0, b)) return 1;
  return houseOf(1, a) === houseOf(1, b) ? 0 : -1;
}

/** The slots of a cell's line that its box holds. */
export function slotsOfBox(kind: i32, cell: i32): i32 {
  return 7 << ((slotOf(kind, cell) / 3) * 3);
}

/** Those with two neighbours in a box, and two cells elsewhere in the lines across. */
function listAlong(across: i32, cell: i32, beside: i32): void {
  const pair = digitsOf(cell);
  const from = houseOf(across, cell);
  const to = houseOf(across, beside);
  if (isTaken(beside, cell) || !isFree(to, pair)) return;
  for (let rest = openIn(from) & openIn(to) & ~slotsOfBox(across, cell); rest; rest &= rest - 1) {
    const far = cellAt(from, ctz(rest));
    const farBeside = cellAt(to, ctz(rest));
    if (isTaken(far, cell) || isTaken(farBeside, cell)) continue;
    if (isFree(houseOf(1 - across, far), pair) && isFree(houseOf(2, far), pair))
      add(pair, cell, beside, far, farBeside);
  }
}

/** Whether rectangles with the corner are told from there, or cannot be. */
function isTaken(corner: i32, cell: i32): bool {
  return !digitsOf(corner) || (corner < cell && digitsOf(corner) === digitsOf(cell));
}

/** Whether neither of two digits stands in a house. */
function isFree(house: i32, pair: i32): bool {
  return slotsIn(house, ctz(pair)) !== 0 && slotsIn(house, highestBit(pair)) !== 0;
}

/** Unless one with the same corners is listed. */
function add(pair: i32, a: i32, b: i32, c: i32, d: i32): void {
  let all = v128.or(v128.or(bitOf(a), bitOf(b)), v128.or(bitOf(c), bitOf(d)));
  let extra = 0;
  for (let corner = 0; corner < 4; corner++, all = withoutLowest(all)) {
    const cell = lowestCell(all);
    store<u8>(corners + 4 * count + corner, cell);
    if (digitsOf(cell) & ~pair) extra |= 1 << corner;
  }
  for (let other = 0; other < count; other++)
    if (i32.load(corners + 4 * other) === i32.load(corners + 4 * count)) return;
  i32.store16(pairs + 2 * count, pair);
  store<u8>(extras + count++, extra);
}
