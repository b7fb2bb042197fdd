/** What addresses of the page hold, packed into few signs. */
import LZString from 'lz-string';
import { decodeEscapes, objectIn } from '../exchange/link.js';
import { decompress } from '../exchange/lz.js';
import { Misread } from '../misread.js';

/** Packs data. Places of what is drawn are written to a thousandth of a cell. */
export const packed = (data: object): string =>
  LZString.compressToEncodedURIComponent(
    JSON.stringify(data, (_, each) => (typeof each === 'number' ? Math.round(each * 1000) / 1000 : each)),
  );

/** Unpacks an object, up to the size of a puzzle. Throws a Misread. */
export const unpackedIn = (text: string): Readonly<Record<string, unknown>> =>
  // lz-string's signs for addresses are base64 with a hyphen in the place of the slash.
  objectIn(decompress(decodeEscapes(text).replaceAll(' ', '+').replaceAll('-', '/')), 'this link');

const BASE = 36;

/** Joins numbers by `,` and omits zeros. */
export const numbersText = (numbers: ArrayLike<number>): string =>
  Array.from(numbers, (number) => (number === 0 ? '' : (number >>> 0).toString(BASE))).join(',');

/** Splits a text into numbers; all are zero without one. Throws a Misread if a number is missing or too large. */
export function numbersIn(text: unknown, count: number, most: number): number[] {
  if (text === undefined) return new Array<number>(count).fill(0);
  const numbers = String(text)
    .split(',')
    .map((part) => (part === '' ? 0 : Number.parseInt(part, BASE)));
  if (numbers.length !== count || numbers.some((number) => !(number >= 0 && number <= most)))
    throw new Misread('the cells in this link do not fit its grid: copy all of it');
  return numbers;
}
