/** Sets of small numbers (0..30) held in one integer: digits of a cell, slots of a house. */
export type Bits = number;

/** Returns the set of 0..count-1. */
export const allBits = (count: number): Bits => (1 << count) - 1;

/** Returns the number of elements of a set. */
export function countBits(set: Bits): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The smallest number of a set that is not empty. */
export const lowestBit = (set: Bits): number => 31 - Math.clz32(set & -set);

/** The largest number of a set that is not empty. */
export const highestBit = (set: Bits): number => 31 - Math.clz32(set);

/** True if the set holds exactly one number. */
export const isSingle = (set: Bits): boolean => set !== 0 && (set & (set - 1)) === 0;

/** True if the set holds exactly two numbers. */
export function isPair(set: Bits): boolean {
  const rest = set & (set - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
}

/** Returns the numbers of a set in ascending order. Allocates an array, so use it for hits and tests, not in scans. */
export function bitsOf(set: Bits): number[] {
  const numbers: number[] = [];
  for (let rest = set; rest; rest &= rest - 1) numbers.push(lowestBit(rest));
  return numbers;
}

/** Returns the set of some numbers. */
export const bitsFrom = (numbers: Iterable<number>): Bits => {
  let set = 0;
  for (const number of numbers) set |= 1 << number;
  return set;
};
