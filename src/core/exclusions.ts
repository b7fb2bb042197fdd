/** Candidates that exclude each other, as tables. `Geometry.eachExcluded` tells all that a true candidate excludes. */
import type { Bits } from './bits.js';
import type { Table } from './frozen.js';

/** Two candidates (`cell * size + digit`) that are never both true. */
export type ExclusivePair = readonly [number, number];

/** From `start[candidate]` up to `start[candidate + 1]`: if it is true, cell `cells[i]` loses the digits `digits[i]`. */
export interface Exclusions {
  readonly start: Table;
  /** Cells other than that of the candidate, ascending. */
  readonly cells: Table;
  readonly digits: Table;
}

/** Cells that differ from cell c, from `start[c]` up to `start[c + 1]`. */
export interface DifferentCells {
  readonly start: Table;
  readonly cells: Table;
}

/** Makes the table of cells that differ, each candidate of which excludes its digit, and of further pairs. */
export function exclusionsOf(
  size: number,
  { start: cellStart, cells: different }: DifferentCells,
  pairs: readonly ExclusivePair[],
): Exclusions {
  const further = furtherOf(size, pairs);
  const candidates = (cellStart.length - 1) * size;
  const start = new Uint32Array(candidates + 1);
  const cells = new Uint16Array(different.length * size + 2 * pairs.length);
  const digits = new Int32Array(cells.length);
  let count = 0;
  for (let candidate = 0; cells.length > 0 && candidate < candidates; candidate++) {
    const cell = (candidate / size) | 0;
    const bit = 1 << (candidate % size);
    const sets = further.get(candidate);
    for (let at = cellStart[cell]!; at < cellStart[cell + 1]!; at++) {
      const other = different[at]!;
      if (sets) sets.set(other, bit | (sets.get(other) ?? 0));
      else {
        cells[count] = other;
        digits[count++] = bit;
      }
    }
    if (sets)
      for (const [other, set] of [...sets].sort(([a], [b]) => a - b)) {
        cells[count] = other;
        digits[count++] = set;
      }
    start[candidate + 1] = count;
  }
  return { start, cells: cells.subarray(0, count), digits: digits.subarray(0, count) };
}

/** Returns, for each candidate of some pairs, the digits that it excludes from each cell. */
function furtherOf(size: number, pairs: readonly ExclusivePair[]): Map<number, Map<number, Bits>> {
  const found = new Map<number, Map<number, Bits>>();
  const enter = (candidate: number, other: number): void => {
    const sets = found.get(candidate) ?? new Map<number, Bits>();
    const cell = Math.floor(other / size);
    found.set(candidate, sets.set(cell, (1 << (other % size)) | (sets.get(cell) ?? 0)));
  };
  for (const [a, b] of pairs) {
    enter(a, b);
    enter(b, a);
  }
  return found;
}
