/** Sheets cut into records: the puzzle of each row, with the row as it is written. */

import type { Geometry } from '../../core/geometry.js';
import { excerpt } from '../../core/printable.js';
import { EMPTY } from '../../core/values.js';
import { withoutRules } from '../beside/line-words.js';
import { SOLUTION } from '../json/beside.js';
import { isJson } from '../json/written.js';
import { Misread, unlessMisread } from '../misread.js';
import { readPuzzle } from '../read.js';
import type { PuzzleRecord, Splitter } from '../record.js';
import { cellsOfRow, DELIMITERS } from './cells.js';
import { rowCutter, type SheetRow } from './rows.js';
import { rulesBeside } from './rules-beside.js';

/** A sheet, from its first rows. */
export interface SheetHead {
  readonly delimiter: string;
  /** The row of its columns' names, as it is written; absent where there is none. */
  readonly header?: string;
  /** The names of the columns, if they have any, and the number of columns. */
  readonly names: readonly string[];
  readonly width: number;
  /** The column of the puzzles, counted from zero, and other columns that could hold them. */
  readonly column: number;
  readonly others: readonly number[];
}

/** Requirements that the caller sets before any sheet is read. */
export interface SheetOptions {
  /** True if every text is a sheet; if false, a text must show that it is one. */
  readonly areSheets: boolean;
  /** True if a sheet may lack names of columns, provided all its rows are as wide. */
  readonly mayBeNameless?: boolean;
  /** The delimiters that may separate cells. If left out, any known one may. */
  readonly delimiters?: readonly string[];
  /** Returns the index of the column that the caller asks for; undefined if it asks for none. */
  choose?(names: readonly string[], width: number): number | undefined;
  /** Called with each sheet as it begins. */
  onSheet?(sheet: SheetHead, source?: string): void;
}

/** The most characters and rows that are read to recognise a sheet. */
const LONGEST_HEAD = 1 << 18;
const SAMPLE = 50;

/** Makes splitters of texts that may be sheets. A text that is no sheet is left to another splitter. */
export function sheetSplitter(
  options: SheetOptions = { areSheets: false },
  otherwise: (expected?: Geometry, source?: string) => Splitter,
): typeof otherwise {
  return (expected, source) => {
    let head = '';
    let chosen: Splitter | undefined;
    const choose = (isAll: boolean): Splitter | undefined => {
      const sheet = sheetOf(head, isAll || head.length > LONGEST_HEAD, options, expected);
      if (sheet === 'unsettled') return undefined;
      if (sheet === 'none') return otherwise(expected, source);
      options.onSheet?.(sheet, source);
      return rowSplitter(sheet, source);
    };
    return {
      push(chunk) {
        if (chosen) return chosen.push(chunk);
        head += chunk;
        chosen = choose(false);
        return chosen?.push(head) ?? [];
      },
      end() {
        if (chosen) return chosen.end();
        chosen = choose(true)!;
        return [...chosen.push(head), ...chosen.end()];
      },
      skipped: () => chosen?.skipped?.(),
    };
  };
}

/** Recognises a sheet by its beginning. Throws a Misread if the text must be a sheet and no column holds puzzles. */
function sheetOf(
  head: string,
  isAll: boolean,
  options: SheetOptions,
  expected?: Geometry,
): SheetHead | 'none' | 'unsettled' {
  const [first, isWhole] = firstLine(head);
  if (!isWhole && !isAll) return 'unsettled';
  const delimiter = delimiterOf(first, options.delimiters);
  const width = cellsOfRow(first, delimiter).length;
  const mayBeNameless = options.mayBeNameless && width > 1 && !isRuledPuzzle(first, delimiter, expected);
  if (!options.areSheets && (isJson(first) || !(mayBeNameless || areNames(cellsOfRow(first, delimiter)))))
    return 'none';
  const cutter = rowCutter(delimiter);
  const [top, ...below] = [...cutter.push(head), ...(isAll ? cutter.end() : [])]
    .slice(0, SAMPLE)
    .map(({ text }) => ({ text, cells: cellsOfRow(text, delimiter) }));
  if (!top) return isAll ? 'none' : 'unsettled';
  const isNamed = !top.cells.some((cell) => stateOf(cell, expected));
  const sample = isNamed ? below : [top, ...below];
  if (sample.length === 0 && !isAll) return 'unsettled';
  const isNameless = mayBeNameless && !isNamed && sample.every(({ cells }) => cells.length === width);
  if (!options.areSheets && !isNameless && (!isNamed || (sample[0]?.cells.length ?? 0) < 2)) return 'none';
  const names = isNamed ? top.cells : [];
  const likely = puzzleColumns(
    names,
    sample.map(({ cells }) => cells),
    expected,
  );
  const asked = options.choose?.(names, top.cells.length);
  const [column, ...others] = asked === undefined ? likely : [asked];
  if (column !== undefined)
    return { delimiter, names, width: top.cells.length, column, others, ...(isNamed && { header: top.text }) };
  if (!options.areSheets) return 'none';
  const among = isNamed ? ` among ${shortened(names)}` : '';
  throw new Misread(`no column holds puzzles${among}: name the column, as in --column 2`);
}

