/** Folders, and patterns of names that no shell expanded, as the files that are meant. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { printable } from '../core/printable.js';
import { UsageError } from './command.js';

/** What files of puzzles are called, packed or not. */
const ENDINGS = ['txt', 'csv', 'tsv', 'sdk', 'sdm', 'ss', 'sdx', 'opensudoku', 'sudoku', 'json', 'jsonl', 'msk', 'vbs'];
const NAME = new RegExp(`\\.(${ENDINGS.join('|')})(\\.(gz|zst|xz|bz2))?$`, 'i');

/** The files of puzzles in a folder, by their names; those in folders within are not among them. Throws a UsageError. */
export function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && NAME.test(entry.name))
    .map(({ name }) => join(folder, name));
  if (names.length > 0) return names.sort();
  throw new UsageError(
    `there is no file of puzzles in the folder ${printable(folder)}: they end in .${ENDINGS.join(', .')}, or in one of these and .gz`,
  );
}

/** Whether a name that is no file's is a pattern. */
export const isPattern = (name: string): boolean => /[*?[{]/.test(name) && /[a-z/\\]/i.test(name);

/** The files that fit a pattern, by their names. Throws a UsageError where none does. */
export function filesLike(pattern: string): readonly string[] {
  const files = globbing()(pattern.replaceAll('\\', '/'), { expandDirectories: false });
  if (files.length > 0) return [...files].sort();
  throw new UsageError(`no file is called like ${printable(pattern)}`);
}

/** Loaded where there is a pattern: most of the time there is none. */
const globbing = (): typeof import('tinyglobby')['globSync'] => createRequire(import.meta.url)('tinyglobby').globSync;
