/**
 * The unique rectangles of a position, as `firstOfTheirCells` in `logic/deadly/rectangles` lists them, and their
 * removals.
 */
import { digitsOf, openIn, position, slotsIn } from './board';
import { bivalueCells } from './digits';
import { HIT, NOTHING, takeCells, takeDigits, taken } from './hit';
import {
  bitOf,
  cellAt,
  highestBit,
  houseOf,
  isPair,
  isSingle,
  lowestCell,
  SIZE,
  seenBy,
  slotOf,
  withoutLowest,
} from './shape';
import { Bytes, Halves, Words } from './views';

/** Number of rectangles of a grid. */
const MOST = 486;
/**
 * By rectangle: its corners, ascending; its two digits; the corners with other candidates. `corners` has room for one
 * more, which is compared with the listed ones.
 */
const corners = changetype<Bytes>(memory.data(4 * (MOST + 1), 4));
/** The four corners of a rectangle as one number. */
const cornersOf = changetype<Words>(changetype<usize>(corners));
export const pairOf = changetype<Halves>(memory.data(2 * MOST, 2));
export const extraOf = changetype<Bytes>(memory.data(MOST));
let count = 0;
let known = -1;

export function forgetRectangles(): void {
  known = -1;
}
/** Returns the number of rectangles in the position, and lists them if it has changed. */
export function countRectangles(): i32 {
  if (known !== position.now) list();
  known = position.now;
  return count;
}
export function cornerAt(rectangle: i32, corner: i32): i32 {
  return corners[4 * rectangle + corner];
}

/** Lists rectangles by their first bivalue corner, then its neighbour in the box, then the far line. */
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

/** Returns the kind of lines that cross the line through two cells; negative if they share no line. */
export function linesAcross(a: i32, b: i32): i32 {
  if (houseOf(0, a) === houseOf(0, b)) return 1;
  return houseOf(1, a) === houseOf(1, b) ? 0 : -1;
}

/** Returns the slots of a cell's line that lie in its box. */
export function slotsOfBox(kind: i32, cell: i32): i32 {
  return 7 << ((slotOf(kind, cell) / 3) * 3);
}

/**
 * Lists the rectangles with two corners that are neighbours in a box, and the other two elsewhere in the lines across.
 */
function listAlong(across: i32, cell: i32, beside: i32): void {
  const pair = digitsOf[cell];
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

/** True if a cell cannot be a corner, or if its rectangles are listed from an earlier corner. */
function isTaken(corner: i32, cell: i32): bool {
  return !digitsOf[corner] || (corner < cell && digitsOf[corner] === digitsOf[cell]);
}

/** True if neither of two digits is placed in a house. */
function isFree(house: i32, pair: i32): bool {
  return slotsIn(house, ctz(pair)) !== 0 && slotsIn(house, highestBit(pair)) !== 0;
}

/** Adds a rectangle, unless one with the same corners is listed. */
function add(pair: i32, a: i32, b: i32, c: i32, d: i32): void {
  let all = v128.or(v128.or(bitOf[a], bitOf[b]), v128.or(bitOf[c], bitOf[d]));
  let extra = 0;
  for (let corner = 0; corner < 4; corner++, all = withoutLowest(all)) {
    const cell = lowestCell(all);
    corners[4 * count + corner] = cell;
    if (digitsOf[cell] & ~pair) extra |= 1 << corner;
  }
  for (let other = 0; other < count; other++) if (cornersOf[other] === cornersOf[count]) return;
  pairOf[count] = pair;
  extraOf[count++] = extra;
}

/* Types 1, 2, 4, 5 and 6 of unique rectangles, and hidden ones, as `logic/deadly` finds them. */

const ALL_CORNERS = 15;
/** Corners that lie across from each other. */
const ENDS = 0b1001;
const MIDDLE = 0b0110;

export function isDiagonal(set: i32): bool {
  return set === ENDS || set === MIDDLE;
}

/** Returns the candidates of the corners beyond their two digits. */
export function finsOf(at: i32): i32 {
  let union = 0;
  for (let corner = 0; corner < 4; corner++) union |= digitsOf[cornerAt(at, corner)];
  return union & ~pairOf[at];
}

/** Type 1: removes the two digits from the only corner with other candidates. */
export function rectangle1(): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const extra = extraOf[at];
    if (!isSingle(extra)) continue;
    takeDigits(cornerAt(at, ctz(extra)), pairOf[at]);
    if (taken()) return HIT;
  }
  return NOTHING;
}

