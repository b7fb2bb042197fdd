/** Classifies operands: puzzles, files of puzzles, or neither. */
import { closeSync, openSync, readdirSync, readSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { excerpt, withExcerpts } from '../../core/printable.js';
import { withoutRules } from '../../formats/beside/line-words.js';
import { recognised } from '../../formats/exchange/recognise.js';
import { UsageError } from '../command.js';

/**
 * Returns the kind of an operand; undefined if it is neither a file nor a puzzle. Throws a UsageError if it is
 * unreadable.
 */
export function operandKind(operand: string): 'file' | 'folder' | 'pattern' | 'puzzle' | undefined {
  if (operand === '')
    throw new UsageError('the operand is empty: write a puzzle, name a file, or - for standard input');
  const entry = statOf(operand);
  if (entry === 'no name') return 'puzzle';
  if (entry) return entry.isDirectory() ? 'folder' : 'file';
  return looksLikePuzzle(operand) ? 'puzzle' : isPattern(operand) ? 'pattern' : undefined;
}

/** The origin of puzzles: a file, a puzzle on the command line or standard input. */
export interface Origin {
  readonly kind: 'file' | 'puzzle' | '-';
  readonly name: string;
}

/**
 * Returns the origins that an operand stands for, such as all files of a folder. Throws a UsageError if there is none.
 */
export function originsOf(operand: string): readonly Origin[] {
  if (operand === '-') return [{ kind: '-', name: operand }];
  const kind = operandKind(operand);
  if (kind === undefined) throw notAPuzzle(operand);
  if (kind === 'file' || kind === 'puzzle') return [{ kind, name: operand }];
  const files = kind === 'folder' ? filesIn(operand) : filesMatching(operand);
  return files.map((name) => ({ kind: 'file', name }));
}

/** Throws a UsageError if the operands look like the rows or cells of one puzzle without quotes around it. */
export function checkQuoted(operands: readonly string[]): void {
  const [first = ''] = operands;
  const size = first.length === 1 ? Math.sqrt(operands.length) : operands.length;
  const areParts =
    size >= FEWEST_ROWS &&
    [1, size].includes(first.length) &&
    operands.every((text) => text.length === first.length && SYMBOLS.test(text)) &&
    operands.some((text) => /\d/.test(text)) &&
    (first.length === 1 || operands.every((text) => !statOf(text)));
  if (!areParts) return;
  const parts = first.length === 1 ? 'cells' : 'rows';
  throw new UsageError(
    `these ${operands.length} operands look like the ${parts} of one puzzle: quote it, as in '${excerpt(`${first} ${operands[1]}`)} ...'`,
  );
}

const FEWEST_ROWS = 4;
const SYMBOLS = /^[\w.*?+-]+$/;

/** Returns the error for an operand that is neither a file nor a puzzle. */
export const notAPuzzle = (operand: string): UsageError =>
  new UsageError(`there is no file ${excerpt(operand)}, and it is not a puzzle`);

/** True for a number of one or two digits that does not name a file. */
export const isSize = (operand: string): boolean => /^\d{1,2}$/.test(operand) && !statOf(operand);

/**
 * Looks up a file or folder. Returns `no name` if no file can have that name. Throws a UsageError if the lookup fails.
 */
function statOf(name: string): Stats | 'no name' | undefined {
  try {
    return statSync(name, { throwIfNoEntry: false });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENAMETOOLONG') return 'no name';
    if (code === 'ENOTDIR') return undefined;
    throw new UsageError(`cannot read ${excerpt(name)}: ${withExcerpts(message)}`);
  }
}

/** The most bytes of a file that an option names: a megabyte. A device may have no end. */
const MOST_BYTES = 1 << 20;

/** Reads a small file that an option names. Throws a UsageError. */
export function textIn(name: string): string {
  try {
    const bytes = firstBytesOf(name, MOST_BYTES + 1);
    if (bytes.length <= MOST_BYTES) return bytes.toString('utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`there is no file ${name}`);
    if (code === 'EISDIR') throw new UsageError(`${name} is a directory: name a file in it`);
    throw new UsageError(`cannot read ${excerpt(name)}: ${withExcerpts(message)}`);
  }
  throw new UsageError(`${name} is too large for an option: it has more than a megabyte`);
}

/** Returns the bytes of a file, up to a number of them. */
export function firstBytesOf(name: string, most: number): Buffer {
  const file = openSync(name, 'r');
  try {
    const bytes = Buffer.allocUnsafe(most);
    let length = 0;
    for (let read = -1; read !== 0 && length < most; length += read)
      read = readSync(file, bytes, length, most - length, null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/** Guesses if a text is meant as a puzzle: most of a puzzle is digits and empty cells, most of a file's name is not. */
function looksLikePuzzle(text: string): boolean {
  const cells = withoutRules(text);
  return (
    recognised(text) !== undefined ||
    /^:\d{4}/.test(text) ||
    /\n/.test(text) ||
    cells.replaceAll(/[^.\d_]/g, '').length * 2 > cells.length
  );
}

/** File name extensions of puzzles; a packed file has another after it. */
const EXTENSIONS = [
  'txt',
  'csv',
  'tsv',
  'sdk',
  'sdm',
  'ss',
  'sdx',
  'opensudoku',
  'sudoku',
  'json',
  'jsonl',
  'msk',
  'vbs',
];
const NAME = new RegExp(`\\.(${EXTENSIONS.join('|')})(\\.(gz|zst|xz|bz2))?$`, 'i');

/** Returns the puzzle files in a folder, sorted by name, without those in its subfolders. Throws a UsageError. */
function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && NAME.test(entry.name))
    .map(({ name }) => join(folder, name));
  if (names.length > 0) return names.sort();
  throw new UsageError(
    `there is no file of puzzles in the folder ${excerpt(folder)}: they end in .${EXTENSIONS.join(', .')}, or in one of these and .gz`,
  );
}

/** True if a name, which no file has, is a pattern. */
const isPattern = (name: string): boolean => /[*?[{]/.test(name) && /[a-z/\\]/i.test(name);

/** Returns the files that match a pattern, sorted by name. Throws a UsageError if there is none. */
function filesMatching(pattern: string): readonly string[] {
  const files = globSync(pattern.replaceAll('\\', '/'), { expandDirectories: false });
  if (files.length > 0) return [...files].sort();
  throw new UsageError(`no file matches ${excerpt(pattern)}`);
}
