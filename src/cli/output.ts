/**
 * Where what was made goes: standard output, a file that appears when all of it is there, or a folder of files. A folder
 * that was asked for is made; the folder of a single file has to be there.
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
import { dirname } from 'node:path';
import { type Terminal, WriteError } from './command.js';

export interface Output {
  /** Throws a WriteError. */
  write(text: string | Uint8Array): void | Promise<void>;
  /** Nothing more comes. What was written is kept if it is whole. Throws a WriteError. */
  close(isWhole: boolean): void | Promise<void>;
}

/** A file is opened before any work is done. Throws a WriteError. */
export function outputOf(file: unknown, terminal: Terminal): Output {
  if (file === undefined || file === '-' || file === '/dev/stdout')
    return { write: (text) => terminal.write(text), close: () => {} };
  const name = String(file);
  try {
    const old = statSync(name, { throwIfNoEntry: false });
    return old && !old.isFile() ? straightTo(name) : besideAndRenamed(name, terminal, old?.mode);
  } catch (error) {
    throw unwritable(name, error);
  }
}

/** A device or a pipe. */
function straightTo(name: string): Output {
  const descriptor = openSync(name, 'w');
  return {
    write: (text) => orWriteError(name, () => writeFileSync(descriptor, text)),
    close: () => orWriteError(name, () => closeSync(descriptor)),
  };
}

/** A file that is written beside its place, so that nobody takes a part of it for the whole. */
function besideAndRenamed(name: string, terminal: Terminal, mode?: number): Output {
  if (mode !== undefined) accessSync(name, constants.W_OK);
  const place = mode === undefined ? name : realpathSync(name);
  const beside = `${place}.${process.pid}.part`;
  const descriptor = openSync(beside, 'wx', mode);
  let isEmpty = true;
  const drop = (): void => rmSync(beside, { force: true });
  const whenInterrupted = (): void => {
    if (isEmpty) drop();
    else terminal.note(`sudoku: ${name} was not written: what was made so far is in ${beside}`);
  };
  process.once('exit', whenInterrupted);
  return {
    write(text) {
      orWriteError(name, () => writeFileSync(descriptor, text));
      isEmpty = false;
    },
    close(isWhole) {
      process.removeListener('exit', whenInterrupted);
      try {
        closeSync(descriptor);
        if (isWhole) renameSync(beside, place);
        else drop();
      } catch (error) {
        drop();
        throw unwritable(name, error);
      }
    },
  };
}

function orWriteError(name: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw unwritable(name, error);
  }
}

/** Reasons that the system tells by a code and the path of a file that nobody has named. */
const REASONS: Readonly<Record<string, (name: string) => string>> = {
  ENOENT: (name) => (isFolder(dirname(name)) ? 'no file can be made there' : `there is no folder ${dirname(name)}`),
  ENOTDIR: (name) => `${dirname(name)} is no folder`,
  EISDIR: () => 'it is a folder',
  EEXIST: () => 'there is a file of that name',
  EACCES: () => 'it may not be written',
  EROFS: () => 'nothing can be written there',
};

export const unwritable = (name: string, error: unknown): WriteError => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new WriteError(`cannot write ${name}: ${REASONS[code]?.(name) ?? message}`);
};

/** Whether one is there; whoever wants to write to what cannot be looked at hears why then. */
export function isFolder(name: string): boolean {
  try {
    return statSync(name).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Makes a folder and those that it lies in, if they are not there. What Node has for that never ends in a folder that is
 * there and takes none, as /proc. Throws a WriteError.
 */
export function makeFolder(name: string): void {
  if (isFolder(name)) return;
  const above = dirname(name);
  if (above !== name) makeFolder(above);
  try {
    mkdirSync(name);
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(name)) throw unwritable(name, error);
  }
}
