/** Answers as rows of a sheet: the columns of what is read, in its order, and ours after them. */
import type { PuzzleRecord } from '../formats/record.js';
import {
  appended,
  cellsOf as cellsIn,
  DELIMITERS,
  rowOf,
  SHEETS,
  type SheetName,
  safe,
} from '../formats/sheet/cells.js';
import type { SheetHead } from '../formats/sheet/split.js';
import { type Answer, type Common, oneOf, type SheetLayout, UsageError, type Work } from './command.js';
import { type Input, lookAhead } from './input.js';
import { whereIs } from './puzzle.js';

// biome-ignore lint/suspicious/noExplicitAny: what a command prints with --json, which has a schema
type Told = any;

/** Cells of our columns, from what a command prints with --json and what it remarks. */
export type CellsOf = (told: Told, remark: string) => readonly (string | number | boolean | null | undefined)[];

/** Whether `--to` names a sheet. */
export const isSheet = (word: unknown): boolean => SHEETS.some((name) => name === String(word).toLowerCase());

/** The sheet that `--to` names, if any is named. Throws a UsageError. */
export function sheetNamed(word: unknown, { json }: Readonly<Record<string, unknown>>): SheetName | undefined {
  if (word === undefined) return undefined;
  const name = oneOf('sheet', String(word), SHEETS);
  if (json) throw new UsageError(`--json and --to ${name} are two answers: leave one out`);
  return name;
}

/** Names of columns that come after those of a sheet, and after the puzzles where none is read. */
export interface Titles {
  readonly added: readonly string[];
  readonly ofOthers?: readonly string[];
}

/** An input whose answers are rows under the names of the columns, with the options that make them rows. */
export async function inRows(given: Input, name: SheetName, { added, ofOthers = added }: Titles) {
  const { input } = await lookAhead(given);
  const sheet = input.sheet();
  const titles = sheet ? added : ofOthers;
  const layout = layoutOf(name, sheet, titles.length);
  const row = sheet
    ? sheet.header && appended(rewritten(sheet.header, layout), layout.width, free(titles, sheet), layout.to)
    : appended('puzzle', 1, titles, layout.to);
  const head = row === undefined ? '' : `${row}\n`;
  return {
    input: { ...input, head },
    rows: { verbose: false, json: true, inBlocks: false, inRows: true, sheet: layout },
  };
}

/** A sheet that is read keeps what stands between its cells, if it is called so. */
function layoutOf(name: SheetName, sheet: SheetHead | undefined, added: number): SheetLayout {
  const usual: readonly string[] = DELIMITERS[name];
  const to = sheet && usual.includes(sheet.delimiter) ? sheet.delimiter : usual[0]!;
  return { from: sheet?.delimiter ?? to, to, width: sheet?.width ?? 1, column: sheet?.column ?? 0, added };
}

/** Names that no column has yet. */
const free = (titles: readonly string[], { names }: SheetHead): string[] =>
  titles.map((title) => {
    let name = title;
    for (let number = 2; names.includes(name); number++) name = `${title}_${number}`;
    return name;
  });

/** The answer of work that tells JSON, as a row. */
export function rowAnswer<Options extends Common>(
  record: PuzzleRecord,
  options: Options,
  work: Work<Options>,
  cellsOf: CellsOf,
): Answer {
  const told = work(record, options);
  const object: Told = JSON.parse(told.out);
  const where = whereIs(record);
  const remark = told.notes.map((note) =>
    note.slice(note.startsWith(where) ? note.indexOf(': ', where.length) + 2 : 0),
  );
  const cells = cellsOf(object, remark.join('; ')).map((cell) => String(cell ?? ''));
  return {
    ...told,
    out: rowWith(record, options.sheet!, cells, object.error === undefined ? object.puzzle : undefined),
  };
}

/** Cells as they are told, and after them, in a row as it was read, what is ours; of a puzzle from elsewhere, a row of its own. */
export function rowWith(
  { text, row }: Pick<PuzzleRecord, 'text' | 'row'>,
  layout: SheetLayout,
  cells: readonly string[],
  puzzle = text.trim(),
): string {
  const { to, width, column } = layout;
  const own = Array.from({ length: width }, (_, index) => (index === column ? safe(puzzle) : ''));
  return appended(row === undefined ? rowOf(own, to) : rewritten(row, layout), width, cells.map(safe), to);
}

/** A row as it is, or with something else between its cells. */
function rewritten(row: string, { from, to }: Pick<SheetLayout, 'from' | 'to'>): string {
  if (from === to) return row;
  const [mark, end] = [row.startsWith('\uFEFF') ? '\uFEFF' : '', row.endsWith('\r') ? '\r' : ''];
  return mark + rowOf(cellsIn(row, from), to) + end;
}
