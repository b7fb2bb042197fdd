/** What values leave open: the digits that a cell may take beside them. */
import { type Bits, bitsFrom, bitsOf } from './bits.js';
import type { Cell, Digit, Geometry } from './geometry.js';
import type { Numbers } from './values.js';

/** Returns the cells whose values exclude a digit from a cell. */
export function valuesAgainst(geometry: Geometry, values: Numbers, cell: Cell, digit: Digit): Cell[] {
  const against: Cell[] = [];
  const sets = Int32Array.from(values, (value) => (value < 0 ? 0 : 1 << value));
  geometry.eachExcluded(sets, cell, digit, (other) => against.push(other));
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
  return bitsFrom(bitsOf(open).filter((digit) => valuesAgainst(geometry, values, cell, digit).length === 0));
}