/** Shortens a list of names to enough of them to recognise the sheet. */
const shortened = (names: readonly string[]): string =>
  names.slice(0, 10).map(excerpt).join(', ') + (names.length > 10 ? ` and ${names.length - 10} others` : '');

/** Returns the first line that is not blank, and true if its end has arrived. */
function firstLine(head: string): [line: string, isWhole: boolean] {
  const { 0: line, index } = /^.*\S.*/m.exec(head) ?? { 0: '', index: 0 };
  return [line, head.indexOf('\n', index) >= 0];
}

/** The delimiter that occurs most often in a row. */
function delimiterOf(row: string, known: readonly string[] = Object.values(DELIMITERS).flat()): string {
  const counts = known.map((delimiter) => ({ delimiter, count: cellsOfRow(row, delimiter).length }));
  return counts.reduce((most, other) => (other.count > most.count ? other : most)).delimiter;
}

/** True if cells are names of columns: words, and no numbers. A column of row numbers may have an empty name. */
const areNames = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) => cell.trim() === '' || /\p{L}/u.test(cell)) &&
  cells.some((cell) => /\p{L}{2}/u.test(cell));

/** True if a row is one puzzle, and delimiters stand in its rules only, as in `killer-cage=3:r1c12;9:r2c12`. */
const isRuledPuzzle = (row: string, delimiter: string, expected?: Geometry): boolean =>
  cellsOfRow(withoutRules(row), delimiter).length === 1 && stateOf(row, expected) !== undefined;

/** Makes a splitter of a sheet into the puzzles of its rows. */
function rowSplitter({ delimiter, header, names, column }: SheetHead, source?: string): Splitter {
  const columns = rulesBeside(names, column);
  const full = names.findIndex((name, index) => index !== column && SOLUTION.test(name.trim()));
  const cutter = rowCutter(delimiter);
  let isFirst = header !== undefined;
  const recordsOf = (rows: readonly SheetRow[]): PuzzleRecord[] => {
    const own = isFirst ? rows.slice(1) : rows;
    if (rows.length > 0) isFirst = false;
    return own.map(({ text: row, line }) => {
      const cells = cellsOfRow(row, delimiter);
      const [text = '', solution = ''] = [cells[column], cells[full]];
      return {
        text,
        line,
        row,
        ...(source !== undefined && { source }),
        ...(differs(text, solution) && { solution }),
        ...columns(cells),
      };
    });
  };
  return { push: (chunk) => recordsOf(cutter.push(chunk)), end: () => recordsOf(cutter.end()) };
}

const [ZERO, POINT] = [...'0.'].map((sign) => sign.charCodeAt(0));

/** True if a grid in a line has another value than a puzzle where that one has a given. Most solutions do not. */
function differs(puzzle: string, solution: string): boolean {
  if (solution.length !== puzzle.length) return false;
  for (let at = 0; at < puzzle.length; at++) {
    const given = puzzle.charCodeAt(at);
    if (given !== ZERO && given !== POINT && given !== solution.charCodeAt(at)) return true;
  }
  return false;
}

/** The counts for one column over the first few rows. */
interface Column {
  readonly index: number;
  /** The number of its cells that are puzzles, and whether some of these have empty cells. */
  readonly puzzles: number;
  readonly isOpen: boolean;
}

/** Returns the columns that may hold puzzles, the likeliest first. */
function puzzleColumns(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  expected?: Geometry,
): readonly number[] {
  const width = Math.max(names.length, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => columnAt(index, rows, expected)).filter(
    ({ puzzles }) => puzzles > 0 && puzzles * 2 >= rows.length,
  );
  const open = columns.filter(({ isOpen }) => isOpen);
  return (open.length > 0 ? open : columns)
    .map(({ index }) => index)
    .sort((a, b) => Number(isPuzzleName(names[b])) - Number(isPuzzleName(names[a])) || a - b);
}

const isPuzzleName = (name = ''): boolean => /puzzle|quiz|question|grid|given|sudoku|problem/i.test(name);

function columnAt(index: number, rows: readonly (readonly string[])[], expected?: Geometry): Column {
  const states = rows.map((cells) => stateOf(cells[index] ?? '', expected));
  return { index, puzzles: states.filter(Boolean).length, isOpen: states.includes('open') };
}

/** The shortest text taken for a puzzle when the caller did not promise one: size 4. */
const SHORTEST = 16;

/** Returns `open` for a puzzle with empty cells, `full` for one without, undefined for any other text. */
function stateOf(text: string, expected?: Geometry): 'open' | 'full' | undefined {
  if (text.length < SHORTEST && !expected) return undefined;
  return unlessMisread(() => {
    const { values } = readPuzzle(text, expected).puzzle;
    return Array.from(values).includes(EMPTY) ? 'open' : 'full';
  });
}
