/**
 * Clues that look along a house: the orders in which its cells take all digits, by dynamic programming over the sets of
 * digits that the first cells have. What a clue counts on the way is a small number, so that all counts of a set are one
 * word of bits, and a digit more moves all of them at once.
 */
import { allBits, type Bits, countBits, lowestBit } from '../core/bits.js';
import type { Rule } from '../core/rule.js';
import { copied } from './run.js';

/** The most digits. The sets of digits double with each one more, and counts must stay below 32. */
export const MOST_IN_ORDER = 10;

/** What a clue counts. */
export interface Count {
  /** By how much a digit raises the count if it follows those of a set: at `set * size + digit`. */
  readonly steps: Uint8Array;
  /** The counts, as bits, that may be reached once a set of digits is placed. */
  readonly allowed: Int32Array;
}

/** Makes the steps of a count from the digits before and the digit that follows. */
export function stepsOf(size: number, stepOf: (before: Bits, digit: number) => number): Uint8Array {
  const steps = new Uint8Array(size << size);
  for (let set = 0; set < 1 << size; set++)
    for (let digit = 0; digit < size; digit++)
      if ((set & (1 << digit)) === 0) steps[set * size + digit] = stepOf(set, digit);
  return steps;
}

/** Makes the counts that sets of digits allow. */
export const allowedBy = (size: number, allowedOf: (set: Bits) => Bits): Int32Array =>
  Int32Array.from({ length: 1 << size }, (_, set) => allowedOf(set));

/** Returns how a clue narrows the cells of a house, in the order in which it counts them. */
export function narrowInOrder(size: number, { steps, allowed }: Count): Rule['narrow'] {
  const all = allBits(size);
  /** The counts with which the first cells take a set of digits, and those from which the other cells take the rest. */
  const before = new Int32Array(all + 1);
  const after = new Int32Array(all + 1);
  const found = new Int32Array(size);
  return (digits) => {
    before.fill(0);
    before[0] = 1;
    for (let set = 0; set < all; set++) {
      const counts = before[set]!;
      if (counts === 0) continue;
      for (let rest = digits[countBits(set)]! & ~set; rest; rest &= rest - 1) {
        const next = set | (rest & -rest);
        before[next]! |= (counts << steps[set * size + lowestBit(rest)]!) & allowed[next]!;
      }
    }
    after[all] = before[all]!;
    found.fill(0);
    for (let set = all - 1; set >= 0; set--) {
      after[set] = 0;
      if (before[set] === 0) continue;
      const at = countBits(set);
      for (let rest = digits[at]! & ~set; rest; rest &= rest - 1) {
        const bit = rest & -rest;
        const counts = (after[set | bit]! >>> steps[set * size + lowestBit(rest)]!) & before[set]!;
        if (counts === 0) continue;
        after[set]! |= counts;
        found[at]! |= bit;
      }
    }
    return copied(found, digits);
  };
}
