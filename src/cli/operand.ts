/** What an operand is: a puzzle, a file of puzzles, or neither. */
import { type Stats, statSync } from 'node:fs';
import { printable } from '../core/printable.js';
import { recognised } from '../formats/exchange/recognise.js';
import { UsageError } from './command.js';
import { isPattern } from './places.js';

/** Whether it is a file, more of them, or a puzzle itself; undefined if it is none. Throws a UsageError for what cannot be read. */
export function kindOf(operand: string): 'file' | 'folder' | 'pattern' | 'puzzle' | undefined {
  if (operand === '')
    throw new UsageError('the operand is empty: write a puzzle, name a file, or - for standard input');
  const entry = entryOf(operand);
  if (entry === 'no name') return 'puzzle';
  if (entry) return entry.isDirectory() ? 'folder' : 'file';
  return looksLikePuzzle(operand) ? 'puzzle' : isPattern(operand) ? 'pattern' : undefined;
}

/** What is said of an operand that is neither. */
export const neither = (operand: string): UsageError =>
  new UsageError(`there is no file ${shown(operand)}, and it is no puzzle`);

/** An operand as it is told of, cut where it is too long to be read. */
export const shown = (operand: string): string =>
  printable(operand.length > MOST_SHOWN ? `${operand.slice(0, MOST_SHOWN)}…` : operand);

const MOST_SHOWN = 100;

/** A number of one or two places that is no file. */
export const isSize = (operand: string): boolean => /^\d{1,2}$/.test(operand) && !entryOf(operand);

/** What there is under a name; `no name` if no file can be called so. Throws a UsageError where that cannot be told. */
function entryOf(name: string): Stats | 'no name' | undefined {
  try {
    return statSync(name, { throwIfNoEntry: false });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENAMETOOLONG') return 'no name';
    if (code === 'ENOTDIR') return undefined;
    throw new UsageError(`cannot read ${shown(name)}: ${printable(message)}`);
  }
}

/** Most of a puzzle is digits and empty cells; most of a file's name is not. */
const looksLikePuzzle = (text: string): boolean =>
  recognised(text) !== undefined ||
  /^:\d{4}/.test(text) ||
  /\n/.test(text) ||
  text.replaceAll(/[^.\d_]/g, '').length * 2 > text.length;
