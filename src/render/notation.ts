/** How cells, houses and candidates are written: r1c2, row 3, 7 in r1c2. Several are drawn together: r1c28, rows 2 and 6. */
import { type Candidate, type Cell, type Geometry, HOUSE_KINDS, type House } from '../core/geometry.js';
import { groupBy } from '../core/group.js';
import { symbolOf } from '../formats/symbols.js';
import { ENGLISH, type Language } from './language/language.js';

/** `a, b and c`. */
export const listed = (words: readonly string[], link: string = ENGLISH.and): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`;

const wide = (geometry: Geometry): boolean => geometry.size > 9;

/** Rows or columns that belong together: 28, or (2,10) where numbers have two places. */
const numbers = (geometry: Geometry, list: readonly number[]): string =>
  list.length > 1 && wide(geometry) ? `(${list.map((n) => n + 1).join(',')})` : list.map((n) => n + 1).join('');

export const cellName = (geometry: Geometry, cell: Cell): string =>
  `r${geometry.rowOf(cell) + 1}c${geometry.columnOf(cell) + 1}`;

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

export function houseNames(geometry: Geometry, list: readonly House[], language: Language = ENGLISH): string[] {
  return HOUSE_KINDS.flatMap((kind) => {
    const those = list.filter((house) => geometry.houseKinds[house] === kind).sort((a, b) => a - b);
    if (those.length === 0) return [];
    const numbered = those.map((house) => String(geometry.indexOf(house) + 1));
    const [one, several] = language.houses[kind];
    return [`${those.length > 1 ? several : one} ${listed(numbered, language.and)}`];
  });
}

/** A candidate in lists, as fixtures have them: 7r1c2. */
export const candidateName = (geometry: Geometry, candidate: Candidate): string =>
  `${symbolOf(geometry.digitOf(candidate), geometry.size)}${cellName(geometry, geometry.cellOf(candidate))}`;

/** Candidates in prose, drawn together a digit: 4 in r1c28. */
export function candidateNames(geometry: Geometry, list: readonly Candidate[], language: Language = ENGLISH): string[] {
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
