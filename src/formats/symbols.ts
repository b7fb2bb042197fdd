/**
 * The symbols of digits: 1-9 up to nine, 1-9 and A.. up to 24, A-Y for 25. Also read are letters alone, 0-F in grids of
 * sixteen, and decimal numbers.
 */

import type { Digit, Geometry } from '../core/geometry.js';
import { usualNumbers } from '../core/numbers.js';
import { quoted } from '../core/printable.js';
import { EMPTY } from '../core/values.js';
import { Misread } from './misread.js';

const NUMBERS = '123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALL = NUMBERS + LETTERS;

/** The text of each digit, in ascending order. */
export type Alphabet = readonly string[];

/** One symbol a digit, in ascending order. */
const symbolsOf = (size: number): string => (size > NUMBERS.length + 15 ? LETTERS.slice(0, size) : ALL.slice(0, size));

/** The symbol of a digit, which counts from zero: `1` of 0. Throws a RangeError for a number that is no digit. */
export function symbolOf(digit: Digit, size: number): string {
  const symbol = alphabetOf(size)?.[digit];
  if (symbol === undefined) throw new RangeError(`${digit} is no digit of size ${size}: they count from 0`);
  return symbol;
}

/** Returns the digit of a symbol, in upper or lower case; -1 if the size has no such symbol. */
export const digitOf = (symbol: string, size: number): Digit =>
  symbol.length === 1 ? symbolsOf(size).indexOf(symbol.toUpperCase()) : -1;

/** The usual symbols of a size. */
export const alphabetOf = (size: number): Alphabet => USUAL[size]!;

const USUAL: readonly Alphabet[] = Array.from({ length: LETTERS.length }, (_, size) => [...symbolsOf(size)]);

/** The sign of each number that may stand for a digit: 0-9 and A-U. */
const SIGNS = `0${ALL}`;

/** A grid as far as the symbols of its digits go. */
export type Written = Pick<Geometry, 'numbers'>;

/** The symbols of a grid: the usual ones of its size, or the signs of the numbers that its digits stand for. */
export const alphabetOn = ({ numbers }: Written): Alphabet =>
  numbers === usualNumbers(numbers.length) ? alphabetOf(numbers.length) : numbers.map((number) => SIGNS[number]!);

/** The symbol of a digit of a grid. */
export const symbolOn = (digit: Digit, { numbers }: Written): string =>
  numbers === usualNumbers(numbers.length) ? alphabetOf(numbers.length)[digit]! : SIGNS[numbers[digit]!]!;

/** Returns the digit of a symbol, in upper or lower case; -1 if the grid has no such symbol. */
export const digitOn = (symbol: string, geometry: Written): Digit =>
  symbol.length === 1 ? alphabetOn(geometry).indexOf(symbol.toUpperCase()) : -1;

/** Signs of an empty cell. `0`, `x` and `o` count unless they are digits. */
const BLANKS = '.0_*-?+xXoO';

export const isBlank = (text: string): boolean => BLANKS.includes(text) || /^0+$/.test(text);

/** True if a symbol is a digit of the size or an empty cell. */
export const fits = (symbol: string, size: number): boolean => isBlank(symbol) || digitOf(symbol, size) >= 0;

/** The alphabet of a grid, judged by the texts of all its cells. */
export function alphabetIn(texts: readonly string[], size: number): Alphabet {
  const long = texts.filter((text) => text.length > 1);
  const seen = new Set(texts);
  if (long.length > 0) {
    const width = long.some((text) => text.startsWith('0')) ? 2 : 1;
    const numbers = numbersTo(size, width);
    const fromZero = ['0'.padStart(width, '0'), ...numbers.slice(0, -1)];
    return isFromZero(texts, seen, fromZero[0]!, numbers.at(-1)!, size) ? fromZero : numbers;
  }
  const letters = [...seen].filter((text) => /[A-Za-z]/.test(text) && (size >= 24 || !BLANKS.includes(text)));
  const symbols = symbolsFor(texts, seen, letters, size);
  const isLower = letters.length > 0 && letters.every((letter) => letter === letter.toLowerCase());
  return [...(isLower ? symbols.toLowerCase() : symbols)];
}

