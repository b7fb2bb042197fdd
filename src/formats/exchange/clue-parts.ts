/** Parts of clues that files of several programs have: lists of digits, and cells beside each other. */
import type { Cell } from '../../core/statement.js';
import { Misread } from '../misread.js';

/** Writes a list of digits as the text of a clue: `1,4,9`; `12,` for one of two figures. Throws a Misread for other lists. Whether 0 is a digit, the clue knows. */
export function digitsText(list: unknown, size: number): string {
  const digits = (Array.isArray(list) ? list : []).map(Number);
  const wrong = digits.find((digit) => !Number.isInteger(digit) || digit < 0 || digit > size);
  if (wrong !== undefined) throw new Misread(`${wrong} is not a digit of a grid of size ${size}`);
  return digits.length === 1 ? `${digits[0]},` : digits.join();
}

/** Returns the digits of the text of a clue. */
export const digitsIn = (text: string): number[] =>
  text
    .split(',')
    .filter((digit) => digit !== '')
    .map(Number);

/** True if two cells have a side or a corner in common. */
export const touches = (a: Cell, b: Cell, size: number): boolean =>
  Math.abs(Math.floor(a / size) - Math.floor(b / size)) <= 1 && Math.abs((a % size) - (b % size)) <= 1;
