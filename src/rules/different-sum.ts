/**
 * Different digits that add up to a number. A combination is a set of digits with that sum, one for each cell. It fills the
 * cells if each digit finds a cell of its own: a matching, found for all sets of its digits at once by dynamic
 * programming over the cells.
 */
import { type Bits, bitsOf, countBits, lowestBit } from '../core/bits.js';
import type { Cell } from '../core/layout.js';
import type { Rule } from '../core/rule.js';

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
  const matching = new Matching(digits.length);
  return all.filter((set) => matching.fill(set, digits));
};

/** True if a combination cannot fill the cells, as a look at each cell and each digit shows. */
function isUnfit(set: Bits, digits: readonly Bits[] | Int32Array): boolean {
  let union = 0;
  for (let at = 0; at < digits.length; at++) {
    if ((digits[at]! & set) === 0) return true;
    union |= digits[at]!;
  }
  return (set & ~union) !== 0;
}

/** The ways to give the digits of a combination to cells, each to one. */
class Matching {
  /** The digits of each cell in the ways of the last combination. */
  readonly found: Int32Array;
  /** Whether the first cells can take a set of the combination's digits, and the others the rest. */
  private readonly before: Uint8Array;
  private readonly after: Uint8Array;

  constructor(private readonly count: number) {
    this.found = new Int32Array(count);
    this.before = new Uint8Array(1 << count);
    this.after = new Uint8Array(1 << count);
  }

  /** Finds the digits of each cell in all ways. Returns false if there is none. */
  fill(set: Bits, digits: readonly Bits[] | Int32Array): boolean {
    const { count, before, after, found } = this;
    if (isUnfit(set, digits)) return false;
    const ofSet = bitsOf(set);
    const last = (1 << count) - 1;
    before.fill(0);
    before[0] = 1;
    for (let some = 0; some < last; some++) {
      if (before[some] === 0) continue;
      const own = digits[countBits(some)]!;
      for (let index = 0; index < count; index++)
        if ((some & (1 << index)) === 0 && own & (1 << ofSet[index]!)) before[some | (1 << index)] = 1;
    }
    if (before[last] === 0) return false;
    found.fill(0);
    after.fill(0);
    after[last] = 1;
    for (let some = last; some > 0; some--) {
      if (after[some] === 0) continue;
      const at = countBits(some) - 1;
      for (let rest = some; rest; rest &= rest - 1) {
        const digit = ofSet[lowestBit(rest)]!;
        const less = some & ~(rest & -rest);
        if ((digits[at]! & (1 << digit)) === 0 || before[less] === 0) continue;
        after[less] = 1;
        found[at]! |= 1 << digit;
      }
    }
    return true;
  }
}

/** Makes the rule that cells hold different digits with a sum. */
export function differentSum(cells: readonly Cell[], sum: number, size: number): Rule {
  const all = combinations(size, cells.length, sum);
  if (all.length > MOST_COMBINATIONS) return { cells, total: sum, narrow: (digits) => withinSum(digits, sum) };
  const matching = new Matching(cells.length);
  const found = new Int32Array(cells.length);
  return {
    cells,
    total: sum,
    narrow(digits) {
      found.fill(0);
      for (const set of all)
        if (matching.fill(set, digits)) for (let at = 0; at < found.length; at++) found[at]! |= matching.found[at]!;
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
