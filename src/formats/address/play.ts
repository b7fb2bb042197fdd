/** A play in an address of the page. */
import { EMPTY } from '../../core/values.js';
import type { GridRules } from '../../variants/grid-rules.js';
import { numbersIn, numbersText } from './packed.js';

/** A play in the form of a link, with short names for its parts. Sets of digits are numbers in base 36. */
export interface PackedPlay {
  /** Rows and columns of a box. */
  readonly b: readonly [rows: number, columns: number];
  /** The rules of a variant. */
  readonly r?: GridRules;
  /** Givens, digits from 1. */
  readonly g: string;
  /** Values of cells that are not given, digits from 1. */
  readonly v?: string;
  /** Marks in the centre, marks in corners, colours. */
  readonly m?: string;
  readonly k?: string;
  readonly c?: string;
  /** Drawings over candidates. */
  readonly s?: unknown;
}

/** Returns digits as a link has them, which counts them from 1. */
export const digitsText = (digits: ArrayLike<number>): string =>
  numbersText(Array.from(digits, (digit) => (digit === EMPTY ? 0 : digit + 1)));

/** Reads the digits of all cells. Throws a Misread. */
export const digitsIn = (text: unknown, cells: number, size: number): number[] =>
  numbersIn(text, cells, size).map((number) => (number === 0 ? EMPTY : number - 1));