/** One other digit in several corners: two in one line (type 2), or others (type 5). */
export function rectangle25(is5: bool): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const extra = extraOf[at];
    const fins = finsOf(at);
    if (!isSingle(fins) || isSingle(extra) || (isPair(extra) && !isDiagonal(extra)) === is5) continue;
    let seen = i64x2.splat(-1);
    for (let rest = extra; rest; rest &= rest - 1) seen = v128.and(seen, seenBy[cornerAt(at, ctz(rest))]);
    takeCells(seen, ctz(fins));
    if (taken()) return HIT;
  }
  return NOTHING;
}

/** Type 4: one of the digits is confined to two corners of a house, so these corners lose the other digit. */
export function rectangle4(): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const extra = extraOf[at];
    if (!isPair(extra) || isDiagonal(extra)) continue;
    const pair = pairOf[at];
    const corner = cornerAt(at, ctz(extra));
    for (let rest = pair; rest; rest &= rest - 1) {
      let isLocked = false;
      for (let kind = 0; kind < 3; kind++)
        if (keepsTo(at, extra, kind, houseOf(kind, corner), ctz(rest))) isLocked = true;
      if (isLocked && takeFrom(at, extra, pair & ~(rest & -rest))) return HIT;
    }
  }
  return NOTHING;
}

/**
 * Type 6: a digit is confined to the corners in both rows, or in both columns, and the two corners with other
 * candidates are diagonal.
 */
export function rectangle6(): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const extra = extraOf[at];
    if (!isDiagonal(extra)) continue;
    for (let rest = pairOf[at]; rest; rest &= rest - 1)
      if ((isXWing(at, 0, ctz(rest)) || isXWing(at, 1, ctz(rest))) && takeFrom(at, extra, rest & -rest)) return HIT;
  }
  return NOTHING;
}

function isXWing(at: i32, kind: i32, digit: i32): bool {
  return (
    keepsTo(at, ALL_CORNERS, kind, houseOf(kind, cornerAt(at, 0)), digit) &&
    keepsTo(at, ALL_CORNERS, kind, houseOf(kind, cornerAt(at, 3)), digit)
  );
}

/**
 * Hidden rectangle: the corner opposite one without other candidates loses a digit if the other digit is confined to
 * corners in both lines of the opposite corner.
 */
export function barePair(): i32 {
  for (let at = 0; at < countRectangles(); at++) {
    const bare = ALL_CORNERS & ~extraOf[at];
    if (!isSingle(bare) && !isDiagonal(bare)) continue;
    const pair = pairOf[at];
    for (let from = bare; from; from &= from - 1) {
      const cell = cornerAt(at, 3 - ctz(from));
      for (let rest = pair; rest; rest &= rest - 1) {
        const other = pair & ~(rest & -rest);
        if (!(digitsOf[cell] & other)) continue;
        if (!keepsTo(at, ALL_CORNERS, 0, houseOf(0, cell), ctz(rest))) continue;
        if (!keepsTo(at, ALL_CORNERS, 1, houseOf(1, cell), ctz(rest))) continue;
        takeDigits(cell, other);
        return HIT;
      }
    }
  }
  return NOTHING;
}

/** True if a digit has places in a house, and all of them are among some corners. */
function keepsTo(at: i32, among: i32, kind: i32, house: i32, digit: i32): bool {
  let others = slotsIn(house, digit);
  const places = others;
  for (let rest = among; rest; rest &= rest - 1) {
    const cell = cornerAt(at, ctz(rest));
    if (houseOf(kind, cell) === house) others &= ~(1 << slotOf(kind, cell));
  }
  return places !== 0 && !others;
}

function takeFrom(at: i32, extra: i32, set: i32): bool {
  for (let rest = extra; rest; rest &= rest - 1) takeDigits(cornerAt(at, ctz(rest)), set);
  return taken() === HIT;
}
