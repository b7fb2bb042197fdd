/** Cells of several symbols: numbers, or candidates. */
import { Misread } from '../misread.js';
import { isBlank, rangeText } from '../symbols.js';
import type { Spot } from './scan.js';

/** The content of a grid's cells. `either` means candidates that would be too large if they were numbers. */
type Contents = 'values' | 'candidates' | 'either';

/**
 * Decides if cells hold numbers or candidates. They hold numbers if some have a 0 and none a letter, or if their digits
 * do not ascend. Throws a Misread if a number is too large and some cells are blank: a grid of candidates has none.
 */
export function contentsOf(spots: readonly Spot[], size: number): Contents {
  const texts = spots.map(({ text }) => text);
  const long = texts.filter(({ length }) => length > 1);
  if (long.length === 0) return 'values';
  if (texts.some((text) => /[A-W]/i.test(text))) return 'candidates';
  if (texts.some((text) => /^-?\d+$/.test(text) && text.includes('0'))) return 'values';
  if (!long.every((text) => /^(-\d|\d\d)$/.test(text))) return 'candidates';
  if (long.every((text) => isNumber(text, size)) || !long.every(ascends)) return 'values';
  const tooLarge = noNumberIn(spots, size);
  if (texts.some((text) => text !== NONE_LEFT && isBlank(text)))
    throw new Misread(
      `${placeOf(tooLarge, size)}: ${texts[tooLarge]} is more than ${size}; if these are candidates, write them in the empty cells too`,
      spots[tooLarge]!.line,
    );
  return 'either';
}

/** The text of a cell without any candidate left. */
export const NONE_LEFT = '-';

const ascends = ([first, second]: string): boolean => first !== NONE_LEFT && first! < second!;

/** Returns the index of the first cell of several symbols that make no number up to the size; -1 if there is none. */
const noNumberIn = (spots: readonly Spot[], size: number): number =>
  spots.findIndex(({ text }) => text.length > 1 && !isNumber(text, size));

const isNumber = (text: string, size: number): boolean =>
  isBlank(text) || (/^\d+$/.test(text) && Number(text) > 0 && Number(text) <= size);

/** Throws a Misread at a cell whose symbols make no number up to the size. */
export function checkNumbers(spots: readonly Spot[], size: number): void {
  const index = noNumberIn(spots, size);
  if (index < 0) return;
  const { text, line } = spots[index]!;
  const wrong = Number(text) > size ? `is more than ${size}` : 'is not a number that a cell can hold';
  throw new Misread(`${placeOf(index, size)}: ${text} ${wrong}: ${rangeText(size)}`, line);
}

const placeOf = (index: number, size: number): string =>
  `row ${Math.floor(index / size) + 1}, column ${(index % size) + 1}`;

/** Returns the remark for a grid that is read as candidates but could also hold numbers. */
export function eitherText(spots: readonly Spot[], size: number): string {
  const index = noNumberIn(spots, size);
  const { text } = spots[index]!;
  return `numbers above ${size} are read as candidates, as ${text} in ${placeOf(index, size)}`;
}
