/**
 * Different digits that add up to a number. A combination is a set of digits with that sum, one for each cell. It fills the
 * cells if each digit finds a cell of its own.
 */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import type { Rule } from '../core/rule.js';
import { Matching, MOST_MATCHED } from './matching.js';

/** The most combinations that are looked at one by one. Beyond, the sum alone limits the digits. */
const MOST_COMBINATIONS = 600;

/** Returns all sets of `count` digits, from zero, whose digits, counted from one, have a sum. */
export function combinations(size: number, count: number, sum: number): Bits[] {
  const found: Bits[] = [];
  const extend = (set: Bits, next: number, left: number, rest: number): void => {
    if (left === 0) {
      if (rest === 0) found.push(set);
      return;
    }
    for (let digit = next; digit + left <= size; digit++) {
      const value = digit + 1;
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

/** True if a combination has a digit for some cell beyond those that are found. */
export function addsTo(found: Int32Array, set: Bits, digits: readonly Bits[] | Int32Array): boolean {
  for (let at = 0; at < found.length; at++) if (digits[at]! & set & ~found[at]!) return true;
  return false;
}

/** Makes the rule that cells hold different digits with a sum. */
export function differentSum(cells: readonly Cell[], sum: number, size: number): Rule {
  const all = combinations(size, cells.length, sum);
  if (all.length > MOST_COMBINATIONS || cells.length > MOST_MATCHED)
    return { cells, total: sum, narrow: (digits) => withinSum(digits, sum) };
  const matching = new Matching(cells.length);
  const found = new Int32Array(cells.length);
  return {
    cells,
    total: sum,
    narrow(digits) {
      found.fill(0);
      for (const set of all) if (!isUnfit(set, digits) && addsTo(found, set, digits)) matching.fill(set, digits, found);
      for (let at = 0; at < found.length; at++) {
        if (found[at] === 0) return false;
        digits[at] = found[at]!;
      }
      return true;
    },
  };
}

/** Narrows digits, counted from one, to those with which the smallest and the largest of the others reach a sum. */
function withinSum(digits: Bits[] | Int32Array, sum: number): boolean {
  let least = 0;
  let most = 0;
  for (const set of digits) {
    if (set === 0) return false;
    least += lowestBit(set) + 1;
    most += 32 - Math.clz32(set);
  }
  for (let at = 0; at < digits.length; at++) {
    const set = digits[at]!;
    const from = Math.max(1, sum - most + (32 - Math.clz32(set)));
    const to = Math.min(32, sum - least + lowestBit(set) + 1);
    if (to < from) return false;
    // The digits from `from` to `to`, counted from one.
    const within = set & (to >= 32 ? -1 : (1 << to) - 1) & ~((1 << (from - 1)) - 1);
    if (within === 0) return false;
    digits[at] = within;
  }
  return true;
}
