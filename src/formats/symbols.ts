/** How digits are written: 1-9 up to nine, 1-9 and A.. up to 24, A-Y for 25. */
import type { Digit } from '../core/geometry.js';

const NUMBERS = '123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One symbol a digit, in ascending order. */
export const symbolsOf = (size: number): string =>
  size > NUMBERS.length + 15 ? LETTERS.slice(0, size) : (NUMBERS + LETTERS).slice(0, size);

export const symbolOf = (digit: Digit, size: number): string => symbolsOf(size)[digit]!;

/** The digit of a symbol, upper or lower case; -1 if the size has none such. */
export const digitOf = (symbol: string, size: number): Digit => symbolsOf(size).indexOf(symbol.toUpperCase());
