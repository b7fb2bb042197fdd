/**
 * The numbers that are written for digits. Digits count from zero; grids of N write 1 to N for them, unless a puzzle states
 * other numbers. Whatever adds, multiplies or compares what is written asks for the number of a digit.
 */
import { frozen } from './frozen.js';

/** The largest number. Each has one sign, 0-9 and A-U, and fits in a bit set. */
export const LARGEST_NUMBER = 30;

/** Returns the numbers from 1 to a size. */
export const usualNumbers = (size: number): readonly number[] => USUAL[size]!;

const USUAL = Array.from({ length: LARGEST_NUMBER + 1 }, (_, size) =>
  frozen(Array.from({ length: size }, (_, digit) => digit + 1)),
);

/** True for the numbers from 1 on. */
export const areUsual = (numbers: readonly number[]): boolean => numbers.every((number, digit) => number === digit + 1);

/** True if each number is the one after that before it. */
export const areConsecutive = (numbers: readonly number[]): boolean => widestDifference(numbers) === numbers.length - 1;

/** Returns numbers as loops that run often want them: loads from a typed array take half the time of those from a frozen list. */
export const typedNumbers = (numbers: readonly number[]): Int32Array => Int32Array.from(numbers);

/** Returns what all numbers add up to: the sum of a house. */
export const sumOfNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Returns the least and the most that so many different numbers add up to. */
export const sumsOfDifferent = (numbers: readonly number[], count: number): readonly [least: number, most: number] => [
  sumOfNumbers(numbers.slice(0, count)),
  sumOfNumbers(numbers.slice(Math.max(0, numbers.length - count))),
];

/** Returns the least and the most that so many numbers add up to, be they equal or not. */
export const sumsOfAny = (numbers: readonly number[], count: number): readonly [least: number, most: number] => [
  numbers[0]! * count,
  numbers.at(-1)! * count,
];

/** Returns the difference of the largest and the smallest number. */
export const widestDifference = (numbers: readonly number[]): number => numbers.at(-1)! - numbers[0]!;

/** Writes numbers as puzzles state them. */
export const digitsText = (numbers: readonly number[]): string =>
  numbers.length > 1 && areConsecutive(numbers) ? `${numbers[0]}-${numbers.at(-1)}` : numbers.join();
