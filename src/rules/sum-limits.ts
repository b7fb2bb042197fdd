/**
 * Limits of sums of many cells: what the others make at least and at most leaves each cell a range. Cells that see each
 * other, with the same factor, are put together, since their digits differ.
 */
import { type Bits, highestBit, lowestBit } from '../core/bits.js';
import { typedNumbers } from '../core/numbers.js';
import type { Rule } from '../core/rule.js';
import type { SeenAt } from './reachable-sums.js';

/** Returns how digits, each times its factor, are narrowed by the least and the most that all make: one of some totals, smallest first. */
export function narrowByLimits(
  factors: readonly number[],
  totals: readonly number[],
  ofDigits: readonly number[],
  sees: SeenAt,
): Rule['narrow'] {
  const numbers = typedNumbers(ofDigits);
  const groups = grouped(factors, sees, numbers.length);
  const group = new Int32Array(factors.length);
  for (const [index, places] of groups.entries()) for (const place of places) group[place] = index;
  const least = new Int32Array(groups.length);
  const most = new Int32Array(groups.length);
  const count = new Int32Array(numbers.length);
  return (digits: Bits[] | Int32Array) => {
    let low = 0;
    let high = 0;
    for (let index = 0; index < groups.length; index++) {
      const places = groups[index]!;
      const factor = factors[places[0]!]!;
      const [small, large] = factor > 0 ? [least, most] : [most, least];
      small[index] = factor * endOf(false, digits, places, -1, count, numbers);
      large[index] = factor * endOf(true, digits, places, -1, count, numbers);
      if (Math.abs(small[index]!) >= IMPOSSIBLE || Math.abs(large[index]!) >= IMPOSSIBLE) return false;
      low += least[index]!;
      high += most[index]!;
    }
    const smallest = totals.find((total) => total >= low);
    const largest = totals.findLast((total) => total <= high);
    if (smallest === undefined || largest === undefined || smallest > largest) return false;
    for (let place = 0; place < factors.length; place++) {
      const own = group[place]!;
      const factor = factors[place]!;
      // A cell with one digit, or whose whole range fits, is left alone.
      const [from, to] = [lowestBit(digits[place]!), highestBit(digits[place]!)];
      const span = Math.abs(factor) * (numbers[to]! - numbers[from]!);
      if (from === to || span <= Math.min(largest - low, high - smallest)) continue;
      const small = endOf(false, digits, groups[own]!, place, count, numbers);
      const large = endOf(true, digits, groups[own]!, place, count, numbers);
      const rest = factor > 0 ? [factor * small, factor * large] : [factor * large, factor * small];
      const highest = largest - (low - least[own]!) - rest[0]!;
      const lowest = smallest - (high - most[own]!) - rest[1]!;
      let kept = 0;
      for (let set = digits[place]!; set; set &= set - 1) {
        const value = factor * numbers[lowestBit(set)]!;
        if (value >= lowest && value <= highest) kept |= set & -set;
      }
      if (kept === 0) return false;
      digits[place] = kept;
    }
    return true;
  };
}

/** More than any sum. */
const IMPOSSIBLE = 1e6;

/**
 * Returns the least sum of different digits, each at least the least of its cell, without a cell; or the largest, each at most
 * the most of its cell.
 */
function endOf(
  isMost: boolean,
  digits: ArrayLike<Bits>,
  places: readonly number[],
  but: number,
  count: Int32Array,
  numbers: Int32Array,
): number {
  count.fill(0);
  for (let at = 0; at < places.length; at++) {
    if (places[at] === but) continue;
    const own = digits[places[at]!]!;
    if (own === 0) return IMPOSSIBLE;
    count[isMost ? highestBit(own) : lowestBit(own)]!++;
  }
  let sum = 0;
  let waiting = 0;
  for (let at = 0; at < count.length; at++) {
    const digit = isMost ? count.length - 1 - at : at;
    waiting += count[digit]!;
    if (waiting === 0) continue;
    waiting--;
    sum += numbers[digit]!;
  }
  return waiting > 0 ? IMPOSSIBLE : sum;
}

/**
 * Puts cells with the same factor that see each other together: as many as possible first, since these say the most. No group
 * has more cells than there are digits.
 */
function grouped(factors: readonly number[], sees: SeenAt, most: number): (readonly number[])[] {
  const count = factors.length;
  const table = Uint8Array.from({ length: count * count }, (_, at) => {
    const [a, b] = [Math.floor(at / count), at % count];
    return a !== b && factors[a] === factors[b] && sees(a, b) ? 1 : 0;
  });
  const isBeside = (a: number, b: number): boolean => table[a * count + b] === 1;
  const groups: (readonly number[])[] = [];
  let left = [...factors.keys()];
  while (left.length > 0) {
    let largest: readonly number[] = [];
    for (const seed of left) {
      if (largest.length >= most) break;
      const others = left.filter((place) => isBeside(seed, place));
      if (others.length < largest.length) continue;
      const group = grown(seed, others, isBeside);
      if (group.length > largest.length) largest = group;
    }
    groups.push(largest);
    left = left.filter((place) => !largest.includes(place));
  }
  return groups;
}

/** Returns a cell with others that see it and each other. Those come first that see the most of the rest. */
function grown(seed: number, others: readonly number[], isBeside: SeenAt): readonly number[] {
  const group = [seed];
  for (let rest = others; rest.length > 0; ) {
    let [next, most] = [rest[0]!, -1];
    for (const place of rest) {
      let seen = 0;
      for (const other of rest) if (isBeside(place, other)) seen++;
      if (seen > most) [next, most] = [place, seen];
    }
    group.push(next);
    rest = rest.filter((place) => isBeside(next, place));
  }
  return group;
}
