/**
 * Types that the program shares with its commands. The module loads nothing but names, so that the program starts at
 * once.
 */
import { existsSync } from 'node:fs';
import type { Command as Declaration } from 'commander';
import type { Limits, Status } from '../batch/answer.js';
import type { BlockLayout } from '../batch/portion.js';
import type { LanguageCode } from '../core/languages.js';
import type { SharedSettings } from '../formats/drawn/settings.js';
import type { Screen } from '../render/terminal/screen.js';
import * as names from '../settings/names.js';
import type { GridRules } from '../variants/grid-rules.js';
import { type Idle, idleReason } from './idle.js';

export { type Answer, answer, type Status, type Work } from '../batch/answer.js';

/** The expected shape and format of the puzzles that are read. */
export interface Expected {
  /** Rows and columns of a box. */
  readonly box?: readonly [number, number];
  /** Rules of a variant, in addition to the rules that a puzzle states itself. */
  readonly rules?: GridRules;
  /** How shared drawings are read. */
  readonly shared?: SharedSettings;
  /** The format named by the user; absent if each text's format is recognised. */
  readonly from?: string;
}

/** The columns of a sheet, with the delimiters that are read and written. */
export interface SheetLayout {
  /** The delimiter in rows that are read; `to` is the delimiter in rows that are written. */
  readonly from: string;
  readonly to: string;
  /** The number of columns before ours; `column` is the index of the one with the puzzles. */
  readonly width: number;
  readonly column: number;
  /** The number of columns that we append. */
  readonly added: number;
}

/** The form of answers: text, lines of JSON, rows of a sheet, or data that the main thread sums up, filters or draws. */
export type Form = 'text' | 'json' | 'sheet' | 'data';

/** Returns the form that `--json` chooses. */
export const formOf = (json: boolean): Form => (json ? 'json' : 'text');

/** Options of the work on any record, whatever the command. */
export interface Common extends Expected, BlockLayout, Limits {
  readonly form: Form;
  /** The language of remarks and sentences; English if left out. */
  readonly language?: LanguageCode;
  readonly colour: boolean;
  /** True if a remark reports how each text was read. */
  readonly verbose?: boolean;
  /** True if a remark reports what was read of the words of a shared drawing. */
  readonly tellsRules?: boolean;
  /** The screen that shows the answer; absent if the answer goes to a file or another program. */
  readonly screen?: Screen;
  /** The layout of the rows; present if answers are rows of a sheet. */
  readonly sheet?: SheetLayout;
}

/** What the user asked for of the work on any record. */
export interface Told extends Common {
  readonly language: LanguageCode;
  readonly milliseconds: number;
}

/** What a command found on a record; the form of the answers chooses what becomes of it. */
export interface Result {
  text(): string;
  /** The object of a line of JSON, or the objects of several. A failure has the reason in it as `error`. */
  data(): object;
  /** Remarks on the record, without its place. */
  readonly remarks?: readonly string[];
  /** Remarks that many records share. */
  readonly sharedRemarks?: readonly string[];
  /** The place within the record that the remarks are on. */
  readonly at?: { readonly line?: number | undefined; readonly column?: number | undefined };
  readonly status?: Status;
  readonly isCut?: boolean;
}

/** The screen of a user who reads the output as it is written. */
export interface UserScreen extends Screen {
  /** Starts the pager. Absent if the user wants none. */
  openPager?(): Promise<Pager | undefined>;
}

/** A program that shows long texts a screen at a time. */
export interface Pager {
  /** Returns false once the user has closed the pager. */
  write(text: string | Uint8Array): boolean | Promise<boolean>;
  /** Ends the text and waits until the user closes the pager. */
  close(): Promise<void>;
}

