/**
 * Output: standard output, a file that appears when it is complete, or a folder of files. A folder that the user names
 * is created; the folder of a single file must exist.
 */

import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, sep } from 'node:path';
import { exitAtInterrupt } from '../../batch/interrupt.js';
import { excerpt, withExcerpts } from '../../core/printable.js';
import { type Terminal, WriteError } from '../command.js';

export interface Output {
  /** Throws a WriteError. */
  write(text: string | Uint8Array): void | Promise<void>;
  /** Ends the output and keeps it if it is complete. Throws a WriteError. */
  close(isComplete: boolean): void | Promise<void>;
}

/** Opens the output before any work, so that no work is lost. Throws a WriteError. */
export function outputOf(file: unknown, terminal: Terminal): Output {
  if (file === undefined || file === '-' || file === '/dev/stdout')
    return { write: (text) => terminal.write(text), close: () => {} };
  const name = String(file);
  try {
    const old = statSync(name, { throwIfNoEntry: false });
    return old && !old.isFile() ? openDevice(name) : writeThenRename(name, terminal, old?.mode);
  } catch (error) {
    throw writeErrorFor(name, error);
  }
}

/** Opens a device or a pipe, which cannot be replaced by a finished file. */
function openDevice(name: string): Output {
  const descriptor = openSync(name, 'w');
  return {
    write: (text) => withWriteErrors(name, () => writeFileSync(descriptor, text)),
    close: () => withWriteErrors(name, () => closeSync(descriptor)),
  };
}

/** Writes a file beside its place and renames it at the end, so that no reader takes a part for the whole. */
function writeThenRename(name: string, terminal: Terminal, mode?: number): Output {
  if (mode !== undefined) accessSync(name, constants.W_OK);
  const place = mode === undefined ? name : realpathSync(name);
  const beside = `${place}.${process.pid}.part`;
  const descriptor = openSync(beside, 'wx', mode);
  let isEmpty = true;
  const drop = (): void => rmSync(beside, { force: true });
  const whenInterrupted = (): void => {
    if (isEmpty) drop();
    else terminal.note(`sudoku: ${name} was not written: the part made so far is in ${beside}`);
  };
  process.once('exit', whenInterrupted);
  const stopListening = exitAtInterrupt();
  return {
    write(text) {
      withWriteErrors(name, () => writeFileSync(descriptor, text));
      isEmpty = false;
    },
    async close(isComplete) {
      await stopListening();
      process.removeListener('exit', whenInterrupted);
      try {
        closeSync(descriptor);
        if (isComplete) renameSync(beside, place);
        else drop();
      } catch (error) {
        drop();
        throw writeErrorFor(name, error);
      }
    },
  };
}

/** Returns what a function returns that writes to a file. Throws a WriteError with the name of the file. */
export function withWriteErrors<Result>(name: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw writeErrorFor(name, error);
  }
}

/** Reasons by the system's error codes, whose own messages name the temporary file. */
const REASONS: Readonly<Record<string, (name: string) => string>> = {
  ENOENT: (name) =>
    isFolder(dirname(name)) ? 'no file can be made there' : `there is no folder ${excerpt(dirname(name))}`,
  ENOTDIR: (name) => `${excerpt(dirname(name))} is no folder`,
  EISDIR: () => 'it is a folder',
  EEXIST: () => 'there is a file of that name',
  EACCES: () => 'it may not be written',
  EROFS: () => 'nothing can be written there',
};

export const writeErrorFor = (name: string, error: unknown): WriteError => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new WriteError(`cannot write ${excerpt(name)}: ${REASONS[code]?.(name) ?? withExcerpts(message)}`);
};

/**
 * True if a folder of this name exists. A lookup that fails counts as false: the write that follows reports the reason.
 */
export function isFolder(name: string): boolean {
  try {
    return statSync(name).isDirectory();
  } catch {
    return false;
  }
}

/** True for a name that ends in a slash, or in the system's own separator, and for a folder that exists. */
export const isFolderName = (name: string, separator = sep): boolean =>
  name.endsWith('/') || name.endsWith(separator) || isFolder(name);

/**
 * Makes a folder and its parents where they do not exist. Node's recursive `mkdir` does not return in a folder that
 * exists and accepts no children, such as /proc. Throws a WriteError.
 */
export function makeFolder(name: string): void {
  if (isFolder(name)) return;
  const above = dirname(name);
  if (above !== name) makeFolder(above);
  try {
    mkdirSync(name);
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(name)) throw writeErrorFor(name, error);
  }
}
