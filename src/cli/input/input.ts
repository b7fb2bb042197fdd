/** The input of a command: records from operands, which are puzzles or files, or from standard input. */
import { printable } from '../../core/printable.js';
import { leftOutText } from '../../formats/beside/left-out.js';
import { formatOfWords, load } from '../../formats/exchange/any.js';
import { type Split, splitterOf } from '../../formats/exchange/splitter.js';
import { Misread } from '../../formats/misread.js';
import type { PuzzleRecord, Skipped, Splitter } from '../../formats/record.js';
import type { SheetHead } from '../../formats/sheet/split.js';
import { SKIPPED } from '../../formats/stream/solutions.js';
import { type Expected, formOf, type Terminal, type Told, UsageError } from '../command.js';
import { readFrom, sheetReader } from '../sheet-options.js';
import { checkQuoted, isSize } from './operand.js';
import type { Resume } from './resume.js';
import { rulesFrom, sharedFrom } from './rules.js';
import { expectedOf, expectedShape } from './shape.js';
import {
  clipboardText,
  isBadOperand,
  isStdin,
  originsOrError,
  ReadError,
  type Source,
  sourceOf,
  stdinOf,
  withReadErrors,
} from './source.js';

export interface Input {
  readonly expected: Expected;
  /**
   * True if the input is a puzzle on the command line. Its answer needs no name, for the user has just typed the
   * puzzle.
   */
  readonly isWrittenOut: boolean;
  /** True if the records come from several files, as those of a folder. */
  readonly isOfSeveralFiles: boolean;
  /** True if the user types puzzles into a terminal and waits for each answer. */
  readonly isTyped: boolean;
  /** Returns the header of the first sheet found in the sources so far. */
  sheet(): SheetHead | undefined;
  /** Text to write before the first answer. */
  readonly head?: string;
  /** The file of `--resume`, which records how far an earlier run came. */
  readonly resume?: Resume;
  /**
   * Yields the records as they come, each with its format loaded. Sources that are empty or unreadable throw a UsageError, after all other sources.
   */
  records(): AsyncGenerator<readonly PuzzleRecord[], void, void>;
}

/** Returns what every work on records is told of them, and of how to answer. */
export const toldOf = (
  args: Pick<Told, 'language' | 'milliseconds' | 'verbose'> & { readonly json: boolean },
  { expected }: Input,
  { colour }: Terminal,
) => ({
  ...expected,
  form: formOf(args.json),
  colour,
  language: args.language,
  milliseconds: args.milliseconds,
  verbose: args.verbose ?? false,
});

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
    ...expectedOf(sizes[0], args.box as Expected['box'], rules),
    ...(from !== undefined && { from }),
    ...(rules && { rules }),
    ...sharedFrom(args),
  };
  const wanted = splitOther ? 'trace' : 'puzzle';
  const stdin = (): AsyncIterable<string> => stdinOf(terminal, promptFor(`a ${wanted}`));
  const sources = origins.map((origin, index) => sourceOf(origin, index, origins.length > 1, stdin));
  if (args.paste) sources.push({ name: 'the clipboard', text: clipboardText });
  if (sources.length === 0) sources.push({ text: stdin });
  const remark = sizes[0] === undefined ? '' : ` (${sizes[0]} says what size is expected)`;
  const lack = `there is no ${wanted} in it${remark}`;
  const { options, first } = sheetReader(args, terminal);
  const split = splitOther ?? splitterOf(from, terminal.isTyped, options);
  return {
    expected,
    sheet: first,
    ...(args.resume !== undefined && { resume: { file: String(args.resume), options: { ...args, ...expected } } }),
    isWrittenOut: origins.length === 1 && !isBadOperand(origins[0]!) && origins[0].kind === 'puzzle',
    isOfSeveralFiles: origins.filter((origin) => !isBadOperand(origin) && origin.kind === 'file').length > 1,
    isTyped: ((origins.length === 0 && !args.paste) || readsStdin > 0) && Boolean(terminal.isTyped),
    records: () =>
      withFormats(
        recordsOf(sources, lack, (source) => split(expectedShape(expected), source), terminal),
        expected,
      ),
  };
}

/** What a person at the keyboard is asked for, with the keys that end a text. */
const promptFor = (what: string): string =>
  `type or paste ${what}, then ${process.platform === 'win32' ? 'Ctrl-Z and Enter' : 'Ctrl-D'}`;

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
    // Without a record there is nothing to answer, and no header to write before the error.
    if (count === 0) throw error;
    failure = { error };
  }
  async function* records(): AsyncGenerator<readonly PuzzleRecord[], void, void> {
    yield* seen;
    if (failure) throw failure.error;
    yield* coming;
  }
  return { isOnly: isDone && count === 1, input: { ...input, records } };
}

/** Passes records on once the formats that they are in are loaded, so that every command reads every format. */
async function* withFormats(
  coming: AsyncIterable<readonly PuzzleRecord[]>,
  { from, shared }: Expected,
): AsyncGenerator<readonly PuzzleRecord[], void, void> {
  await load([], from);
  for await (const records of coming) {
    await load(from === undefined ? records.map(({ text }) => text) : [], formatOfWords(records, shared));
    yield records;
  }
}

/** Yields the records of all sources in order. Errors of single sources are thrown after the last source. */
async function* recordsOf(
  sources: readonly Source[],
  lack: string,
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
      } else complaints.push(`${nameIfSeveral} is empty: ${lack}`);
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof Misread)) throw error;
      complaints.push(error instanceof Misread ? `${nameIfSeveral}: ${error.message}` : error.message);
    }
  }
  if (complaints.length > 0) throw new UsageError(complaints.join('\nsudoku: '));
}

/** Writes a remark on lines of a source that belong to no record. */
function reportSkipped(skipped: Skipped | undefined, name: string | undefined, terminal: Terminal): void {
  if (!skipped) return;
  const { count, stretches, rule } = skipped;
  const before = name === undefined ? '' : `${name}, `;
  if (rule) {
    terminal.progress?.('');
    terminal.note(printable(`${before}line ${rule.line}: ${leftOutText(SKIPPED, rule.text)}`));
  }
  if (count === 0 || (rule && count === 1 && stretches[0]!.from === rule.line)) return;
  const [first] = stretches;
  const places = stretches.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
  const others = count - stretches.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const which = `${places.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
  const reason =
    count === 1 ? 'skipped, for it holds no puzzle' : `skipped, for they hold no puzzle, as line ${first!.from}`;
  terminal.progress?.('');
  terminal.note(printable(`${before}line${count === 1 ? '' : 's'} ${which}: ${reason}: ${first!.text}`));
}
