/**
 * Different digits that add up to a number. A combination is a set of digits with that sum, one for each cell. It fills the
 * cells if each digit finds a cell of its own.
 */
import { type Bits, highestBit, lowestBit } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import { typedNumbers } from '../core/numbers.js';
import type { Rule } from '../core/rule.js';
import { Matching, MOST_MATCHED } from './matching.js';

/** The most combinations that are looked at one by one. Beyond, the sum alone limits the digits. */
const MOST_COMBINATIONS = 600;

/** Returns all sets of `count` digits whose numbers have a sum. */
export function combinations(numbers: readonly number[], count: number, sum: number): Bits[] {
  const size = numbers.length;
  const found: Bits[] = [];
  const extend = (set: Bits, next: number, left: number, rest: number): void => {
    if (left === 0) {
      if (rest === 0) found.push(set);
      return;
    }
    for (let digit = next; digit + left <= size; digit++) {
      const value = numbers[digit]!;
      // The digits that follow add at least this much.
      if (left * value + (left * (left - 1)) / 2 > rest) return;
      extend(set | (1 << digit), digit + 1, left - 1, rest - value);
    }
  };
  extend(0, 0, count, sum);
  return found;
}

/** Returns the combinations that fill cells with these digits. */
export const fitting = (all: readonly Bits[], digits: readonly Bits[] | Int32Array): Bits[] => {
  if (digits.length > MOST_MATCHED) return all.filter((set) => !isUnfit(set, digits));
  const matching = new Matching(digits.length);
  const found = new Int32Array(digits.length);
  return all.filter((set) => !isUnfit(set, digits) && matching.fill(set, digits, found));
};

/** True if a combination cannot fill the cells, as a look at each cell and all together shows. */
export function isUnfit(set: Bits, digits: readonly Bits[] | Int32Array): boolean {
  let union = 0;
  for (let at = 0; at < digits.length; at++) {
    if ((digits[at]! & set) === 0) return true;
    union |= digits[at]!;
  }
  return (set & ~union) !== 0;
}

/** True if a combination has a digit for some of the first cells beyond those that are found. */
export function addsTo(found: Int32Array, set: Bits, digits: readonly Bits[] | Int32Array, count: number): boolean {
  for (let at = 0; at < count; at++) if (digits[at]! & set & ~found[at]!) return true;
  return false;
}

/** Makes the rule that cells hold different digits with a sum. */
export function differentSum(cells: readonly Cell[], sum: number, numbers: readonly number[]): Rule {
  const all = combinations(numbers, cells.length, sum);
  if (all.length > MOST_COMBINATIONS || cells.length > MOST_MATCHED)
    return { cells, total: sum, narrow: withinSum(sum, typedNumbers(numbers)) };
  const matching = new Matching(cells.length);
  /** The cells without a digit yet, the digits left to each, and those found. */
  const open = new Uint8Array(cells.length);
  const own = new Int32Array(cells.length);
  const found = new Int32Array(cells.length);
  let held: Bits = 0;
  const narrow = (digits: Bits[] | Int32Array): boolean => {
    let fixed = 0;
    let count = 0;
    for (let at = 0; at < digits.length; at++) {
      const set = digits[at]!;
      if (set & (set - 1)) open[count++] = at;
      else if (set === 0 || fixed & set) return false;
      else fixed |= set;
    }
    let union = fixed;
    for (let i = 0; i < count; i++) {
      own[i] = digits[open[i]!]! & ~fixed;
      union |= own[i]!;
      found[i] = 0;
    }
    let isFilled = false;
    held = union & ~fixed;
    for (const set of all) {
      if (set & ~union || fixed & ~set) continue;
      const isTried = !isFilled || addsTo(found, set, own, count);
      if (isTried && !matching.fill(set & ~fixed, own, found, count)) continue;
      isFilled = true;
      held &= set;
    }
    if (isFilled) for (let i = 0; i < count; i++) digits[open[i]!] = found[i]!;
    return isFilled;
  };
  return { cells, total: sum, narrow, held: () => held };
}

/** Returns how digits are narrowed to those with which the smallest and the largest of the others reach a sum. */
const withinSum =
  (sum: number, numbers: Int32Array): Rule['narrow'] =>
  (digits) => {
    let least = 0;
    let most = 0;
    for (let at = 0; at < digits.length; at++) {
      const set = digits[at]!;
      if (set === 0) return false;
      least += numbers[lowestBit(set)]!;
      most += numbers[highestBit(set)]!;
    }
    for (let at = 0; at < digits.length; at++) {
      let set = digits[at]!;
      const from = sum - most + numbers[highestBit(set)]!;
      const to = sum - least + numbers[lowestBit(set)]!;
      while (set !== 0 && numbers[lowestBit(set)]! < from) set &= set - 1;
      while (set !== 0 && numbers[highestBit(set)]! > to) set &= ~(1 << highestBit(set));
      if (set === 0) return false;
      digits[at] = set;
    }
    return true;
  };