/** Signs of an empty cell beside which a zero is a digit. An `o` may be meant for a zero. */
const OTHER_BLANKS = ['.', '_', '*', '-', '?', 'x', 'X'];

/**
 * True if a zero and another sign of empty cells are in a grid, not the digit that it would have from one on, and no row or
 * column with two zeros, which are empty cells.
 */
const isFromZero = (
  texts: readonly string[],
  seen: ReadonlySet<string>,
  zero: string,
  last: string,
  size: number,
): boolean =>
  seen.has(zero) &&
  OTHER_BLANKS.some((blank) => seen.has(blank)) &&
  !seen.has(last) &&
  !seen.has(last.toLowerCase()) &&
  !isTwiceInLine(texts, zero, size);

/** True if a row or a column of a grid has a text twice. Texts that are no cells, but their candidates, have none. */
export function isTwiceInLine(texts: readonly string[], wanted: string, size: number): boolean {
  if (texts.length !== size * size) return false;
  const places = texts.flatMap((text, at) => (text === wanted ? at : []));
  const [rows, columns] = [places.map((at) => Math.floor(at / size)), places.map((at) => at % size)];
  return [rows, columns].some((lines) => new Set(lines).size < places.length);
}

/** Returns the remark on a grid whose digits begin with zero, unless its letters show that they do. */
export const remarkOnZero = (alphabet: Alphabet, texts: readonly string[]): string | undefined =>
  Number(alphabet[0]) === 0 && !texts.some((text) => /[A-W]/i.test(text))
    ? `0 is read as a digit, since other signs stand in empty cells: the digits are ${rangeOf(alphabet)}`
    : undefined;

const numbersTo = (size: number, width = 1): Alphabet =>
  Array.from({ length: size }, (_, digit) => String(digit + 1).padStart(width, '0'));

function symbolsFor(
  texts: readonly string[],
  seen: ReadonlySet<string>,
  letters: readonly string[],
  size: number,
): string {
  const hasDigits = [...seen].some((text) => NUMBERS.includes(text));
  if (letters.length > 0 && !hasDigits && size <= LETTERS.length) return LETTERS.slice(0, size);
  const last = ALL[size - 1] ?? '';
  if (size <= ALL.length && isFromZero(texts, seen, '0', last, size)) return `0${ALL.slice(0, size - 1)}`;
  return hasDigits ? ALL.slice(0, size) : symbolsOf(size);
}

/** Returns the digit that a text stands for, -1 for an empty cell. Throws a Misread for any other text. */
export function digitIn(alphabet: Alphabet, text: string, line: number, column: number): Digit {
  const digit = alphabet.indexOf(text);
  if (digit >= 0) return digit;
  if (isBlank(text)) return EMPTY;
  const other = alphabet.findIndex((symbol) => symbol.toLowerCase() === text.toLowerCase());
  if (other >= 0) return other;
  const size = alphabet.length;
  const number = /^\d+$/.test(text) ? Number(text) : ALL.indexOf(text.toUpperCase()) + 1;
  const range = rangeText(size, alphabet);
  throw new Misread(
    number > size ? `${quoted(text)} is more than ${size}: ${range}` : `unknown symbol ${quoted(text)}: ${range}`,
    line,
    column,
  );
}

/** The symbols that cells may hold, in words. */
export const rangeText = (size: number, alphabet: Alphabet = numbersTo(size)): string =>
  `a grid of size ${size} has ${rangeOf(alphabet)}, and . or 0 where a cell is empty`;

/** Writes the range of an alphabet: `1-9`, `1-9 and A-G`. */
export function rangeOf(alphabet: Alphabet): string {
  const spanOf = (texts: readonly string[]): string =>
    texts.length < 2 ? texts.join() : `${texts[0]}-${texts.at(-1)}`;
  const numbers = alphabet.filter((text) => /\d/.test(text));
  const letters = alphabet.filter((text) => /\D/.test(text));
  return [spanOf(numbers), spanOf(letters)].filter(Boolean).join(' and ');
}
