/**
 * The names of formats, and sheets that are read. A sheet has rows of cells with commas, semicolons or tabs between, one puzzle a
 * row.
 */
import { excerpt, quoted } from '../core/printable.js';
import { READ, WRITTEN } from '../formats/exchange/any.js';
import { DELIMITERS, SHEETS, type SheetName } from '../formats/sheet/cells.js';
import type { SheetHead, SheetOptions } from '../formats/sheet/split.js';
import { oneOf, type Terminal, UsageError } from './command.js';

/** The formats that `--from` takes; `TARGETS` are those that `convert --to` takes. */
export const SOURCES: readonly string[] = ['auto', ...READ, ...SHEETS];
export const TARGETS: readonly string[] = [...WRITTEN, 'json', ...SHEETS];

/** Accepts `hodoku` as a name of the format `library`, which that program's users know by its name. */
const formatNameFor = (name: string): string => (name === 'hodoku' ? 'library' : name);

/** Returns the format that a word names. Throws a UsageError that suggests a similar name, or points to the list. */
export function formatAmong(word: unknown, names: readonly string[]): string {
  try {
    return formatNameFor(oneOf('format', String(word), names.includes('library') ? [...names, 'hodoku'] : names));
  } catch (error) {
    const { message } = error as Error;
    const use = usesOf(String(word).toLowerCase());
    if (use && !message.endsWith('?'))
      throw new UsageError(`${word} is only ${use}. sudoku convert --help lists the others`);
    throw new UsageError(message.endsWith('?') ? message : `${message} sudoku convert --help lists them`);
  }
}

/** Returns what a format is for that not all options take; undefined if there is none of that name. */
function usesOf(name: string): string | undefined {
  if (SOURCES.includes(name)) return 'read: --from takes it, --to does not';
  return TARGETS.includes(name) ? 'written: --to takes it, --from does not' : undefined;
}

/** Reads `--from`: a sheet or another format; neither if the format is to be recognised. Throws a UsageError. */
export function readFrom(word: unknown = 'auto'): { readonly sheet?: SheetName; readonly from?: string } {
  const name = formatAmong(word, SOURCES);
  const sheet = SHEETS.find((each) => each === name);
  if (sheet) return { sheet };
  return name === 'auto' ? {} : { from: name };
}

/** Makes the reader of sheets, which also keeps the header of the first sheet. Throws a UsageError. */
export function sheetReader(
  { from, column, verbose, to }: Readonly<Record<string, unknown>>,
  { note }: Pick<Terminal, 'note'>,
): { readonly options: SheetOptions; first(): SheetHead | undefined } {
  const { sheet: named } = readFrom(from);
  let first: SheetHead | undefined;
  const options: SheetOptions = {
    areSheets: named !== undefined || column !== undefined,
    mayBeNameless: SHEETS.some((name) => name === String(to).toLowerCase()),
    ...(named && { delimiters: DELIMITERS[named] }),
    ...(column !== undefined && { choose: (names, width) => columnOf(String(column), names, width) }),
    onSheet(sheet, source = 'standard input') {
      if (verbose || sheet.others.length > 0) note(`${source}: ${sheetText(sheet)}`);
      first ??= sheet;
      if (to !== undefined && headingOf(sheet) !== headingOf(first))
        throw new UsageError(`${source} has other columns than the sheet before it: give them one at a time`);
    },
  };
  return { options, first: () => first };
}

const headingOf = ({ header = '', delimiter }: SheetHead): string => delimiter + header.replace(/^\uFEFF|\r$/g, '');

/** Returns the index, from zero, of the column with a name or number. Throws a UsageError. */
function columnOf(word: string, names: readonly string[], width: number): number {
  const number = /^\d+$/.test(word) && !names.includes(word) ? Number(word) : undefined;
  if (number !== undefined && number >= 1 && number <= width) return number - 1;
  if (number !== undefined) throw new UsageError(`there is no column ${excerpt(word)}: the sheet has ${width}`);
  if (names.length === 0) throw new UsageError(`the columns of the sheet have no names: say --column 1 to ${width}`);
  return names.indexOf(names.includes(word) ? word : oneOf('column', word, names));
}

const DELIMITER_NAMES: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

function sheetText({ delimiter, names, column, others }: SheetHead): string {
  const columnName = (index: number): string => (names[index] ? quoted(names[index]) : `${index + 1}`);
  const other =
    others.length > 0 ? `; ${others.map(columnName).join(', ')} could be meant: --column ${others[0]! + 1}` : '';
  return `a sheet with ${DELIMITER_NAMES[delimiter]}, puzzles in column ${columnName(column)}${other}`;
}
