/**
 * Clues outside the grid about all cells of a row or column, nearest first: sandwiches, X-sums and skyscrapers. Each is exact up to
 * ten digits. Beyond, bounds limit the digits.
 */
import { allBits, type Bits, countBits, highestBit, lowestBit } from '../core/bits.js';
import type { Constraint } from '../core/constraint.js';
import type { Cell } from '../core/layout.js';
import type { Rule, RuleReason } from '../core/rule.js';
import { allowedBy, MOST_IN_ORDER, narrowInOrder, stepsOf } from './house-in-order.js';
import { copied } from './run.js';

/** Makes the rule for the number of a clue and its cells. */
export type ClueMaker = (cells: readonly Cell[], value: number) => Rule;

/** Makes the rules of a constraint whose clues lie outside. Tables of a size are made only if there are clues. */
export const rulesOutside =
  (
    makerOf: (size: number) => ClueMaker,
    reasonsOf: (cells: readonly Cell[], value: number, size: number, rule: Rule) => RuleReason[],
  ): NonNullable<Constraint['rules']> =>
  ({ size }, own) => {
    if (own.length === 0) return [];
    const make = makerOf(size);
    return own.map((statement) => {
      const { value = 0, lists } = statement;
      const rule = make(lists[0]!, value);
      return { ...rule, statement, reasons: () => reasonsOf(lists[0]!, value, size, rule) };
    });
  };

/** The sum of all digits of a size. */
export const sumOfAll = (size: number): number => (size * (size + 1)) / 2;

/** The sum of a set of digits, counted from one. */
export function sumOf(set: Bits): number {
  let sum = 0;
  for (let rest = set; rest; rest &= rest - 1) sum += lowestBit(rest) + 1;
  return sum;
}

/** The largest sum of a sandwich: that of all digits but the smallest and the largest. */
export const largestSandwich = (size: number): number => Math.max(0, sumOfAll(size) - 1 - size);

/** Makes rules for sandwiches: the digits between the smallest and the largest have a sum. */
export function sandwiches(size: number): ClueMaker {
  const ends = 1 | (1 << (size - 1));
  const whole = largestSandwich(size);
  if (size > MOST_IN_ORDER) return (cells, value) => ({ cells, narrow: sandwichBounds(size, value, whole - value) });
  const all = allBits(size);
  const isBetween = (set: Bits): boolean => countBits(set & ends) === 1;
  // The smaller of the two sums is counted, so that counts stay small.
  const steps = [true, false].map((inside) =>
    stepsOf(size, (before, digit) => (isBetween(before) === inside && !(ends & (1 << digit)) ? digit + 1 : 0)),
  );
  return (cells, value) => {
    const isInside = value <= whole - value;
    const count = isInside ? value : whole - value;
    const isDone = (set: Bits): boolean => set === all || (isInside && (set & ends) === ends);
    const allowed = allowedBy(size, (set) => (isDone(set) ? 1 << count : allBits(count + 1)));
    return { cells, narrow: narrowInOrder(size, { steps: steps[isInside ? 0 : 1]!, allowed }) };
  };
}

/** Makes rules for X-sums: the first X cells, where X is the digit of the first, have a sum. */
export function xSums(size: number): ClueMaker {
  if (size > MOST_IN_ORDER) return (cells, value) => ({ cells, narrow: xSumBounds(size, value) });
  // The count is the first digit, from zero.
  const steps = stepsOf(size, (before, digit) => (before === 0 ? digit : 0));
  const all = allBits(size);
  const sums = allowedBy(size, sumOf);
  return (cells, value) => ({
    cells,
    narrow: narrowInOrder(size, {
      steps,
      allowed: allowedBy(size, (set) => (set === 0 || sums[set] === value ? all : all & ~(1 << (countBits(set) - 1)))),
    }),
  });
}

/** Makes rules for skyscrapers: so many digits are larger than all before them. */
export function skyscrapers(size: number): ClueMaker {
  if (size > MOST_IN_ORDER) return (cells, value) => ({ cells, narrow: skyline(size, value) });
  const all = allBits(size);
  const steps = stepsOf(size, (before, digit) => (before >>> digit === 0 ? 1 : 0));
  return (cells, value) => ({
    cells,
    narrow: narrowInOrder(size, {
      steps,
      allowed: allowedBy(size, (set) => (set === all ? 1 << value : allBits(value + 1))),
    }),
  });
}

/** The least and the most that the first cells add up to, for each number of cells. */
class Sums {
  readonly least: Int32Array;
  readonly most: Int32Array;

  constructor(size: number) {
    this.least = new Int32Array(size + 1);
    this.most = new Int32Array(size + 1);
  }

