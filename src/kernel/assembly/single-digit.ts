/**
 * Patterns of one digit. First two houses with two places of it each, in the order of `strategies/single-digit`:
 * skyscrapers and 2-string kites. Then empty rectangles, and colours.
 */
import { slotsIn } from './board';
import { link, linkedTo } from './digits';
import { HIT, NOTHING, take, takeCells, taken, tellKind } from './hit';
import {
  BOXES,
  bitOf,
  CELLS,
  COLUMNS,
  cellAt,
  isPair,
  lowestCell,
  SIZE,
  seenBy,
  threeOf,
  withoutLowest,
} from './shape';
import { Vectors } from './views';

/** Skyscrapers: two strong links in parallel lines. Rows of all digits come before columns. */
export function parallelLinks(digits: i32): i32 {
  for (let from = 0; from <= COLUMNS; from += COLUMNS)
    for (let rest = digits; rest; rest &= rest - 1) if (inLines(from, ctz(rest))) return HIT;
  return NOTHING;
}

function inLines(from: i32, digit: i32): bool {
  for (let first = from; first < from + SIZE; first++) {
    const some = slotsIn(first, digit);
    if (!isPair(some)) continue;
    for (let second = first + 1; second < from + SIZE; second++) {
      const others = slotsIn(second, digit);
      const base = some & others;
      if (!isPair(others) || !base || some === others) continue;
      const end = cellAt(first, ctz(some & ~base));
      takeCells(v128.and(seenBy[end], seenBy[cellAt(second, ctz(others & ~base))]), digit);
      if (taken()) return true;
    }
  }
  return false;
}

/** 2-string kites: strong links in a row and a column that meet in a box. */
export function crossedLinks(digits: i32): i32 {
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    for (let row = 0; row < SIZE; row++) {
      if (!isPair(slotsIn(row, digit))) continue;
      for (let column = 0; column < SIZE; column++) if (inCrossing(digit, row, column)) return HIT;
    }
  }
  return NOTHING;
}

/**
 * True if the row and the column share no place, a box holds a place of each, and a candidate sees both far ends. Lists
 * that candidate.
 */
function inCrossing(digit: i32, row: i32, column: i32): bool {
  const inRow = slotsIn(row, digit);
  const inColumn = slotsIn(COLUMNS + column, digit);
  if (!isPair(inColumn) || (inRow >> column) & 1) return false;
  for (let i = inRow; i; i &= i - 1)
    for (let j = inColumn; j; j &= j - 1) {
      if (ctz(i) / 3 !== column / 3 || ctz(j) / 3 !== row / 3) continue;
      const end = ctz(inColumn & ~(j & -j));
      const crossing = ctz(inRow & ~(i & -i));
      if (!((slotsIn(end, digit) >> crossing) & 1)) continue;
      take(SIZE * end + crossing, digit);
      return true;
    }
  return false;
}

/* Empty rectangles, as `logic/digit/empty-rectangles` finds them: boxes in order, their corners from the last one on. */

/** HoDoKu requires three places in the box; a row and a column of a box hold five. */
const FEWEST_IN_BOX = 3;
const MOST_IN_BOX = 5;

export function emptyBox(digits: i32): i32 {
  for (let rest = digits; rest; rest &= rest - 1)
    for (let box = 0; box < SIZE; box++) if (inBox(ctz(rest), box)) return HIT;
  return NOTHING;
}

function inBox(digit: i32, box: i32): bool {
  const places = slotsIn(BOXES + box, digit);
  if (popcnt(places) < FEWEST_IN_BOX || popcnt(places) > MOST_IN_BOX) return false;
  for (let corner = SIZE - 1; corner >= 0; corner--) {
    const inRow = places & threeOf(corner);
    const inColumn = places & (0o111 << (corner % 3));
    if ((inRow | inColumn) !== places || inRow === places || inColumn === places) continue;
    const row = 3 * (box / 3) + corner / 3;
    const column = 3 * (box % 3) + (corner % 3);
    if (along(digit, 0, row, column) || along(digit, COLUMNS, column, row)) return true;
  }
  return false;
}

