/** Cells and candidates in text: r1c2, 7 in r1c2. Several cells are merged: r1c28. */
import type { Candidate, Cell, Geometry } from '../core/geometry.js';
import { groupBy } from '../core/group.js';
import { symbolOf } from '../formats/symbols.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import type { StepWords } from './language/language.js';
import { cellName, listed } from './names.js';

const wide = (geometry: Geometry): boolean => geometry.size > 9;

/** Writes the numbers of several rows or columns: 28, or (2,10) on grids where numbers may have two figures. */
const numbers = (geometry: Geometry, list: readonly number[]): string =>
  list.length > 1 && wide(geometry) ? `(${list.map((n) => n + 1).join(',')})` : list.map((n) => n + 1).join('');

/**
 * Names cells in the shortest usual way: r1c28 for two in a row, r37c4 for two in a column, r37c48 for four where these
 * cross. Any other cells are listed one after another.
 */
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

/** Names a candidate as fixtures do: 7r1c2. */
export const candidateName = (geometry: Geometry, candidate: Candidate): string =>
  `${symbolOf(geometry.digitOf(candidate), geometry.size)}${cellName(geometry, geometry.cellOf(candidate))}`;

/** Names candidates as sentences do, merged by digit: 4 in r1c28. */
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

/** Names candidates of one digit of which one is true: 7 in one of r12c3. */
export const groupName = (geometry: Geometry, group: readonly Candidate[], { or, inOneOf }: StepWords): string => {
  const cells = group.map((candidate) => geometry.cellOf(candidate));
  return `${symbolOf(geometry.digitOf(group[0]!), geometry.size)} ${inOneOf} ${listed(cellNames(geometry, cells), or)}`;
};
