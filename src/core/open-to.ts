/** What values leave open: the digits that a cell may take beside them. */
import { type Bits, bitsFrom, bitsOf } from './bits.js';
import type { Cell, Digit, Geometry } from './geometry.js';
import type { Numbers } from './values.js';

/** Returns values as sets of one digit each; of open cells as empty sets. */
function setsOf(values: Numbers): Int32Array {
  const sets = new Int32Array(values.length);
  for (let cell = 0; cell < sets.length; cell++) if (values[cell]! >= 0) sets[cell] = 1 << values[cell]!;
  return sets;
}

/** Returns the cells whose values exclude a digit from a cell. */
export function valuesAgainst(geometry: Geometry, values: Numbers, cell: Cell, digit: Digit): Cell[] {
  const against: Cell[] = [];
  geometry.eachExcluded(setsOf(values), cell, digit, (other) => against.push(other));
  return against;
}

/** Returns the digits that no value in another cell excludes from the cell. */
export function openTo(geometry: Geometry, values: Numbers, cell: Cell): Bits {
  const { allowed, peerStart, peers, further } = geometry;
  let open = allowed[cell]!;
  for (let i = peerStart[cell]!; i < peerStart[cell + 1]!; i++) {
    const value = values[peers[i]!]!;
    if (value >= 0) open &= ~(1 << value);
  }
  if (!further) return open;
  const sets = setsOf(values);
  return bitsFrom(
    bitsOf(open).filter((digit) => {
      let isOpen = true;
      geometry.eachExcluded(sets, cell, digit, () => {
        isOpen = false;
      });
      return isOpen;
    }),
  );
}
