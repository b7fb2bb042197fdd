/** Two houses with two places of a digit each, in the order of `strategies/single-digit`: skyscrapers and 2-string kites. */
import { slotsIn } from './grid';
import { HIT, NOTHING, take, takeCells, taken } from './hit';
import { COLUMNS, cellAt, isPair, SIZE, seenBy } from './shape';

/** In parallel lines: rows of all digits before columns. */
export function skyscraper(digits: i32): i32 {
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
      takeCells(v128.and(seenBy(end), seenBy(cellAt(second, ctz(others & ~base)))), digit);
      if (taken()) return true;
    }
  }
  return false;
}

/** In a row and a column that meet in a box. */
export function twoStringKite(digits: i32): i32 {
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = ctz(rest);
    for (let row = 0; row < SIZE; row++) {
      if (!isPair(slotsIn(row, digit))) continue;
      for (let column = 0; column < SIZE; column++) if (inCrossing(digit, row, column)) return HIT;
    }
  }
  return NOTHING;
}

/** They share no cell, but a box holds a place of each. */
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
