/**
 * Bounds of an equation of many cells. Cells that all see each other make groups, and digits of a group differ: the least
 * and the most that each group makes limit what the others may, and so each digit.
 */
import { type Bits, highestBit, lowestBit } from '../core/bits.js';
import type { Rule } from '../core/rule.js';
import { mostDifferent } from './line-with-ends.js';

/** Cells of one factor that see each other, by their places in the equation. */
interface Group {
  readonly places: readonly number[];
  readonly factor: number;
}

/** The least cells of a group that says more than what is gone through filling by filling. */
const MANY = 6;

/** Returns how groups of many cells limit an equation; undefined if it has none. `sees` is about places. */
export function groupBounds(
  factors: readonly number[],
  total: number,
  sees: (place: number, other: number) => boolean,
): Rule['narrow'] | undefined {
  const groups = [...new Set(factors)].flatMap((factor) => groupsOf(factors, factor, sees));
  if (!groups.some(({ places }) => places.length >= MANY)) return undefined;
  const limits = new DifferentLimits(Math.max(...groups.map(({ places }) => places.length)));
  const least = new Int32Array(groups.length);
  const most = new Int32Array(groups.length);
  return (digits) => {
    for (let at = 0; at < digits.length; at++) if (digits[at] === 0) return false;
    let [low, high] = [0, 0];
    for (let at = 0; at < groups.length; at++) {
      const { places, factor } = groups[at]!;
      least[at] = limits.least(digits, places);
      most[at] = limits.most(digits, places);
      low += factor * (factor > 0 ? least[at]! : most[at]!);
      high += factor * (factor > 0 ? most[at]! : least[at]!);
    }
    if (low > total || high < total) return false;
    for (let at = 0; at < groups.length; at++) {
      const { places, factor } = groups[at]!;
      const size = Math.abs(factor);
      const [above, below] = factor > 0 ? [total - low, high - total] : [high - total, total - low];
      const top = least[at]! + above / size;
      const bottom = most[at]! - below / size;
      for (const place of places) {
        while (digits[place] && limits.least(digits, places, place, highestBit(digits[place]!)) > top)
          digits[place]! &= ~(1 << highestBit(digits[place]!));
        while (digits[place] && limits.most(digits, places, place, lowestBit(digits[place]!)) < bottom)
          digits[place]! &= digits[place]! - 1;
        if (digits[place] === 0) return false;
      }
    }
    return true;
  };
}

/** Puts the cells of a factor into groups, the largest first. */
function groupsOf(
  factors: readonly number[],
  factor: number,
  sees: (place: number, other: number) => boolean,
): Group[] {
  const groups: Group[] = [];
  let left = [...factors.keys()].filter((place) => factors[place] === factor);
  while (left.length > 0) {
    const places = mostDifferent(left, sees);
    groups.push({ places, factor });
    left = left.filter((place) => !places.includes(place));
  }
  return groups;
}

/** The least and the most that cells with different digits make, as their smallest and largest digits tell. */
class DifferentLimits {
  private readonly sorted: Int32Array;

  constructor(most: number) {
    this.sorted = new Int32Array(most);
  }

  /** Returns the least, counted from one, if one of the cells takes a digit or more. */
  least(digits: ArrayLike<Bits>, places: readonly number[], at = -1, digit = 0): number {
    for (let index = 0; index < places.length; index++)
      this.insert(index, places[index] === at ? digit : lowestBit(digits[places[index]!]!));
    let sum = 0;
    let last = -1;
    for (let index = 0; index < places.length; index++) {
      last = Math.max(this.sorted[index]!, last + 1);
      sum += last + 1;
    }
    return sum;
  }

  /** Returns the most, counted from one, if one of the cells takes a digit or less. */
  most(digits: ArrayLike<Bits>, places: readonly number[], at = -1, digit = 0): number {
    for (let index = 0; index < places.length; index++)
      this.insert(index, -(places[index] === at ? digit : highestBit(digits[places[index]!]!)));
    let sum = 0;
    let last = -Infinity;
    for (let index = 0; index < places.length; index++) {
      last = Math.max(this.sorted[index]!, last + 1);
      sum += 1 - last;
    }
    return sum;
  }

  /** Puts a number among the first ones, which are sorted. */
  private insert(count: number, number: number): void {
    let at = count;
    for (; at > 0 && this.sorted[at - 1]! > number; at--) this.sorted[at] = this.sorted[at - 1]!;
    this.sorted[at] = number;
  }
}