  /** Adds up digits among some, in each cell. */
  fill(digits: readonly Bits[] | Int32Array, among: Bits): void {
    for (let at = 0; at < digits.length; at++) {
      const set = digits[at]! & among;
      this.least[at + 1] = this.least[at]! + (set ? lowestBit(set) + 1 : 0);
      this.most[at + 1] = this.most[at]! + (set ? highestBit(set) + 1 : 0);
    }
  }

  /** True if cells from one on up to another one can have a sum. */
  reach(sum: number, from: number, to: number): boolean {
    return this.least[to]! - this.least[from]! <= sum && sum <= this.most[to]! - this.most[from]!;
  }
}

/** Narrows a house to places of its smallest and largest digit between which the cells can have a sum. */
function sandwichBounds(size: number, inside: number, outside: number): Rule['narrow'] {
  const ends = [1, 1 << (size - 1)] as const;
  const middle = allBits(size) & ~(ends[0] | ends[1]);
  const sums = new Sums(size);
  const found = new Int32Array(size);
  return (digits) => {
    sums.fill(digits, middle);
    found.fill(0);
    for (let from = 0; from < size; from++)
      for (let to = from + 1; to < size; to++) {
        const isUp = digits[from]! & ends[0] && digits[to]! & ends[1];
        const isDown = digits[from]! & ends[1] && digits[to]! & ends[0];
        if ((!isUp && !isDown) || !sums.reach(inside, from + 1, to)) continue;
        if (outside < sums.least[from]! + sums.least[size]! - sums.least[to + 1]!) continue;
        if (outside > sums.most[from]! + sums.most[size]! - sums.most[to + 1]!) continue;
        let isFilled = true;
        for (let at = 0; at < size && isFilled; at++)
          isFilled = at === from || at === to || (digits[at]! & middle) !== 0;
        if (!isFilled) continue;
        for (let at = 0; at < size; at++) if (at !== from && at !== to) found[at]! |= digits[at]! & middle;
        if (isUp) {
          found[from]! |= ends[0];
          found[to]! |= ends[1];
        }
        if (isDown) {
          found[from]! |= ends[1];
          found[to]! |= ends[0];
        }
      }
    return copied(found, digits);
  };
}

/** Narrows the first cell of a house to numbers of cells that can have a sum. */
function xSumBounds(size: number, sum: number): Rule['narrow'] {
  const sums = new Sums(size);
  return (digits) => {
    sums.fill(digits, allBits(size));
    let kept = 0;
    for (let rest = digits[0]!; rest; rest &= rest - 1) {
      const count = lowestBit(rest) + 1;
      if (sums.reach(sum - count, 1, count)) kept |= rest & -rest;
    }
    for (let at = 0; at < size; at++) if (digits[at] === 0) return false;
    if (kept === 0) return false;
    digits[0] = kept;
    return true;
  };
}

/** Narrows a house by how many digits are larger than all before them, whether or not the others differ. */
function skyline(size: number, value: number): Rule['narrow'] {
  /** The numbers of digits seen, as bits, by the cells before and the largest of them, from one. */
  const before = new Int32Array((size + 1) * (size + 1));
  const after = new Int32Array((size + 1) * (size + 1));
  const found = new Int32Array(size);
  return (digits) => {
    before.fill(0);
    before[0] = 1;
    for (let at = 0; at < size; at++)
      for (let top = 0; top <= size; top++) {
        const seen = before[at * (size + 1) + top]!;
        for (let rest = seen && digits[at]!; rest; rest &= rest - 1) {
          const digit = lowestBit(rest) + 1;
          if (digit > top) before[(at + 1) * (size + 1) + digit]! |= seen << 1;
          else if (digit < top) before[(at + 1) * (size + 1) + top]! |= seen;
        }
      }
    after.fill(0);
    after[size * (size + 1) + size] = before[size * (size + 1) + size]! & (1 << value);
    found.fill(0);
    for (let at = size - 1; at >= 0; at--)
      for (let top = 0; top <= size; top++) {
        const from = at * (size + 1) + top;
        for (let rest = before[from]! && digits[at]!; rest; rest &= rest - 1) {
          const digit = lowestBit(rest) + 1;
          const seen =
            digit > top
              ? (after[(at + 1) * (size + 1) + digit]! >>> 1) & before[from]!
              : digit < top
                ? after[(at + 1) * (size + 1) + top]! & before[from]!
                : 0;
          if (seen === 0) continue;
          after[from]! |= seen;
          found[at]! |= rest & -rest;
        }
      }
    return copied(found, digits);
  };
}
