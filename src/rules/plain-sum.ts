/**
 * Digits that add up to a number and may repeat, some of them subtracted: for each cell, the sums that the cells before it
 * and those after it can reach. Each cell is counted from its least share of the sum, or from its largest if less is then
 * left, so that the sums are a short row of bits, which a number moves all at once.
 */
import { type Bits, highestBit, lowestBit } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import { typedNumbers } from '../core/numbers.js';
import type { Rule } from '../core/rule.js';

/** The sums of a row that is one word. */
const WORD = 32;

/** Makes the rule that the numbers of some cells, less those of others, have a sum. */
export function plainSum(
  added: readonly Cell[],
  subtracted: readonly Cell[],
  sum: number,
  ofDigits: readonly number[],
): Rule {
  const cells = [...added, ...subtracted];
  const numbers = typedNumbers(ofDigits);
  const count = cells.length;
  const widest = (count * (numbers.at(-1)! - numbers[0]!)) >> 1;
  const mostWords = Math.floor(widest / WORD) + 1;
  /** The sums that the cells before each one reach, and those from which the cells from one on reach the sum. */
  const before = new Int32Array((count + 1) * mostWords);
  const after = new Int32Array((count + 1) * mostWords);
  /** The number from which each cell is counted, and whether a larger number of it is more of the sum that is left. */
  const origins = new Int32Array(count);
  const isRising = new Uint8Array(count);

  const narrow = (digits: Bits[] | Int32Array): boolean => {
    let above = sum;
    let below = -sum;
    for (let at = 0; at < count; at++) {
      if (digits[at] === 0) return false;
      const least = numbers[lowestBit(digits[at]!)]!;
      const most = numbers[highestBit(digits[at]!)]!;
      above -= at < added.length ? least : -most;
      below += at < added.length ? most : -least;
    }
    if (above < 0 || below < 0) return false;
    const isFromLeast = above <= below;
    for (let at = 0; at < count; at++) {
      isRising[at] = at < added.length === isFromLeast ? 1 : 0;
      origins[at] = numbers[isRising[at] === 1 ? lowestBit(digits[at]!) : highestBit(digits[at]!)]!;
    }
    const left = isFromLeast ? above : below;
    return left < WORD ? narrowFew(digits, left) : narrowMany(digits, left);
  };

  const shareOf = (at: number, digit: Bits): number =>
    isRising[at] === 1 ? numbers[lowestBit(digit)]! - origins[at]! : origins[at]! - numbers[lowestBit(digit)]!;

  /** Narrows by sums of one word. */
  const narrowFew = (digits: Bits[] | Int32Array, left: number): boolean => {
    before[0] = 1;
    for (let at = 0; at < count; at++) {
      let reached = 0;
      for (let rest = digits[at]!; rest; rest &= rest - 1) {
        const share = shareOf(at, rest);
        if (share <= left) reached |= before[at]! << share;
      }
      before[at + 1] = reached;
    }
    if ((before[count]! & (1 << left)) === 0) return false;
    let following = 1 << left;
    for (let at = count - 1; at >= 0; at--) {
      let found = 0;
      let reaching = 0;
      for (let rest = digits[at]!; rest; rest &= rest - 1) {
        const share = shareOf(at, rest);
        const both = share <= left ? (following >>> share) & before[at]! : 0;
        if (both === 0) continue;
        found |= rest & -rest;
        reaching |= both;
      }
      digits[at] = found;
      following = reaching;
    }
    return true;
  };

  const narrowMany = (digits: Bits[] | Int32Array, left: number): boolean => {
    const words = Math.floor(left / WORD) + 1;
    before.fill(0);
    before[0] = 1;
    for (let at = 0; at < count; at++)
      for (let rest = digits[at]!; rest; rest &= rest - 1) addNumber(before, at * words, words, shareOf(at, rest));
    if ((before[count * words + (left >> 5)]! & (1 << (left & 31))) === 0) return false;
    after.fill(0);
    after[count * words + (left >> 5)] = 1 << (left & 31);
    for (let at = count - 1; at >= 0; at--) {
      let found = 0;
      for (let rest = digits[at]!; rest; rest &= rest - 1)
        if (isAdded(before, after, at * words, words, shareOf(at, rest))) found |= rest & -rest;
      digits[at] = found;
    }
    return true;
  };
  return { cells, ...(subtracted.length === 0 && { total: sum }), narrow };
}

/** Notes the sums that a row of them reaches with a number more, less than a word, in the row after it. */
function addNumber(before: Int32Array, from: number, words: number, number: number): void {
  let carry = 0;
  for (let word = from; word < from + words; word++) {
    before[word + words]! |= (before[word]! << number) | carry;
    carry = number === 0 ? 0 : before[word]! >>> (WORD - number);
  }
}

/** True if a number leads from a sum before a cell to one after it. Notes the sums from which it does. */
function isAdded(before: Int32Array, after: Int32Array, at: number, words: number, number: number): boolean {
  let any = 0;
  let carry = 0;
  for (let word = at + words - 1; word >= at; word--) {
    const both = ((after[word + words]! >>> number) | carry) & before[word]!;
    carry = number === 0 ? 0 : after[word + words]! << (WORD - number);
    after[word]! |= both;
    any |= both;
  }
  return any !== 0;
}
