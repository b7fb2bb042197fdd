/** How JSON is written: an object in a line, one a puzzle. */
import type { JsonSeGrade } from './grade.js';

export const jsonLine = (value: object): string => JSON.stringify(value);

/** What is a rating of Sudoku Explainer, by its name. */
const RATINGS: ReadonlySet<string> = new Set<keyof JsonSeGrade>(['er', 'ep', 'ed', 'atLeast']);

/** The same, in which ratings of Sudoku Explainer keep their decimal. */
export function withDecimals(value: unknown, name = ''): string {
  if (typeof value === 'number' && RATINGS.has(name)) return value.toFixed(1);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((each) => withDecimals(each ?? null)).join()}]`;
  const told = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${told.map(([key, each]) => `${JSON.stringify(key)}:${withDecimals(each, key)}`).join()}}`;
}
