/** Digits, sets of digits and numbers in sentences. */
import { type Bits, bitsOf } from '../core/bits.js';
import type { Digit, Geometry } from '../core/geometry.js';
import type { Reading } from '../formats/format.js';
import { symbolOn } from '../formats/symbols.js';
import type { Term } from '../logic/step/message.js';
import type { DigitWords } from './language/language.js';
import { cellName, listed } from './names.js';

type Sized = Pick<Geometry, 'size' | 'numbers'>;

/**
 * Returns how the digits of a puzzle are written: with its own symbols; with the usual ones if it has clues, which state
 * digits and sums as numbers.
 */
export const digitWordsOf = ({ puzzle, alphabet }: Pick<Reading, 'puzzle' | 'alphabet'>): DigitWords =>
  puzzle.geometry.layout.statements?.length ? {} : { alphabet };

/** Writes a digit with the symbol that the words have for it. */
export const digitText = (digit: Digit, geometry: Sized, { alphabet }: DigitWords = {}): string =>
  alphabet?.[digit] ?? symbolOn(digit, geometry);

/** Writes digits with a link before the last one: `1, 4 and 7`. */
export const symbols = (digits: readonly Digit[], geometry: Sized, link: string, words?: DigitWords): string =>
  listed(
    digits.map((digit) => digitText(digit, geometry, words)),
    link,
  );

/** The sign between digits that stand together: none, but where a symbol has several characters. */
export const betweenDigits = ({ alphabet }: DigitWords = {}): string =>
  alphabet?.some(({ length }) => length > 1) ? ',' : '';

/** Writes a set of digits as one word: `589`, or `(1,12)` where a digit may have two figures. */
export function symbolsTogether(digits: readonly Digit[], geometry: Sized, words?: DigitWords): string {
  const texts = digits.map((digit) => digitText(digit, geometry, words));
  return geometry.size > 9 || betweenDigits(words) ? `(${texts.join(',')})` : texts.join('');
}

/** Writes sets of digits: `147 or 238`. */
export const setsTogether = (sets: readonly Bits[], geometry: Sized, or: string, words?: DigitWords): string =>
  listed(
    sets.map((set) => symbolsTogether(bitsOf(set), geometry, words)),
    or,
  );

/** Writes numbers with their sum: `17 + 9 = 26`. */
export const added = (numbers: readonly number[]): string =>
  numbers.length < 2
    ? String(numbers[0])
    : `${numbers.join(' + ')} = ${numbers.reduce((sum, number) => sum + number, 0)}`;

/** Writes an equation with what is subtracted on its other side: `2 × r1c1 + r1c2 = r2c2 + 7`. */
export function equated({ cells, factors, total }: Extract<Term, { kind: 'equation' }>, geometry: Geometry): string {
  const side = (sign: 1 | -1): string[] => [
    ...cells.flatMap((cell, at) => {
      const times = factors[at]! * sign;
      return times <= 0 ? [] : times === 1 ? cellName(geometry, cell) : `${times} × ${cellName(geometry, cell)}`;
    }),
    ...(total * sign < 0 ? [String(Math.abs(total))] : []),
  ];
  return [side(1), side(-1)].map((parts) => parts.join(' + ') || '0').join(' = ');
}
