/** Writes JSON: one object a line, one line a puzzle. */
import type { JsonSeGrade } from './grade.js';

export const jsonLine = (value: object): string => JSON.stringify(value);

/** The keys of Sudoku Explainer's ratings. */
const RATINGS: readonly (keyof JsonSeGrade)[] = ['er', 'ep', 'ed', 'atLeast'];

/** A rating in JSON text. It cannot match inside a string: quotation marks are escaped there. */
const RATING = new RegExp(`"(${RATINGS.join('|')})":([\\d.]+)`, 'g');

/** Writes an object in a line, keeping one decimal in Sudoku Explainer's ratings. */
export const withDecimals = (value: object): string =>
  jsonLine(value).replace(RATING, (_, name: string, rating: string) => `"${name}":${Number(rating).toFixed(1)}`);
