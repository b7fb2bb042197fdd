/** Writes cells and candidates: r1c2, 7 in r1c2. Several are merged: r1c28. */
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import { groupBy } from '../core/group.js';
import { symbolOf } from '../formats/symbols.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import type { StepWords } from './language/language.js';
import { cellName, listed } from './names.js';

const wide = (geometry: Geometry): boolean => geometry.size > 9;

/** Rows or columns that belong together: 28, or (2,10) where numbers have two places. */
const numbers = (geometry: Geometry, list: readonly number[]): string =>
  list.length > 1 && wide(geometry) ? `(${list.map((n) => n + 1).join(',')})` : list.map((n) => n + 1).join('');

/** Cells in the shortest usual way: r1c28 for two in a row, r37c4 for two in a column, else one after another. */
export function cellNames(geometry: Geometry, list: readonly Cell[]): string[] {
  if (list.length === 1) return [cellName(geometry, list[0]!)];
  const rows = groupBy(
    [...new Set(list)].sort((a, b) => a - b),
    (cell) => geometry.rowOf(cell),
  );
  const byColumns = new Map<string, number[]>();
  for (const [row, cells] of rows) {
    const columns = numbers(
      geometry,
      cells.map((cell) => geometry.columnOf(cell)),
    );
    byColumns.set(columns, [...(byColumns.get(columns) ?? []), row]);
  }
  return [...byColumns].map(([columns, inRows]) => `r${numbers(geometry, inRows)}c${columns}`);
}

/** A candidate in lists, as fixtures have them: 7r1c2. */
export const candidateName = (geometry: Geometry, candidate: Candidate): string =>
  `${symbolOf(geometry.digitOf(candidate), geometry.size)}${cellName(geometry, geometry.cellOf(candidate))}`;

/** Candidates in prose, drawn together a digit: 4 in r1c28. */
export function candidateNames(
  geometry: Geometry,
  list: readonly Candidate[],
  language: StepWords = ENGLISH_STEPS,
): string[] {
  const byDigit = groupBy(
    [...list].sort((a, b) => a - b),
    (candidate) => geometry.digitOf(candidate),
  );
  return [...byDigit]
    .sort(([a], [b]) => a - b)
    .flatMap(([digit, those]) =>
      cellNames(
        geometry,
        those.map((candidate) => geometry.cellOf(candidate)),
      ).map((name) => `${symbolOf(digit, geometry.size)} ${language.in} ${name}`),
    );
}

/** Candidates of one digit, one of which is true: 7 in one of r12c3. */
export const groupName = (geometry: Geometry, group: readonly Candidate[], { or, inOneOf }: StepWords): string => {
  const cells = group.map((candidate) => geometry.cellOf(candidate));
  return `${symbolOf(geometry.digitOf(group[0]!), geometry.size)} ${inOneOf} ${listed(cellNames(geometry, cells), or)}`;
};