/**
 * Follows strong links that start in the line outside the box. Removes the digit where the link's other end meets the
 * line across. `kind` is 0 for rows, 9 for columns.
 */
function along(digit: i32, kind: i32, line: i32, across: i32): bool {
  for (let rest = slotsIn(kind + line, digit) & ~threeOf(across); rest; rest &= rest - 1) {
    const link = slotsIn(COLUMNS - kind + ctz(rest), digit);
    if (!isPair(link)) continue;
    const far = ctz(link & ~(1 << line));
    if (far / 3 === line / 3 || !((slotsIn(COLUMNS - kind + across, digit) >> far) & 1)) continue;
    take(cellAt(COLUMNS - kind + across, far), digit);
    return true;
  }
  return false;
}

/* Simple and multi colours, as `logic/digit/colourings` finds them: components of a digit in order, and pairs of them. */

/** By colour, two for each component: its cells, and the cells that see any of its cells. */
const cellsOf = changetype<Vectors>(memory.data(16 * CELLS, 16));
const seenFrom = changetype<Vectors>(memory.data(16 * CELLS, 16));

/** True if a cell of one colour sees a cell of the other. */
function meet(a: i32, b: i32): bool {
  return v128.any_true(v128.and(seenFrom[a], cellsOf[b]));
}

/** Removes every colour that sees itself (wrap); if there is none, the candidates that see both colours (trap). */
export function simpleColours(digits: i32): i32 {
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    const colours = paint(digit);
    for (let first = 0; first < colours; first += 2) {
      for (let colour = first; colour < first + 2; colour++)
        if (meet(colour, colour)) takeCells(cellsOf[colour], digit);
      tellKind(taken());
      if (!taken()) takeCells(v128.and(seenFrom[first], seenFrom[first + 1]), digit);
      if (taken()) return HIT;
    }
  }
  return NOTHING;
}

export function multiColours(digits: i32): i32 {
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    const colours = paint(digit);
    for (let first = 0; first < colours; first += 2)
      for (let second = 0; second < colours; second += 2)
        if (first !== second && takeFromPair(digit, first, second)) return HIT;
  }
  return NOTHING;
}

/**
 * Type 2 removes the colours of the first component that see both colours of the second. Type 1 removes the candidates
 * that see the opposites of two colours that meet.
 */
function takeFromPair(digit: i32, first: i32, second: i32): i32 {
  for (let one = first; one < first + 2; one++)
    if (meet(one, second) && meet(one, second + 1)) takeCells(cellsOf[one], digit);
  tellKind(taken());
  if (taken()) return HIT;
  for (let one = first; one < first + 2; one++)
    for (let other = second; other < second + 2; other++)
      if (meet(one, other)) takeCells(v128.and(seenFrom[one ^ 1], seenFrom[other ^ 1]), digit);
  return taken();
}

/**
 * Colours the cells with strong links, component by component from the lowest place on. Returns the number of colours.
 */
function paint(digit: i32): i32 {
  let colours = 0;
  for (let left = link(digit); v128.any_true(left); colours += 2) {
    for (let colour = colours; colour < colours + 2; colour++) {
      cellsOf[colour] = i64x2(0, 0);
      seenFrom[colour] = i64x2(0, 0);
    }
    let colour = colours;
    for (let level = bitOf[lowestCell(left)]; v128.any_true(level); colour ^= 1) {
      left = v128.andnot(left, level);
      let next = i64x2(0, 0);
      cellsOf[colour] = v128.or(cellsOf[colour], level);
      for (; v128.any_true(level); level = withoutLowest(level)) {
        const cell = lowestCell(level);
        seenFrom[colour] = v128.or(seenFrom[colour], seenBy[cell]);
        next = v128.or(next, linkedTo[cell]);
      }
      level = v128.and(next, left);
    }
  }
  return colours;
}
