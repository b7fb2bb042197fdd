/** What options say of sheets: rows of cells with commas, semicolons or tabs between, one puzzle a row. */
import { DELIMITERS, SHEETS } from '../formats/sheet/cells.js';
import type { SheetHead, SheetWishes } from '../formats/sheet/split.js';
import { type Terminal, UsageError } from './command.js';
import { formatsRead } from './format-names.js';
import { option, text } from './options.js';
import { oneOf } from './words.js';

/** For commands whose answers may be rows. */
export const SHEET = {
  to: option(
    '--to <sheet>',
    `write a sheet, ${SHEETS.join(' or ')}: what is read, row by row, and our columns after it`,
    text,
  ),
};

/** How sheets are read, and the first that was. Throws a UsageError. */
export function sheetsWanted(
  { from, column, verbose, to }: Readonly<Record<string, unknown>>,
  { note }: Pick<Terminal, 'note'>,
): { readonly wishes: SheetWishes; first(): SheetHead | undefined } {
  const { sheet: named } = formatsRead(from);
  let first: SheetHead | undefined;
  const wishes: SheetWishes = {
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
  return { wishes, first: () => first };
}

const headingOf = ({ header = '', delimiter }: SheetHead): string => delimiter + header.replace(/^\uFEFF|\r$/g, '');

/** Counted from zero. Throws a UsageError. */
function columnOf(word: string, names: readonly string[], width: number): number {
  const number = /^\d+$/.test(word) && !names.includes(word) ? Number(word) : undefined;
  if (number !== undefined && number >= 1 && number <= width) return number - 1;
  if (number !== undefined) throw new UsageError(`there is no column ${word}: the sheet has ${width}`);
  if (names.length === 0) throw new UsageError(`the columns of the sheet have no names: say --column 1 to ${width}`);
  return names.indexOf(names.includes(word) ? word : oneOf('column', word, names));
}

const BETWEEN: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' };

function sheetText({ delimiter, names, column, others }: SheetHead): string {
  const called = (index: number): string => (names[index] ? `'${names[index]}'` : `${index + 1}`);
  const other =
    others.length > 0 ? `; ${others.map(called).join(', ')} could be meant: --column ${others[0]! + 1}` : '';
  return `a sheet with ${BETWEEN[delimiter]}, puzzles in column ${called(column)}${other}`;
}
