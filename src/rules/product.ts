/** Digits whose product is a number. */
import { type Bits, lowestBit } from '../core/bits.js';
import type { Rule } from '../core/rule.js';
import type { Cell } from '../core/statement.js';
import { holding } from './holding.js';
import { type SeeingGround, seeEachOther } from './linear.js';
import { MOST_MATCHED } from './matching.js';
import { oneOf } from './run.js';

/** Returns all sets of `count` digits whose numbers have a product. */
export function factorSets(numbers: readonly number[], count: number, product: number): Bits[] {
  const size = numbers.length;
  const found: Bits[] = [];
  const extend = (set: Bits, next: number, left: number, rest: number): void => {
    if (left === 0) {
      if (rest === 1) found.push(set);
      return;
    }
    for (let digit = next; digit + left <= size; digit++)
      if (rest % numbers[digit]! === 0) extend(set | (1 << digit), digit + 1, left - 1, rest / numbers[digit]!);
  };
  extend(0, 0, count, product);
  return found;
}

/** Makes the rule that cells have a product. */
export function productRule(cells: readonly Cell[], product: number, ground: SeeingGround): Rule {
  const { numbers } = ground;
  if (product === 0) return holding(cells, [1 << numbers.indexOf(0)]);
  if (cells.length <= MOST_MATCHED && seeEachOther(cells, ground))
    return oneOf(cells, factorSets(numbers, cells.length, product));
  return { cells, narrow: dividing(cells.length, product, numbers) };
}

/**
 * Returns how digits are narrowed to those of products, if digits may repeat: for each cell, which divisors of the product
 * the cells before it make, and from which the cells after it lead to the whole.
 */
function dividing(count: number, product: number, numbers: readonly number[]): Rule['narrow'] {
  const size = numbers.length;
  const divisors = divisorsOf(product, numbers);
  const indexOf = new Map(divisors.map((divisor, index) => [divisor, index]));
  const width = divisors.length;
  /** By a divisor and a digit, the index of their product; -1 if it is no divisor. */
  const times = Int16Array.from({ length: width * size }, (_, at) => {
    const [divisor, number] = [divisors[Math.floor(at / size)]!, numbers[at % size]!];
    return indexOf.get(divisor * number) ?? -1;
  });
  const [one, whole] = [indexOf.get(1)!, indexOf.get(product)];
  const before = new Uint8Array((count + 1) * width);
  const after = new Uint8Array((count + 1) * width);
  return (digits: Bits[] | Int32Array) => {
    if (whole === undefined) return false;
    before.fill(0);
    before[one] = 1;
    for (let at = 0; at < count; at++)
      for (let index = 0; index < width; index++) {
        if (before[at * width + index] === 0) continue;
        for (let rest = digits[at]!; rest; rest &= rest - 1) {
          const next = times[index * size + lowestBit(rest)]!;
          if (next >= 0) before[(at + 1) * width + next] = 1;
        }
      }
    if (before[count * width + whole] === 0) return false;
    after.fill(0);
    after[count * width + whole] = 1;
    for (let at = count - 1; at >= 0; at--) {
      let found = 0;
      for (let index = 0; index < width; index++) {
        if (before[at * width + index] === 0) continue;
        for (let rest = digits[at]!; rest; rest &= rest - 1) {
          const next = times[index * size + lowestBit(rest)]!;
          if (next < 0 || after[(at + 1) * width + next] === 0) continue;
          after[at * width + index] = 1;
          found |= rest & -rest;
        }
      }
      digits[at] = found;
    }
    return true;
  };
}

/** Returns the divisors of a number that are products of the numbers of digits. */
function divisorsOf(product: number, numbers: readonly number[]): number[] {
  const found = new Set([1]);
  for (const divisor of found)
    for (const number of numbers) if (number > 1 && product % (divisor * number) === 0) found.add(divisor * number);
  return [...found].sort((a, b) => a - b);
}
