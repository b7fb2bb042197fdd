/** Answers as rows of a sheet: the columns of the input in their order, then ours. */

import papaparse from 'papaparse';
import type { PuzzleText } from '../../formats/beside/ruled.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { cellsOfRow, DELIMITERS, SHEETS, type SheetName } from '../../formats/sheet/cells.js';
import type { SheetHead } from '../../formats/sheet/split.js';
import { ruleWords } from '../../variants/rules.js';
import { type SheetLayout, UsageError } from '../command.js';
import { type Input, lookAhead } from '../input/input.js';

/** The values of our columns. */
export type SheetCells = readonly (string | number | boolean | null | undefined)[];

/** Returns the sheet that `--to` names, if any. Throws a UsageError if JSON is asked for too. */
export function sheetNamed(word: unknown, { json }: Readonly<Record<string, unknown>>): SheetName | undefined {
  const name = SHEETS.find((sheet) => sheet === word);
  if (json && name) throw new UsageError(`--json and --to ${name} exclude each other: leave one out`);
  return name;
}

/**
 * Titles of our columns: `added` behind those of a sheet, `withoutSheet` behind the puzzles if the input is not a
 * sheet.
 */
export interface Titles {
  readonly added: readonly string[];
  readonly withoutSheet?: readonly string[];
}

/** Prepares an input for answers in rows: returns it with the header to write first, and the options of the rows. */
export async function asRows(given: Input, name: SheetName, { added, withoutSheet = added }: Titles) {
  const { input } = await lookAhead(given);
  const sheet = input.sheet();
  const titles = sheet ? added : withoutSheet;
  const layout = layoutOf(name, sheet, titles.length);
  const row = sheet
    ? sheet.header &&
      withCells(withDelimiter(sheet.header, layout), layout.width, uniqueTitles(titles, sheet), layout.to)
    : withCells('puzzle', 1, titles, layout.to);
  const head = row === undefined ? '' : `${row}\n`;
  return {
    input: { ...input, head },
    rows: { verbose: false, form: 'sheet', inBlocks: false, inRows: true, sheet: layout } as const,
  };
}

/** Returns the layout of the rows. A sheet keeps its own delimiter if `name` allows it. */
function layoutOf(name: SheetName, sheet: SheetHead | undefined, added: number): SheetLayout {
  const usual: readonly string[] = DELIMITERS[name];
  const to = sheet && usual.includes(sheet.delimiter) ? sheet.delimiter : usual[0]!;
  return { from: sheet?.delimiter ?? to, to, width: sheet?.width ?? 1, column: sheet?.column ?? 0, added };
}

/** Renames titles that the sheet already has. */
const uniqueTitles = (titles: readonly string[], { names }: SheetHead): string[] =>
  titles.map((title) => {
    let name = title;
    for (let number = 2; names.includes(name); number++) name = `${title}_${number}`;
    return name;
  });

/** Returns the row of a record: what stands in its sheet or its puzzle, as `data` has it, and our cells. */
export const rowFor = (record: PuzzleRecord, layout: SheetLayout, data: object, cells: SheetCells): string =>
  appendCells(
    record,
    layout,
    cells.map((cell) => String(cell ?? '')),
    'error' in data ? undefined : ruledPuzzle(data as PuzzleText),
  );

/** Returns a puzzle with its rules after it, which an object has beside it; a converted line may have them already. */
const ruledPuzzle = (data: PuzzleText): string => {
  const words = data.puzzle.split(' ');
  return [data.puzzle, ...ruleWords(data).filter((word) => !words.includes(word))].join(' ');
};

/** Appends our cells to the row of a record. A record that does not come from a sheet gets a row of its own. */
function appendCells(
  { text, row }: Pick<PuzzleRecord, 'text' | 'row'>,
  layout: SheetLayout,
  cells: readonly string[],
  puzzle = text.trim(),
): string {
  const { to, width, column } = layout;
  const own = Array.from({ length: width }, (_, index) => (index === column ? quoteFormula(puzzle) : ''));
  return withCells(row === undefined ? rowOf(own, to) : withDelimiter(row, layout), width, cells.map(quoteFormula), to);
}

/** Returns a row with the delimiter that is to be written. */
function withDelimiter(row: string, { from, to }: Pick<SheetLayout, 'from' | 'to'>): string {
  if (from === to) return row;
  const [mark, end] = [row.startsWith('\uFEFF') ? '\uFEFF' : '', row.endsWith('\r') ? '\r' : ''];
  return mark + rowOf(cellsOfRow(row, from), to) + end;
}

/** Beginnings of a text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Quotes a text that a spreadsheet would run as a formula. */
const quoteFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Cells as a row, quoted where they must be. */
export const rowOf = (cells: readonly string[], delimiter: string): string =>
  papaparse.unparse([[...cells]], { delimiter });

/** Appends cells to a row as it is written, which is first made as wide as the sheet. */
function withCells(row: string, width: number, cells: readonly string[], delimiter: string): string {
  if (cells.length === 0) return row;
  const [, text = '', end = ''] = /^(.*?)(\r?)$/s.exec(row) ?? [];
  const missing = Math.max(0, width - cellsOfRow(text, delimiter).length);
  return `${text}${delimiter.repeat(missing + 1)}${rowOf(cells, delimiter)}${end}`;
}
