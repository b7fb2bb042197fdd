/** The input of a command: records from operands, which are puzzles or files, or from standard input. */
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { LARGEST_SIZE } from '../../core/geometry.js';
import { printable } from '../../core/printable.js';
import { type Split, splitterOf } from '../../formats/exchange/splitter.js';
import { singleRowsOnly, usualShape } from '../../formats/format.js';
import { Misread } from '../../formats/misread.js';
import type { PuzzleRecord, Skipped, Splitter } from '../../formats/record.js';
import { type SheetHead, sheetSplitter } from '../../formats/sheet/split.js';
import { type GridRules, replacesBoxes } from '../../variants/rules.js';
import { type Expected, type Terminal, UsageError } from '../command.js';
import { readFrom, sheetReader } from '../sheet-options.js';
import { decodeStream } from './decode.js';
import { checkQuoted, isSize, type Origin, originsOf } from './operand.js';
import { clipboardText } from './paste.js';
import { shapeOf } from './puzzle.js';
import type { Resume } from './resume.js';
import { rulesFrom } from './rules.js';
import { unpackStream } from './unpack.js';

export interface Input {
  readonly expected: Expected;
  /**
   * True if the input is a puzzle on the command line. Its answer needs no name, for the user has just typed the
   * puzzle.
   */
  readonly isWrittenOut: boolean;
  /** True if the user types puzzles into a terminal and waits for each answer. */
  readonly isTyped: boolean;
  /** Returns the header of the first sheet found in the sources so far. */
  sheet(): SheetHead | undefined;
  /** Text to write before the first answer. */
  readonly head?: string;
  /** The file of `--resume`, which records how far an earlier run came. */
  readonly resume?: Resume;
  /**
   * Yields the records as they come. Sources that are empty or unreadable throw a UsageError, after all other sources.
   */
  records(): AsyncGenerator<readonly PuzzleRecord[], void, void>;
}

/** A source of records. */
interface Source {
  /** The name of the source in messages; absent if a message needs none. */
  readonly name?: string;
  text(): AsyncIterable<string>;
}

/** Reads operands and options into an input: the sources in order, and the expected size. Throws a UsageError. */
export function inputOf(
  operands: readonly string[],
  args: Readonly<Record<string, unknown>>,
  terminal: Terminal,
  splitOther?: Split,
): Input {
  checkQuoted(operands);
  const sizes = operands.filter(isSize);
  if (sizes.length > 1) throw new UsageError(`several sizes are expected, ${sizes.join(' and ')}: say one`);
  const origins = operands.filter((operand) => !sizes.includes(operand)).flatMap(originsOrError);
  const readsStdin = origins.filter(isStdin).length;
  if (readsStdin > 1) throw new UsageError('standard input can be read once: - stands twice among the operands');
  const { from } = readFrom(args.from);
  const rules = rulesFrom(args);
  const expected = {
    ...expectedOf(sizes[0], args.box as string | undefined, rules),
    ...(from !== undefined && { from }),
    ...(rules && { rules }),
  };
  const sources = origins.map((origin, index) => sourceOf(origin, index, origins.length > 1, terminal));
  if (args.paste) sources.push({ name: 'the clipboard', text: clipboardText });
  if (sources.length === 0) sources.push({ text: () => terminal.stdin });
  const remark = sizes[0] === undefined ? '' : ` (${sizes[0]} says what size is expected)`;
  const { options, first } = sheetReader(args, terminal);
  const other = splitOther ?? splitterOf(from, terminal.isTyped);
  const split = splitOther || from !== undefined ? other : sheetSplitter(options, other);
  return {
    expected,
    sheet: first,
    ...(args.resume !== undefined && { resume: { file: String(args.resume), options: { ...args, ...expected } } }),
    isWrittenOut: origins.length === 1 && !isBadOperand(origins[0]!) && origins[0].kind === 'puzzle',
    isTyped: ((origins.length === 0 && !args.paste) || readsStdin > 0) && Boolean(terminal.isTyped),
    records: () => recordsOf(sources, remark, (source) => split(shapeOf(expected), source), terminal),
  };
}

/** An operand that names nothing. Its error is thrown after all other operands are handled. */
interface BadOperand {
  readonly error: UsageError;
}

const isBadOperand = (origin: Origin | BadOperand): origin is BadOperand => 'error' in origin;
const isStdin = (origin: Origin | BadOperand): boolean => !isBadOperand(origin) && origin.kind === '-';

function originsOrError(operand: string): readonly (Origin | BadOperand)[] {
  try {
    return originsOf(operand);
  } catch (error) {
    if (error instanceof UsageError) return [{ error }];
    throw error;
  }
}

/** Returns the source of an operand. Records of a file always name it; others are named only among several operands. */
function sourceOf(origin: Origin | BadOperand, index: number, isAmongSeveral: boolean, terminal: Terminal): Source {
  if (isBadOperand(origin)) return { text: () => throwing(origin.error) };
  const { kind, name } = origin;
  if (kind === 'file') return fileOf(name);
  const nameIfSeveral = (what: string): { name?: string } => (isAmongSeveral ? { name: what } : {});
  if (kind === '-') return { ...nameIfSeveral('standard input'), text: () => terminal.stdin };
  return { ...nameIfSeveral(`operand ${index + 1}`), text: () => Readable.from([name]) };
}

// biome-ignore lint/correctness/useYield: the generator only throws
async function* throwing(error: Error): AsyncGenerator<string, void, void> {
  throw error;
}

