/** Grids of several lines: finds the cells among frames, rulers and bars. */
import { LARGEST_SIZE } from '../../core/geometry.js';
import { rowBoxes, singleRowsOnly, usualShape } from '../format.js';
import { Misread } from '../misread.js';
import { fits } from '../symbols.js';

/** The text of a cell and its place, in lines and columns from 1. */
export interface Spot {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** A bar in a row, and the column in which it stands. */
export interface Bar {
  readonly column: number;
  readonly isHeavy: boolean;
}

/** A line of a grid that is no ruler: its texts between blanks and bars, and its bars. */
export interface Row {
  readonly line: number;
  readonly spots: readonly Spot[];
  readonly bars: readonly Bar[];
}

/** A line that only draws, before the row of an index. */
export interface Ruler {
  readonly row: number;
  readonly isHeavy: boolean;
}

export interface Scan {
  readonly rows: readonly Row[];
  readonly rulers: readonly Ruler[];
}

export const BAR = /[|│┃║]/;
const HEAVY = /[=┃║━═]/;
const SPOT = /[|│┃║]|[^\s,;|│┃║]+/g;

/** Lines that draw and hold no cell: `+---+---+`, `:---:`, `===`. */
export const isRuler = (line: string): boolean =>
  /^[-+=*|:.'\s\u2500-\u257f]+$/.test(line) && /--|==|[\u2500-\u257f]{2}|\+/.test(line);

/** A row of digits and plus signs, and a row of plus signs alone. */
const PLUS_AND_DIGITS = /^[\d+\s|]*$/;
const PLUS_ROW = /^[+\s|]+$/;

/** True if some rows have plus signs among digits, so that they are empty cells. */
const hasPlusCells = (lines: readonly string[]): boolean =>
  /\d\s?\+/.test(lines.map((line) => (PLUS_AND_DIGITS.test(line) ? line : '')).join('\n'));

export function scan(text: string): Scan {
  const rows: Row[] = [];
  const rulers: Ruler[] = [];
  const lines = text.split('\n');
  const arePlusCells = text.includes('+') && hasPlusCells(lines);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (isRuler(line) && !(arePlusCells && PLUS_ROW.test(line)))
      rulers.push({ row: rows.length, isHeavy: HEAVY.test(line) });
    else rows.push(scanRow(line, index + 1));
  }
  return { rows, rulers };
}

export function scanRow(line: string, number: number): Row {
  const spots: Spot[] = [];
  const bars: Bar[] = [];
  for (const { 0: text, index } of line.matchAll(SPOT))
    if (BAR.test(text)) bars.push({ column: index + 1, isHeavy: HEAVY.test(text) });
    else spots.push({ text, line: number, column: index + 1 });
  return { line: number, spots, bars };
}

/** Splits spots so that every symbol is a cell of its own. */
export const symbolSpots = (spots: readonly Spot[]): Spot[] =>
  spots.flatMap(({ text, line, column }) => [...text].map((symbol, i) => ({ text: symbol, line, column: column + i })));

/**
 * The cells of a grid, row by row, and the number that a row should have. Rows may be too long, too short, too many or
 * too few.
 */
export interface Cells {
  readonly size: number;
  readonly rows: readonly (readonly Spot[])[];
}

/**
 * Decides if each text between blanks is one cell (`10 _ 3`, `12 5 378`) or several (`905 278 631`): by the reading
 * that makes a square, or else rows of one length.
 */
export function gridCells({ rows }: Pick<Scan, 'rows'>, expected?: number): Cells {
  const whole = rows.map(({ spots }) => spots);
  const single = whole.map(symbolSpots);
  const wanted = expected ?? rows.length;
  const isSquare = (list: readonly (readonly Spot[])[]): boolean => list.every(({ length }) => length === wanted);
  const isEven = (list: readonly (readonly Spot[])[]): boolean =>
    list.every(({ length }) => length === list[0]!.length);
  const areCells = !areWords(whole) && whole.every((spots) => spots.every(({ text }) => isCell(text)));
  const chosen = isSquare(single)
    ? single
    : areCells && isSquare(whole)
      ? whole
      : isEven(single) || !areCells
        ? single
        : whole;
  return { size: expected ?? sizeOf(chosen), rows: chosen };
}

/** True if no blank separates cells. A number in a row of its own may be a cell, the only one there is. */
const areWords = (rows: readonly (readonly Spot[])[]): boolean =>
  rows.every((spots) => spots.length === 1) &&
  (rows.length > 1 || rows.some(([spot]) => unmarked(spot!.text).length > 2));

/** True if a text can be one cell: a symbol, a number, or ascending candidates with or without marks. */
function isCell(text: string): boolean {
  if (text.length === 1 || /^\d\d$/.test(text)) return true;
  const group = unmarked(text)
    .toUpperCase()
    .replace(/^[A-Z](?=\d)/, '');
  // A lone 0 in brackets is a candidate, where 0 is a digit.
  if (text === '(0)') return true;
  return /^0?[1-9A-Z]+$/.test(group) && [...group].every((symbol, i) => i === 0 || symbol > group[i - 1]!);
}

/**
 * Strips a group of candidates of the signs that programs add. Where letters are no digits, strips a letter too: HoDoKu
 * marks the cells of a step with one.
 */
export function unmarked(text: string, areLettersMarks = false): string {
  const bare = text.replaceAll(/[-+*#<>()[\]]/g, '');
  return areLettersMarks ? bare.replace(/^[A-WYZ](?=\d)|(?<=\d)[A-WYZ]$/i, '') : bare;
}

/**
 * Returns the number of cells that a row should have: the number of rows, if some row has as many cells; else the
 * length of most rows.
 */
function sizeOf(rows: readonly (readonly Spot[])[]): number {
  if (rows.some(({ length }) => length === rows.length)) return rows.length;
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Returns the error message for a row that is neither a grid nor a line. */
function loneRow(cells: readonly Spot[], size: number): string {
  const count = cells.length;
  if (count === 1) return `${cells[0]!.text} alone is not a puzzle: a line has N² symbols, a grid N rows of N`;
  if (count !== size)
    return `${count} symbols are not a puzzle of size ${size}: a line has ${size * size} of them, a grid ${size} rows of ${size}`;
  const side = Math.sqrt(count);
  const isLine =
    Number.isInteger(side) && side <= LARGEST_SIZE && !usualShape(side) && cells.every(({ text }) => fits(text, side));
  const mend = isLine ? `. As a line: size ${singleRowsOnly(side, rowBoxes(side))}` : '';
  return `${count} symbols are not a puzzle: a line has N² of them, a grid N rows of N${mend}`;
}

/** Throws a Misread unless there are as many rows, and in each as many cells, as the size wants. */
export function checkSquare({ size, rows }: Cells): void {
  const [first] = rows;
  if (!first || size === 0) throw new Misread('there is no cell in it: a line has N² symbols, a grid N rows of N');
  if (size === 1 && rows.length === 1 && first.every(({ text }) => /^[2-9]$/.test(text)))
    throw new Misread(loneRow(first, 0), first[0]?.line);
  if (rows.length < 2 && size > 1) throw new Misread(loneRow(first, size), first[0]?.line);
  for (const [index, row] of rows.entries())
    if (row.length !== size && index < size)
      throw new Misread(`row ${index + 1} has ${row.length} cells instead of ${size}`, row[0]?.line);
  if (rows.length === size) return;
  if (size > LARGEST_SIZE && Number.isInteger(Math.sqrt(size)))
    throw new Misread(
      `${rows.length} lines of ${size} symbols are a puzzle each: give one at a time`,
      rows[1]![0]?.line,
    );
  const [row, wrong] = rows.length > size ? [size, 'too many'] : [rows.length, 'missing'];
  throw new Misread(
    `${rows.length} rows instead of ${size}: row ${row + 1} is ${wrong}`,
    (rows[row] ?? rows.at(-1))?.[0]?.line,
  );
}
