/** The file of `--output`: what it holds is replaced only if the user wants it. */
import { appendFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Status } from '../../batch/answer.js';
import { INTERRUPTED } from '../../batch/interrupt.js';
import { excerpt } from '../../core/printable.js';
import { type Terminal, terminalWith, UsageError } from '../command.js';
import { type DrawnFormat, drawnFormat } from '../drawn-formats.js';
import { isFolder, type Output, outputOf, withWriteErrors } from './output.js';

/**
 * Runs a command whose answers are text, and writes them to a file. The file is written beside its place until it is
 * complete; that of a run with --resume grows in its place. Throws a UsageError or a WriteError.
 */
export async function intoFile(
  { output: name, overwrite, resume, histogram }: Readonly<Record<string, unknown>>,
  terminal: Terminal,
  run: (terminal: Terminal) => Promise<Status>,
): Promise<Status> {
  const output = String(name);
  refuseOtherName(output, histogram === undefined ? 'text' : 'svg');
  const goesOn = resume !== undefined && existsSync(String(resume));
  if (!goesOn) await confirmReplacing(output, overwrite === true, terminal);
  const file = resume === undefined ? outputOf(output, terminal) : growing(output, goesOn);
  let isEmpty = true;
  let status: Status | undefined;
  const write: Terminal['write'] = (text) => {
    isEmpty = false;
    return file.write(text);
  };
  const outputSize = (): number => sizeOf(output);
  const withFile = terminalWith(terminal, { write, colour: false, ...(resume !== undefined && { outputSize }) });
  try {
    status = await run(Object.defineProperty(withFile, 'screen', { value: undefined }));
    return status;
  } finally {
    // An interrupt leaves the part that was made beside its place.
    if (status !== INTERRUPTED) await file.close(status === 0 || (status !== undefined && !isEmpty));
  }
}

/** The file of a run that may be interrupted and go on. */
function growing(name: string, goesOn: boolean): Output {
  if (!goesOn) withWriteErrors(name, () => writeFileSync(name, ''));
  return { write: (text) => withWriteErrors(name, () => appendFileSync(name, text)), close: () => {} };
}

/** Throws a UsageError for a file whose name says a drawing other than what is written, as text in `.pdf`. */
export function refuseOtherName(output: string, written: DrawnFormat | 'text'): void {
  const named = drawnFormat(extname(output).slice(1).toLowerCase());
  if (named && named !== written)
    throw new UsageError(
      `--output ${excerpt(output)}: the name says ${named}, but ${written} is asked for: let them agree (--to says the format)`,
    );
}

/**
 * Asks the user, at a terminal, if what a file or a folder holds is to be replaced: `ending` is that of the files that
 * would be written to a folder. Throws a UsageError if not, or if nobody can be asked.
 */
export async function confirmReplacing(
  output: string,
  overwrite: boolean,
  { ask }: Pick<Terminal, 'ask'>,
  ending?: string,
): Promise<void> {
  if (overwrite || !holdsSomething(output, ending)) return;
  if (await ask?.(`${excerpt(output)} holds something already. Replace it?`)) return;
  throw new UsageError(`${excerpt(output)} holds something already: --overwrite replaces it`);
}

/** Returns the size of a file; 0 for a device or a pipe, and where there is none: the write that follows says why. */
function sizeOf(name: string): number {
  try {
    const found = statSync(name);
    return found.isFile() ? found.size : 0;
  } catch {
    return 0;
  }
}

/** True for a file that is not empty, and for a folder with files of an ending. Devices and pipes hold nothing. */
const holdsSomething = (output: string, ending?: string): boolean =>
  isFolder(output)
    ? ending !== undefined && readdirSync(output).some((name) => name.endsWith(ending))
    : sizeOf(output) > 0;
