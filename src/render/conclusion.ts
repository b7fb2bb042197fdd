/** Conclusions of steps: in words, and as signs. */
import { groupBy } from '../core/arrays.js';
import { type Bits, bitsOf, countBits, highestBit, lowestBit } from '../core/bits.js';
import { digitsOf } from '../core/candidates.js';
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import { areConsecutive } from '../core/numbers.js';
import type { LeftDigits, Term } from '../logic/step/message.js';
import type { Doing } from '../logic/step/outcome.js';
import { digitText, symbols } from './digit-words.js';
import type { DigitWords, StepWords } from './language/language.js';
import { cellName, listed } from './names.js';
import { cellNames, cellsWith } from './notation.js';

/**
 * Writes the outcome of a step in words, or only its digits or its cells. In words, it leaves out the candidates that a
 * placement removes from its own cell, and says what is left in the cells where that is less than what is removed.
 */
export function concluded(
  { place, remove, part, left }: Extract<Term, { kind: 'conclusion' }>,
  geometry: Geometry,
  language: StepWords,
): string {
  const { and } = language;
  const all = place.concat(remove);
  const cellOf = (candidate: Candidate) => geometry.cellOf(candidate);
  if (part === 'digits') return symbols(bitsOf(digitsOf(all, geometry)), geometry, and, language);
  if (part === 'cells') return listed(cellNames(geometry, all.map(cellOf)), and);
  const filled = place.map(cellOf);
  const removed = remove.filter((candidate) => !filled.includes(cellOf(candidate)));
  const done: string[] = [];
  if (place.length > 0) done.push(`${language.place} ${whereabouts(place, language.in, geometry, language)}`);
  if (left && done.length === 0 && isLess(left, removed)) return leftWords(left, geometry, language);
  if (removed.length > 0) done.push(`${language.remove} ${whereabouts(removed, language.from, geometry, language)}`);
  return listed(done, and);
}

/** True if cells have no more digits left than are removed from them, and not the same as their neighbours in a list. */
const isLess = (left: LeftDigits, removed: readonly Candidate[]): boolean =>
  left.reduce((count, [, digits]) => count + Math.min(countBits(digits), runLength(digits)), 0) <= removed.length;

/** The length of digits that follow each other, as they are written: by the first and the last one. */
const runLength = (digits: Bits): number => (isLongRun(digits) ? 2 : Infinity);

/** The fewest digits that are written as a run. */
const SHORTEST_RUN = 3;
const isLongRun = (digits: Bits): boolean => {
  const shifted = digits >>> lowestBit(digits);
  return (shifted & (shifted + 1)) === 0 && countBits(digits) >= SHORTEST_RUN;
};

/** Writes the digits that are left in cells: `r1c2 is 4`, `r12c5 are 8 and 9`, `r6c2 is 2–5`. */
function leftWords(left: LeftDigits, geometry: Geometry, language: StepWords): string {
  const parts = [...groupBy(left, ([, digits]) => digits)].map(([digits, own]) => {
    const cells = own.map(([cell]) => cell);
    const names = listed(cellNames(geometry, cells), language.and);
    const isAll = cells.length === countBits(digits) && isHeld(geometry, cells);
    const told =
      isLongRun(digits) && areConsecutive(bitsOf(digits).map((digit) => geometry.numbers[digit]!)) && !isAll
        ? rangeText(digits, geometry, language)
        : symbols(bitsOf(digits), geometry, isAll ? language.and : language.or, language);
    return `${names} ${language.are[cells.length === 1 ? 0 : 1]} ${told}`;
  });
  return parts.some((part) => /[,;]| \p{L}+ .* \p{L}+ /u.test(part)) ? parts.join('; ') : listed(parts, language.and);
}

const rangeText = (digits: Bits, geometry: Geometry, words: DigitWords): string =>
  `${digitText(lowestBit(digits), geometry, words)}–${digitText(highestBit(digits), geometry, words)}`;

/** True if no digit repeats in cells. */
const isHeld = (geometry: Geometry, cells: readonly Cell[]): boolean =>
  cells.every((a, at) => cells.slice(at + 1).every((b) => geometry.sees(a, b)));

/** Writes digits with their cells: `1 and 2 from r1c34, and 5 from r7c2`. Digits with the same cells stand together. */
function whereabouts(list: readonly number[], preposition: string, geometry: Geometry, language: StepWords): string {
  if (list.length === 1)
    return `${digitText(geometry.digitOf(list[0]!), geometry, language)} ${preposition} ${cellName(geometry, geometry.cellOf(list[0]!))}`;
  const { and, andLastly } = language;
  const parts = [...digitsByCells(list, geometry, and)].map(
    ([cells, digits]) => `${symbols(digits, geometry, and, language)} ${preposition} ${cells}`,
  );
  const last = parts.some((part) => part.includes(` ${and} `)) ? `${andLastly} ` : ` ${and} `;
  return parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(', ') + last + parts.at(-1);
}

/** Returns the digits of candidates by the names of their cells, joined with the word. */
const digitsByCells = (list: readonly Candidate[], geometry: Geometry, link?: string): Map<string, number[]> =>
  groupBy(bitsOf(digitsOf(list, geometry)), (digit) => {
    const names = cellNames(geometry, cellsWith(digit, list, geometry));
    return link ? listed(names, link) : names.join(', ');
  });

/** Writes the outcome of a step as signs: `r1c2 = 4`, or `r1c2, r3c4 ≠ 4, 7`. */
export const conclusion = ({ place, remove }: Required<Doing>, geometry: Geometry, words?: DigitWords): string =>
  [signed(place, '=', geometry, words), signed(remove, '≠', geometry, words)].flat().join('; ');

const signed = (list: readonly Candidate[], sign: string, geometry: Geometry, words?: DigitWords): string[] =>
  [...digitsByCells(list, geometry)].map(
    ([cells, digits]) => `${cells} ${sign} ${digits.map((digit) => digitText(digit, geometry, words)).join(', ')}`,
  );
