/** Answers as rows of a sheet: the columns of what is read, in its order, and ours after them. */
import type { PuzzleRecord } from '../formats/record.js';
import { appended, DELIMITERS, SHEETS, type SheetName } from '../formats/sheet/cells.js';
import type { SheetHead } from '../formats/sheet/split.js';
import { overRecords, type Threads } from './batch.js';
import { type Answer, type Common, type Status, type Terminal, UsageError, type Work } from './command.js';
import { type Input, lookAhead } from './input.js';
import type { Progress } from './progress.js';
import { whereIs } from './puzzle.js';
import { rewritten, rowWith, type SheetLayout } from './sheet-row.js';
import { oneOf } from './words.js';

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

/** Handles records as `overRecords` does, under the names of the columns. */
export async function overSheet<Options extends Common>(
  given: Input,
  name: SheetName,
  { added, ofOthers = added }: Titles,
  work: Work<Options>,
  options: Options,
  terminal: Terminal,
  threads: Threads,
  progress?: Progress,
): Promise<Status> {
  const { input } = await lookAhead(given);
  const sheet = input.sheet();
  const titles = sheet ? added : ofOthers;
  const layout = layoutOf(name, sheet, titles.length);
  const row = sheet
    ? sheet.header && appended(rewritten(sheet.header, layout), layout.width, free(titles, sheet), layout.to)
    : appended('puzzle', 1, titles, layout.to);
  const head = row === undefined ? '' : `${row}\n`;
  const inRows = { ...options, verbose: false, json: true, inBlocks: false, inRows: true, sheet: layout };
  return overRecords({ ...input, head }, work, inRows, terminal, threads, progress);
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
