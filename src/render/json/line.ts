/** JSON in lines: an object in each, and a line for each puzzle. */
import type { SeRating } from './grade.js';

export const jsonLine = (value: object): string => JSON.stringify(value);

/** The keys of Sudoku Explainer's ratings. */
const RATINGS: readonly (keyof SeRating)[] = ['er', 'ep', 'ed', 'atLeast'];

/** Matches a rating of Sudoku Explainer in JSON. It cannot match within a string, where quotation marks are escaped. */
const RATING = new RegExp(`"(${RATINGS.join('|')})":([\\d.]+)`, 'g');

/** Writes an object in a line. Sudoku Explainer's ratings keep one decimal, even if it is zero: 7.0. */
export const withDecimals = (value: object): string =>
  jsonLine(value).replace(RATING, (_, name: string, rating: string) => `"${name}":${Number(rating).toFixed(1)}`);