/** Determines if the input has a single record. This reads ahead, so callers must continue with the returned input. */
export async function lookAhead(input: Input): Promise<{ readonly isOnly: boolean; readonly input: Input }> {
  const coming = input.records();
  const seen: (readonly PuzzleRecord[])[] = [];
  let count = 0;
  let failure: { readonly error: unknown } | undefined;
  let isDone = false;
  try {
    while (count < 2 && !isDone) {
      const { value, done } = await coming.next();
      if (value) seen.push(value);
      count += value?.length ?? 0;
      isDone = Boolean(done);
    }
  } catch (error) {
    failure = { error };
  }
  async function* records(): AsyncGenerator<readonly PuzzleRecord[], void, void> {
    yield* seen;
    if (failure) throw failure.error;
    yield* coming;
  }
  return { isOnly: isDone && count === 1, input: { ...input, records } };
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
  const first = isRegular ? firstBytesOf(name) : undefined;
  if (first) yield first;
  if (first && first.length < CHUNK_BYTES) return;
  yield* createReadStream(name, { start: first?.length, highWaterMark: CHUNK_BYTES });
}

function firstBytesOf(name: string): Uint8Array {
  const file = openSync(name, 'r');
  try {
    const bytes = Buffer.allocUnsafe(CHUNK_BYTES);
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** Bytes per read of a file: some thousand puzzles, the portion for one thread. */
const CHUNK_BYTES = 1 << 18;

/**
 * Returns the box shape for a size, a shape or both. Throws a UsageError if there is no such grid; `advice` is
 * added for a size without boxes.
 */
export function expectedOf(
  size: string | undefined,
  box: string | undefined,
  rules: GridRules = {},
  advice = '',
): Expected {
  const asked = box === undefined ? undefined : boxOf(box);
  if (size === undefined) return asked ? { box: asked } : {};
  const number = Number(size);
  if (!Number.isInteger(number) || number < 1 || number > LARGEST_SIZE)
    throw new UsageError(`there is no grid of size ${size}: sizes go from 1 to ${LARGEST_SIZE}`);
  if (asked && asked[0] * asked[1] !== number)
    throw new UsageError(`boxes of ${box} make a grid of size ${asked[0] * asked[1]}, not ${number}`);
  const usual = usualShape(number);
  if (!asked && !usual && !replacesBoxes(rules)) throw new UsageError(`size ${singleRowsOnly(number)}${advice}`);
  return { box: asked ?? (usual ? [usual.boxRows, usual.boxColumns] : [1, number]) };
}

function boxOf(text: string): [number, number] {
  const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/i.exec(text) ?? [];
  const size = Number(rows) * Number(columns);
  if (rows === undefined)
    throw new UsageError(`'${text}' is not a box shape: give the rows x columns of a box, as in 2x3`);
  if (size < 1 || size > LARGEST_SIZE)
    throw new UsageError(`boxes of ${text} make a grid of size ${size}: sizes go from 1 to ${LARGEST_SIZE}`);
  return [Number(rows), Number(columns)];
}

/** Yields the records of all sources in order. Errors of single sources are thrown after the last source. */
async function* recordsOf(
  sources: readonly Source[],
  remark: string,
  splitterOf: (source?: string) => Splitter,
  terminal: Terminal,
): AsyncGenerator<readonly PuzzleRecord[], void, void> {
  const complaints: string[] = [];
  for (const { name, text } of sources) {
    const splitter = splitterOf(name);
    const nameIfSeveral = name ?? 'standard input';
    let any = false;
    try {
      try {
        for await (const chunk of withReadErrors(text(), nameIfSeveral)) {
          const records = splitter.push(chunk);
          any ||= records.length > 0;
          yield records;
        }
      } catch (error) {
        if (error instanceof ReadError) yield splitter.end().slice(0, -1);
        throw error;
      }
      const last = splitter.end();
      if (any || last.length > 0) {
        reportSkipped(splitter.skipped?.(), name, terminal);
        yield last;
      } else complaints.push(`${nameIfSeveral} is empty: there is no puzzle in it${remark}`);
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof Misread)) throw error;
      complaints.push(error instanceof Misread ? `${nameIfSeveral}: ${error.message}` : error.message);
    }
  }
  if (complaints.length > 0) throw new UsageError(complaints.join('\nsudoku: '));
}

/** Writes a remark on lines of a source that belong to no record. */
function reportSkipped(skipped: Skipped | undefined, name: string | undefined, terminal: Terminal): void {
  if (!skipped || skipped.count === 0) return;
  const { count, stretches } = skipped;
  const [first] = stretches;
  const places = stretches.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
  const others = count - stretches.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const which = `${places.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
  const reason =
    count === 1 ? 'skipped, for it holds no puzzle' : `skipped, for they hold no puzzle, as line ${first!.from}`;
  terminal.progress?.('');
  terminal.note(
    printable(
      `${name === undefined ? '' : `${name}, `}line${count === 1 ? '' : 's'} ${which}: ${reason}: ${first!.text}`,
    ),
  );
}

/** Passes the text on. Throws a UsageError in place of a read error. */
async function* withReadErrors(text: AsyncIterable<string>, source: string): AsyncGenerator<string, void, void> {
  try {
    yield* text;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new ReadError(printable(`cannot read ${source}: ${(error as Error).message}`));
  }
}

/** A source that ends too early, so that its last record may be incomplete. */
class ReadError extends UsageError {}
