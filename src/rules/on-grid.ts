/** What is true of the digits of a full grid, as they are written: how the generator reads clues off it. */
import type { LineReading } from '../core/read-off.js';

/** Makes the condition that any two digits next to each other on a line stand in a relation. */
export const stepwise =
  (holds: (first: number, second: number, size: number) => boolean) =>
  (digits: readonly number[], size: number): boolean =>
    digits.every((digit, at) => at === 0 || holds(digits[at - 1]!, digit, size));

/** Makes the condition that so many digits in a row are always of different classes. */
export const varied =
  (count: number, classOf: (digit: number, numbers: readonly number[]) => number): LineReading['lines'] =>
  (digits, _, __, numbers) => {
    const classes = digits.map((digit) => classOf(digit, numbers));
    return classes.every((own, at) => !classes.slice(Math.max(0, at - count + 1), at).includes(own));
  };

export const sumOf = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0);

/** True if groups of digits have the same sum. */
export const haveSameSum = (groups: readonly (readonly number[])[]): boolean => new Set(groups.map(sumOf)).size === 1;
