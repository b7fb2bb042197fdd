/**
 * Digits that add up to a number and may repeat: for each cell, the sums that the cells before it and those after it can
 * reach. The sums are a row of bits, so that a number moves all of them at once.
 */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import { typedNumbers } from '../core/numbers.js';
import type { Rule } from '../core/rule.js';

/** Makes the rule that cells have a sum. */
export function plainSum(cells: readonly Cell[], sum: number, ofDigits: readonly number[]): Rule {
  const numbers = typedNumbers(ofDigits);
  const count = cells.length;
  const words = (sum >> 5) + 1;
  /** The sums that the cells before each one reach, and those from which the cells from one on reach the sum. */
  const before = new Int32Array((count + 1) * words);
  const after = new Int32Array((count + 1) * words);
  const narrow = (digits: Bits[] | Int32Array): boolean => {
    before.fill(0);
    before[0] = 1;
    for (let at = 0; at < count; at++)
      for (let rest = digits[at]!; rest; rest &= rest - 1)
        addNumber(before, at * words, words, numbers[lowestBit(rest)]!);
    if ((before[count * words + (sum >> 5)]! & (1 << (sum & 31))) === 0) return false;
    after.fill(0);
    after[count * words + (sum >> 5)] = 1 << (sum & 31);
    for (let at = count - 1; at >= 0; at--) {
      let found = 0;
      for (let rest = digits[at]!; rest; rest &= rest - 1) {
        if (isAdded(before, after, at * words, words, numbers[lowestBit(rest)]!)) found |= rest & -rest;
      }
      digits[at] = found;
    }
    return true;
  };
  return { cells, total: sum, narrow };
}

/** Notes the sums that a row of them reaches with a number more, in the row after it. */
function addNumber(before: Int32Array, from: number, words: number, number: number): void {
  let carry = 0;
  for (let word = from; word < from + words; word++) {
    before[word + words]! |= (before[word]! << number) | carry;
    carry = number === 0 ? 0 : before[word]! >>> (32 - number);
  }
}

/** True if a number leads from a sum before a cell to one after it. Notes the sums from which it does. */
function isAdded(before: Int32Array, after: Int32Array, at: number, words: number, number: number): boolean {
  let any = 0;
  let carry = 0;
  for (let word = at + words - 1; word >= at; word--) {
    const both = ((after[word + words]! >>> number) | carry) & before[word]!;
    carry = number === 0 ? 0 : after[word + words]! << (32 - number);
    after[word]! |= both;
    any |= both;
  }
  return any !== 0;
}
