/** Two bivalue cells that see a third one, the pivot, and have a digit in common that one of the three takes. */
import { CANDIDATES, NONE } from './kinds';
import { AROUND, cellAround, digitsAt, strikeSeen } from './slots';

/** Pivots in order, their wings in the order of peers: XY with two digits in the pivot, XYZ with three. */
export function wing(width: i32, kind: i32): i32 {
  for (let pivot = 0; pivot < 81; pivot++) {
    const own = digitsAt(pivot);
    if (popcnt(own) !== width) continue;
    for (let i = 0; i < AROUND; i++) {
      const a = cellAround(pivot, i);
      const first = digitsAt(a);
      if (popcnt(first) !== 2 || popcnt(own & ~first) !== 1) continue;
      for (let j = i + 1; j < AROUND; j++) {
        const b = cellAround(pivot, j);
        const second = digitsAt(b);
        if (popcnt(second) !== 2 || popcnt(own | first | second) !== 3) continue;
        if (popcnt(own & first & second) !== width - 2) continue;
        if (strikeSeen(ctz(first & second), a, b, width > 2 ? pivot : a)) return kind * CANDIDATES;
      }
    }
  }
  return NONE;
}
