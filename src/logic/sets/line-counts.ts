/**
 * Counts of lines for several digits at once. One number holds the counts of five digits, six bits each; two numbers hold
 * those of up to ten digits. Numbers are added to add up all their counts, none of which exceeds 31.
 */
import { type Bits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';

/** The most digits that two numbers count. */
export const MOST_COUNTED = 10;

/** The digits of the first number; the others belong to the second. */
const FIRST_DIGITS = 31;

/** The lowest bit of each count. */
const ONES = 0x1041041;
/** The highest bit of each count, which no count reaches. */
const TOPS = ONES << 5;

/** Counts 1 for each of five digits. The product has digit d at each of the bits d, d + 5, d + 10 ..., so also at 6 d. */
const onesOf = (digits: Bits): number => (digits * 0x108421) & ONES;

/** Returns the sum, over the digits of two numbers, of the lesser count. */
export function sumOfLesser(a: number, b: number): number {
  // A top bit remains where the count of `a` is no less. There, all bits below it are set to choose the count of `b`.
  const tops = ((a | TOPS) - b) & TOPS;
  const isLess = tops - (tops >>> 5);
  const lesser = (b & isLess) | (a & ~isLess);
  // The product has the sum of all counts in its highest one.
  return (Math.imul(lesser, ONES) >>> 24) & 63;
}

/**
 * Counts 1 for each digit that a line can take in some of the lines that cross it: at `(line << size | set) * 2`, for
 * each row or column and each set of columns or rows.
 */
export function countsInLines({ geometry, digits }: Markup, kind: 'row' | 'column'): Int32Array {
  const { size, houseCells } = geometry;
  const start = geometry.firstOf(kind) * size;
  const counts = new Int32Array(2 * (size << size));
  const union: Bits[] = [0];
  for (let line = 0; line < size; line++)
    for (let set: Bits = 1; set < 1 << size; set++) {
      const cell = houseCells[start + line * size + lowestBit(set)]!;
      const all = (union[set] = union[set & (set - 1)]! | digits[cell]!);
      const at = ((line << size) | set) * 2;
      counts[at] = onesOf(all & FIRST_DIGITS);
      counts[at + 1] = onesOf(all >> 5);
    }
  return counts;
}

/** Counts the rows of each set among `many` rows from a row on: at `(set << size | columns) * 2`. */
export function countsInRowSets(inRow: Int32Array, size: number, from: number, many: number): Int32Array {
  const width = 2 << size;
  const counts = new Int32Array(width << many);
  for (let rows: Bits = 1; rows < 1 << many; rows++) {
    const others = (rows & (rows - 1)) * width;
    const row = (from + lowestBit(rows)) * width;
    for (let at = 0; at < width; at++) counts[rows * width + at] = counts[others + at]! + inRow[row + at]!;
  }
  return counts;
}
