/** How JSON is written: an object in a line, one a puzzle. */
import type { JsonSeGrade } from './grade.js';

export const jsonLine = (value: object): string => JSON.stringify(value);

/** What is a rating of Sudoku Explainer, by its name. */
const RATINGS: readonly (keyof JsonSeGrade)[] = ['er', 'ep', 'ed', 'atLeast'];

/** A rating as it is written. In what is said no name has quotation marks like this: there they are escaped. */
const RATING = new RegExp(`"(${RATINGS.join('|')})":([\\d.]+)`, 'g');

/** The same, in which ratings of Sudoku Explainer keep their decimal. */
export const withDecimals = (value: object): string =>
  jsonLine(value).replace(RATING, (_, name: string, rating: string) => `"${name}":${Number(rating).toFixed(1)}`);