/** The streams that a command reads from and writes to. */
export interface Terminal {
  readonly stdin: AsyncIterable<string>;
  /** Writes text or bytes to stdout; a promise if the reader is slow. */
  write(text: string | Uint8Array): void | Promise<void>;
  /** Writes a line to stderr. */
  note(text: string): void;
  /** Replaces the last progress line. Absent if stderr is not a terminal. */
  readonly progress?: (text: string) => void;
  readonly colour: boolean;
  /** The user at a screen; absent if the output goes to a file or another program. */
  readonly screen?: UserScreen;
  /** True if the user types the text of stdin. */
  readonly isTyped?: boolean;
  /** Asks the user a question; true for yes. Absent if there is no user to ask. */
  readonly ask?: (question: string) => Promise<boolean>;
  /** Returns the size of the file that stdout is redirected to, if any. */
  outputSize?(): number | undefined;
}

/**
 * The same terminal with some properties changed. Descriptors are copied, because reading the property `stdin` would
 * open standard input.
 */
export const terminalWith = (terminal: Terminal, changed: Partial<Terminal>): Terminal =>
  Object.create(Object.prototype, {
    ...Object.getOwnPropertyDescriptors(terminal),
    ...Object.getOwnPropertyDescriptors(changed),
  });

/** The same terminal without remarks and progress. */
export const withoutNotes = (terminal: Terminal): Terminal =>
  Object.defineProperty(terminalWith(terminal, { note: () => {} }), 'progress', { value: undefined });

/** A command: the declaration of its options and operands, and the function that runs it. */
export interface CommandModule {
  readonly options: Options;
  declare(command: Declaration): void;
  /** Runs the command. `isGiven` returns true for an option that is among the arguments, rather than at its default. */
  run(
    operands: readonly string[],
    args: Readonly<Record<string, unknown>>,
    terminal: Terminal,
    isGiven?: (name: string) => boolean,
  ): Promise<Status>;
}

