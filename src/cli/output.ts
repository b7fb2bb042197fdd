/** Where what was made goes: standard output, or a file that appears when all of it is there. */
import {
  accessSync,
  closeSync,
  constants,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type Terminal, UsageError, WriteError } from './command.js';

export interface Output {
  /** Throws a WriteError. */
  write(text: string | Uint8Array): void | Promise<void>;
  /** Nothing more comes. What was written is kept if it is whole. Throws a WriteError. */
  close(isWhole: boolean): void | Promise<void>;
}

/** A file is opened before any work is done. Throws a UsageError. */
export function outputOf(file: unknown, terminal: Terminal): Output {
  if (file === undefined || file === '-' || file === '/dev/stdout')
    return { write: (text) => terminal.write(text), close: () => {} };
  const name = String(file);
  try {
    const old = statSync(name, { throwIfNoEntry: false });
    return old && !old.isFile() ? straightTo(name) : besideAndRenamed(name, terminal, old?.mode);
  } catch (error) {
    throw new UsageError(`cannot write ${name}: ${(error as Error).message}. Name a file that can be written`);
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
        throw new WriteError(`cannot write ${name}: ${(error as Error).message}`);
      }
    },
  };
}

function orWriteError(name: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new WriteError(`cannot write ${name}: ${(error as Error).message}`);
  }
}
