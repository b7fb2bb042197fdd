/**
 * Digits that add up to a number and may repeat: for each cell, the sums that the cells before it and those after it can
 * reach. The sums are a row of bits, so that a digit moves all of them at once.
 */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import type { Rule } from '../core/rule.js';

/** Makes the rule that cells have a sum. */
export function plainSum(cells: readonly Cell[], sum: number): Rule {
  const count = cells.length;
  const words = (sum >> 5) + 1;
  /** The sums that the cells before each one reach, and those from which the cells from one on reach the sum. */
  const before = new Int32Array((count + 1) * words);
  const after = new Int32Array((count + 1) * words);
  const narrow = (digits: Bits[] | Int32Array): boolean => {
    before.fill(0);
    before[0] = 1;
    for (let at = 0; at < count; at++)
      for (let rest = digits[at]!; rest; rest &= rest - 1) addDigit(before, at * words, words, lowestBit(rest) + 1);
    if ((before[count * words + (sum >> 5)]! & (1 << (sum & 31))) === 0) return false;
    after.fill(0);
    after[count * words + (sum >> 5)] = 1 << (sum & 31);
    for (let at = count - 1; at >= 0; at--) {
      let found = 0;
      for (let rest = digits[at]!; rest; rest &= rest - 1) {
        if (isAdded(before, after, at * words, words, lowestBit(rest) + 1)) found |= rest & -rest;
      }
      digits[at] = found;
    }
    return true;
  };
  return { cells, total: sum, narrow };
}

/** Notes the sums that a row of them reaches with a digit more, in the row after it. */
function addDigit(before: Int32Array, from: number, words: number, digit: number): void {
  let carry = 0;
  for (let word = from; word < from + words; word++) {
    before[word + words]! |= (before[word]! << digit) | carry;
    carry = before[word]! >>> (32 - digit);
  }
}

/** True if a digit leads from a sum before a cell to one after it. Notes the sums from which it does. */
function isAdded(before: Int32Array, after: Int32Array, at: number, words: number, digit: number): boolean {
  let any = 0;
  let carry = 0;
  for (let word = at + words - 1; word >= at; word--) {
    const both = ((after[word + words]! >>> digit) | carry) & before[word]!;
    carry = after[word + words]! << (32 - digit);
    after[word]! |= both;
    any |= both;
  }
  return any !== 0;
}
