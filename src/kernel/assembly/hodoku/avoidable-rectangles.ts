/** Avoidable rectangles, as `logic/deadly/avoidable-rectangles` finds them: by two corners placed in a box, ascending. */
import { digitsOf, isGiven, slotsIn, valueAt } from './grid';
import { HIT, NOTHING, take, takeCells, taken } from './hit';
import { linesAcross, slotsOfBox } from './rectangles';
import { CELLS, cellAt, houseOf, isSingle, SIZE, seenBy } from './shape';

/** Candidates of the one open corner of type 1. */
const MOST = 2;

export function avoidableRectangle(is2: bool): i32 {
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isPlaced(cell)) continue;
    for (let slot = 0; slot < SIZE; slot++) {
      const beside = cellAt(houseOf(2, cell), slot);
      if (beside <= cell || !isPlaced(beside)) continue;
      const across = linesAcross(cell, beside);
      if (across >= 0 && inLines(is2, across, cell, beside)) return HIT;
    }
  }
  return NOTHING;
}

function isPlaced(cell: i32): bool {
  return valueAt(cell) >= 0 && !isGiven(cell);
}

/** The two digits could be repeated crosswise in the lines across. */
function inLines(is2: bool, across: i32, cell: i32, beside: i32): bool {
  const from = houseOf(across, cell);
  const to = houseOf(across, beside);
  const first = valueAt(cell);
  const second = valueAt(beside);
  const inFrom = slotsIn(from, second);
  const inTo = slotsIn(to, first);
  if (!is2 && inFrom && inTo) return false;
  for (let rest = (is2 ? inFrom & inTo : inFrom | inTo) & ~slotsOfBox(across, cell); rest; rest &= rest - 1) {
    const a = cellAt(from, ctz(rest));
    const b = cellAt(to, ctz(rest));
    if (is2) takeFin(b, a, first, second);
    else if (inTo) takeLast(b, first, a, second);
    else takeLast(a, second, b, first);
    if (taken()) return true;
  }
  return false;
}

/** The other corner is placed: the open one must not complete them. */
function takeLast(open: i32, digit: i32, other: i32, value: i32): void {
  if (isPlaced(other) && valueAt(other) === value && popcnt(digitsOf(open)) <= MOST) take(open, digit);
}

/** Both are open, with the same one digit besides. */
function takeFin(a: i32, b: i32, first: i32, second: i32): void {
  const fin = digitsOf(a) & ~(1 << first);
  if (isSingle(fin) && digitsOf(b) === (fin | (1 << second))) takeCells(v128.and(seenBy(a), seenBy(b)), ctz(fin));
}
