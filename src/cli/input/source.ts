/** The sources of an input: operands, files, standard input and the clipboard, as text. */
import { createReadStream, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { excerpt, withExcerpts } from '../../core/printable.js';
import { type Terminal, UsageError } from '../command.js';
import { decodeStream } from './decode.js';
import { firstBytesOf, type Origin, originsOf } from './operand.js';
import { unpackStream } from './unpack.js';

/** A source of records. */
export interface Source {
  /** The name of the source in messages; absent if a message needs none. */
  readonly name?: string;
  text(): AsyncIterable<string>;
}

/** Returns the text of standard input. Somebody who is to type it is told so. */
export function stdinOf(terminal: Terminal, prompt: string): AsyncIterable<string> {
  if (terminal.isTyped && terminal.progress) terminal.note(prompt);
  return terminal.stdin;
}

/** An operand that names nothing. Its error is thrown after all other operands are handled. */
interface BadOperand {
  readonly error: UsageError;
}

export const isBadOperand = (origin: Origin | BadOperand): origin is BadOperand => 'error' in origin;
export const isStdin = (origin: Origin | BadOperand): boolean => !isBadOperand(origin) && origin.kind === '-';

export function originsOrError(operand: string): readonly (Origin | BadOperand)[] {
  try {
    return originsOf(operand);
  } catch (error) {
    if (error instanceof UsageError) return [{ error }];
    throw error;
  }
}

/** Returns the source of an operand. Records of a file always name it; others are named only among several operands. */
export function sourceOf(
  origin: Origin | BadOperand,
  index: number,
  isAmongSeveral: boolean,
  stdin: () => AsyncIterable<string>,
): Source {
  if (isBadOperand(origin)) return { text: () => throwing(origin.error) };
  const { kind, name } = origin;
  if (kind === 'file') return fileOf(name);
  const nameIfSeveral = (what: string): { name?: string } => (isAmongSeveral ? { name: what } : {});
  if (kind === '-') return { ...nameIfSeveral('standard input'), text: stdin };
  return { ...nameIfSeveral(`operand ${index + 1}`), text: () => Readable.from([name]) };
}

// biome-ignore lint/correctness/useYield: the generator only throws
async function* throwing(error: Error): AsyncGenerator<string, void, void> {
  throw error;
}

const fileOf = (name: string): Source => ({
  name,
  text: () => decodeStream(unpackStream(bytesOf(name))),
});

/**
 * Reads a file. The first bytes of a regular one are read at once, which starts sooner; the rest, or a pipe or a device,
 * is a stream, which lets the program hear an interrupt.
 */
async function* bytesOf(name: string): AsyncGenerator<Uint8Array, void, void> {
  const isRegular = statSync(name, { throwIfNoEntry: false })?.isFile();
  const first = isRegular ? firstBytesOf(name, CHUNK_BYTES) : undefined;
  if (first) yield first;
  if (first && first.length < CHUNK_BYTES) return;
  yield* createReadStream(name, { start: first?.length, highWaterMark: CHUNK_BYTES });
}

/** Bytes per read of a file: some thousand puzzles, the portion for one thread. */
const CHUNK_BYTES = 1 << 18;

/** Passes the text on. Throws a UsageError in place of a read error. */
export async function* withReadErrors(text: AsyncIterable<string>, source: string): AsyncGenerator<string, void, void> {
  try {
    yield* text;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new ReadError(`cannot read ${excerpt(source)}: ${withExcerpts((error as Error).message)}`);
  }
}

/** A source that ends too early, so that its last record may be incomplete. */
export class ReadError extends UsageError {}

/** The programs that systems have for the clipboard, with their arguments. */
const CLIPBOARD_PROGRAMS: readonly (readonly [name: string, ...args: string[]])[] =
  process.platform === 'darwin'
    ? [['pbpaste']]
    : process.platform === 'win32'
      ? [['powershell', '-NoProfile', '-Command', 'Get-Clipboard']]
      : [
          ...(process.env.WAYLAND_DISPLAY ? [['wl-paste', '--no-newline'] as const] : []),
          ['xclip', '-selection', 'clipboard', '-out'],
          ['xsel', '--clipboard', '--output'],
          ['wl-paste', '--no-newline'],
          ['powershell.exe', '-NoProfile', '-Command', 'Get-Clipboard'],
        ];

/** The largest text that is read from the clipboard. */
const MOST_COPIED = 1 << 28;

/** Yields the text on the clipboard. Throws a UsageError if no program can read it. */
export async function* clipboardText(): AsyncGenerator<string, void, void> {
  const { spawnSync } = await import('node:child_process');
  const refusals: string[] = [];
  for (const [name, ...args] of CLIPBOARD_PROGRAMS) {
    const { status, stdout, stderr, error } = spawnSync(name, args, { encoding: 'utf8', maxBuffer: MOST_COPIED });
    if (status === 0) {
      yield stdout;
      return;
    }
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT')
      refusals.push(`${name}: ${(error?.message ?? stderr).trim() || `status ${status}`}`);
  }
  throw new UsageError(
    refusals.length > 0
      ? `the clipboard cannot be read (${refusals.join('; ')})`
      : 'there is no program that reads the clipboard: install wl-clipboard (Wayland), xclip or xsel (X11)',
  );
}
