/** Cells and candidates in text: r1c2, 7 in r1c2. Several cells are merged: r1c28. */
import { type Bits, bitsOf, isSingle, lowestBit } from '../core/bits.js';
import { digitsOf } from '../core/candidates.js';
import type { Candidate, Cell, Digit, Geometry } from '../core/geometry.js';
import { symbolOn } from '../formats/symbols.js';
import { digitText } from './digit-words.js';
import { ENGLISH_STEPS } from './language/en/steps.js';
import type { StepWords } from './language/language.js';
import { cellName, listed } from './names.js';

const wide = (geometry: Geometry): boolean => geometry.size > 9;

/** Writes the numbers of several rows or columns: 28, or (2,10) on grids where numbers may have two figures. */
function numbers(geometry: Geometry, lines: Bits): string {
  const isList = wide(geometry) && !isSingle(lines);
  let text = '';
  for (let rest = lines; rest; rest &= rest - 1) text += `${isList && text ? ',' : ''}${lowestBit(rest) + 1}`;
  return isList ? `(${text})` : text;
}

/**
 * Names cells in the shortest usual way: r1c28 for two in a row, r37c4 for two in a column, r37c48 for four where these
 * cross. Any other cells are listed one after another.
 */
export function cellNames(geometry: Geometry, list: readonly Cell[]): string[] {
  if (list.length === 1) return [cellName(geometry, list[0]!)];
  const columnsOf: Bits[] = new Array(geometry.size).fill(0);
  for (const cell of list) columnsOf[geometry.rowOf(cell)]! |= 1 << geometry.columnOf(cell);
  const names: string[] = [];
  for (let row = 0; row < geometry.size; row++) {
    const columns = columnsOf[row]!;
    if (columns === 0 || columnsOf.indexOf(columns) < row) continue;
    let rows = 0;
    for (let other = row; other < geometry.size; other++) if (columnsOf[other] === columns) rows |= 1 << other;
    names.push(`r${numbers(geometry, rows)}c${numbers(geometry, columns)}`);
  }
  return names;
}

/** Names a candidate as fixtures do: 7r1c2. */
export const candidateName = (geometry: Geometry, candidate: Candidate): string =>
  `${symbolOn(geometry.digitOf(candidate), geometry)}${cellName(geometry, geometry.cellOf(candidate))}`;

/** Names candidates as sentences do, merged by digit: 4 in r1c28. */
export function candidateNames(
  geometry: Geometry,
  list: readonly Candidate[],
  language: StepWords = ENGLISH_STEPS,
): string[] {
  return bitsOf(digitsOf(list, geometry)).flatMap((digit) =>
    cellNames(geometry, cellsWith(digit, list, geometry)).map(
      (name) => `${digitText(digit, geometry, language)} ${language.in} ${name}`,
    ),
  );
}

/** Returns the cells of those candidates that have a digit. */
export function cellsWith(digit: Digit, list: readonly Candidate[], geometry: Geometry): Cell[] {
  const cells: Cell[] = [];
  for (const candidate of list) if (geometry.digitOf(candidate) === digit) cells.push(geometry.cellOf(candidate));
  return cells;
}

/** Names candidates of one digit of which one is true: 7 in one of r12c3. */
export const groupName = (geometry: Geometry, group: readonly Candidate[], language: StepWords): string => {
  const cells = group.map((candidate) => geometry.cellOf(candidate));
  const digit = digitText(geometry.digitOf(group[0]!), geometry, language);
  return `${digit} ${language.inOneOf} ${listed(cellNames(geometry, cells), language.or)}`;
};
