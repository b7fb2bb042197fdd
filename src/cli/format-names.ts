/** Names of formats that options take. */
import { READ, WRITTEN } from '../formats/exchange/any.js';
import { SHEETS, type SheetName } from '../formats/sheet/cells.js';
import { UsageError } from './command.js';
import { oneOf } from './words.js';

/** What `--from` may name, and `convert --to`. */
export const SOURCES: readonly string[] = ['auto', ...READ, ...SHEETS];
export const TARGETS: readonly string[] = [...WRITTEN, ...SHEETS];

/** HoDoKu's users call its library lines by its name. */
const knownAs = (name: string): string => (name === 'hodoku' ? 'library' : name);

/** One of many formats. Throws a UsageError that says what was meant, or where all are listed. */
export function formatAmong(word: unknown, names: readonly string[]): string {
  try {
    return knownAs(oneOf('format', String(word), names.includes('library') ? [...names, 'hodoku'] : names));
  } catch (error) {
    const { message } = error as Error;
    if (SOURCES.includes(String(word).toLowerCase()) && !message.endsWith('?'))
      throw new UsageError(
        `${word} is only read: --from takes it, --to does not. sudoku convert --help lists the others`,
      );
    throw new UsageError(message.endsWith('?') ? message : `${message} sudoku convert --help lists them`);
  }
}

/** The sheet that `--from` names, or another format; neither where that is to be recognised. Throws a UsageError. */
export function formatsRead(word: unknown = 'auto'): { readonly sheet?: SheetName; readonly from?: string } {
  const name = formatAmong(word, SOURCES);
  const sheet = SHEETS.find((each) => each === name);
  if (sheet) return { sheet };
  return name === 'auto' ? {} : { from: name };
}