/** The groups in which help lists options, after the command's own. */
export const OPTION_GROUPS = ['Input', 'Output', 'Batch', 'Print'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** An option: its declaration, and the reader that turns its word into a value. `options.ts` makes them. */
export interface Option<Value> {
  readonly flags: string;
  readonly about: string;
  /** The group in which help lists it; absent for what only this command does. */
  readonly group?: OptionGroup;
  /** The default word. */
  readonly defaultWord?: string;
  /** True if it may be given several times, with a word each. */
  readonly isRepeatable?: true;
  /** The words that the option takes, which shells complete; absent for other texts. */
  readonly words?: OptionWords;
  /** Reasons for which the option may do nothing; the user is told the first that applies. */
  readonly idle?: readonly Idle[];
  /** Runs the command with another terminal: `--output` takes its text to a file. */
  around?(
    values: Readonly<Record<string, unknown>>,
    terminal: Terminal,
    run: (terminal: Terminal) => Promise<Status>,
  ): Promise<Status>;
  /** Reads the value that commander found: a word, a boolean or undefined. Throws a UsageError. */
  read(word: unknown): Value;
}

/**
 * Words that an option takes. Those that take a while to load, the ids of strategies and the formats that are read, go
 * by a name, as do the names of files.
 */
export type OptionWords = readonly string[] | 'strategies' | 'formats' | 'files';

/** Options by the names under which a command reads their values. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** The value of each option. */
export type Values<Declared extends Options> = {
  readonly [Name in keyof Declared]: ReturnType<Declared[Name]['read']>;
};

/** Returns the values of some options among those of a command. Work on a thread gets these, under the same names. */
export const valuesAmong = <Declared extends Options>(
  options: Declared,
  values: { readonly [Name in keyof Declared]: unknown },
): Values<Declared> => Object.fromEntries(Object.keys(options).map((name) => [name, values[name]])) as Values<Declared>;

/**
 * A command whose options are declared in one record and read into another. The user gets a remark on each option that
 * does nothing, so that none is ignored silently.
 */
export const commandOf = <const Declared extends Options>(parts: {
  readonly operands?: Readonly<Record<string, string>>;
  readonly options: Declared;
  /** True if the command writes drawings, which it takes to the file of `--output` itself. */
  draws?(options: Values<Declared>): boolean;
  run(operands: readonly string[], options: Values<Declared>, terminal: Terminal): Promise<Status>;
}): CommandModule => ({
  options: parts.options,
  declare(command) {
    for (const [name, about] of Object.entries(parts.operands ?? {})) command.argument(name, about);
    for (const { flags, about, defaultWord, isRepeatable, group } of inGroups(parts.options)) {
      const option = command.createOption(flags, about).default(defaultWord);
      if (isRepeatable) option.argParser(withWord);
      if (group) option.helpGroup(`${group}:`);
      command.addOption(option);
    }
  },
  async run(operands, args, terminal, isGiven = (name) => args[name] !== undefined) {
    const read = Object.entries(parts.options).map(([name, option]) => [name, option.read(args[attributeOf(option)])]);
    const values = Object.fromEntries(read) as Values<Declared>;
    const byFlag = new Map(Object.entries(parts.options).map(([name, option]) => [longName(option), values[name]]));
    for (const option of Object.values(parts.options).filter((option) => isGiven(attributeOf(option)))) {
      const reason = idleReason(option, (flag) => byFlag.get(flag));
      if (reason) terminal.note(`sudoku: ${longName(option)} does nothing ${reason}`);
    }
    const around = isGiven('output') && !parts.draws?.(values) && parts.options.output?.around;
    const run = (terminal: Terminal): Promise<Status> => parts.run(operands, values, terminal);
    return around ? around(values, terminal, run) : run(terminal);
  },
});

/** Returns the options that only the command has, then those of each group. */
const inGroups = (options: Options): Option<unknown>[] =>
  [undefined, ...OPTION_GROUPS].flatMap((group) => Object.values(options).filter((option) => option.group === group));

/** Adds the word of an option that may be given several times. */
const withWord = (word: string, words: readonly string[] = []): readonly string[] => [...words, word];

/** Returns the long name of an option: `--time-limit` for `--time-limit <seconds>`. */
export const longName = ({ flags }: Pick<Option<unknown>, 'flags'>): string => /--[\w-]+/.exec(flags)![0];

/** Returns commander's name of an option: `timeLimit` for `--time-limit <seconds>`, `guess` for `--no-guess`. */
const attributeOf = (option: Pick<Option<unknown>, 'flags'>): string =>
  longName(option)
    .replace(/^--(no-)?/, '')
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A command by its name. Its module is loaded when the command is called. */
export interface Entry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<{ readonly command: CommandModule }>;
}

/** A mistake of the user; the message says how to correct it. */
export class UsageError extends Error {}

/** A failed write; the message names the file and the reason. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
}

/** Calls a function that looks up names, and turns its UnknownName into a UsageError. */
function withUsageErrors<Result>(lookUp: () => Result): Result {
  try {
    return lookUp();
  } catch (error) {
    throw error instanceof names.UnknownName ? new UsageError(error.message) : error;
  }
}

/** Looks up a name. The UsageError for a name without a likely meaning says where all names are listed. */
export function withList<Result>(list: string, lookUp: () => Result): Result {
  try {
    return withUsageErrors(lookUp);
  } catch (error) {
    const isBare = error instanceof UsageError && error.message.endsWith('.');
    throw isBare ? new UsageError(`${error.message} ${list} lists them`) : error;
  }
}

export const findByName: typeof names.findByName = (what, word, items) =>
  withUsageErrors(() => names.findByName(what, word, items));

export const oneOf: typeof names.oneOf = (what, word, words) => withUsageErrors(() => names.oneOf(what, word, words));

/** Returns the URL of a file by its path in the package, which works both from the sources and from the bundle. */
export function packageUrl(path: string): URL {
  let folder = new URL('.', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) {
    const parent = new URL('..', folder);
    if (parent.href === folder.href) throw new Error(`no package.json above ${import.meta.url}`);
    folder = parent;
  }
  return new URL(path, folder);
}
