/** What the program and its commands agree on. It loads names alone, so that the program starts at once. */
import { existsSync } from 'node:fs';
import type { Command as Declaration } from 'commander';
import type { Limits, Status } from '../batch/answer.js';
import type { BlockLayout } from '../batch/portion.js';
import type { Screen } from '../render/terminal/screen.js';
import * as names from '../session/names.js';
import type { GridRules } from '../variants/rules.js';

export { type Answer, answer, type Status, type Work } from '../batch/answer.js';

/** What is expected of puzzles: rows and columns of their boxes, and how they are written. */
export interface Expected {
  readonly box?: readonly [number, number];
  /** Rules beside those that the puzzles tell themselves. */
  readonly rules?: GridRules;
  /** The format that was named; absent where it is recognised. */
  readonly from?: string;
}

/** How rows of a sheet are written. */
export interface SheetLayout {
  /** What stands between the cells of rows that are read, and of those that are written. */
  readonly from: string;
  readonly to: string;
  /** How many columns there are before ours, and which of them holds the puzzles. */
  readonly width: number;
  readonly column: number;
  /** How many are ours. */
  readonly added: number;
}

/** What every work may be told. */
export interface Common extends Expected, BlockLayout, Limits {
  readonly json: boolean;
  readonly colour: boolean;
  /** Whether it is to be said how each text was read. */
  readonly verbose?: boolean;
  /** The screen that the answer is read on; absent where it goes to a file or another program. */
  readonly screen?: Screen;
  /** How rows of a sheet are written, where answers are such. */
  readonly sheet?: SheetLayout;
}

/** Somebody who reads along, with what they see. */
export interface Seat extends Screen {
  /** Opens what shows long texts a screen at a time; absent where that is not wanted. */
  openPager?(): Promise<Pager | undefined>;
}

/** Where long texts are read. */
export interface Pager {
  /** False once nobody reads any more. */
  write(text: string | Uint8Array): boolean | Promise<boolean>;
  /** All is written: waits until it is read. */
  close(): Promise<void>;
}

/** Where a command reads and writes. */
export interface Terminal {
  readonly stdin: AsyncIterable<string>;
  /** Writes text or bytes to stdout; a promise if the reader is slow. */
  write(text: string | Uint8Array): void | Promise<void>;
  /** Writes a line to stderr. */
  note(text: string): void;
  /** Puts a line in the place of the last one of these, where somebody is there to read it. */
  readonly progress?: (text: string) => void;
  readonly colour: boolean;
  /** Absent where what is written goes to a file or another program. */
  readonly seat?: Seat;
  /** Whether what is read from stdin is typed in. */
  readonly isTyped?: boolean;
  /** Milliseconds that a record may take on the main thread, if that is to hear of interrupts. */
  readonly mainThreadLimit?: number;
  /** The size of the file that stdout is, if it is one. */
  outputSize?(): number | undefined;
}

/** The same terminal without remarks and progress. */
export const quietened = (terminal: Terminal): Terminal =>
  Object.create(null, {
    ...Object.getOwnPropertyDescriptors(terminal),
    note: { value: () => {}, enumerable: true },
    progress: { value: undefined, enumerable: true },
  });

/** A command: its options and operands, and what it does with them. */
export interface CommandModule {
  declare(command: Declaration): void;
  /** `isSaid`: whether an option stands among the arguments, and is not its default. */
  run(
    operands: readonly string[],
    words: Readonly<Record<string, unknown>>,
    terminal: Terminal,
    isSaid?: (name: string) => boolean,
  ): Promise<Status>;
}

/** An option: how it is declared, and how its word becomes a value. `options.ts` makes them. */
export interface Option<Value> {
  readonly flags: string;
  readonly about: string;
  /** The word that counts if none is said. */
  readonly usual?: string;
  /** Reads what commander found: a word, true or false, or nothing. Throws a UsageError. */
  read(word: unknown): Value;
}

/** Options by the names that commander gives them: `timeLimit` for `--time-limit`. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** The value of each option. */
export type Values<Declared extends Options> = {
  readonly [Name in keyof Declared]: ReturnType<Declared[Name]['read']>;
};

/** Why an option changes nothing in a call, as in "without --all"; false or absent where it does. */
export type Idle<Name extends PropertyKey> = { readonly [Each in Name]?: string | false | undefined };

/** A command whose options are declared in one record and read into another. */
export const commandOf = <const Declared extends Options>(parts: {
  readonly operands?: Readonly<Record<string, string>>;
  readonly options: Declared;
  /** Options without effect are told to be so: none is passed over in silence. */
  idle?(options: Values<Declared>): Idle<keyof Declared>;
  run(operands: readonly string[], options: Values<Declared>, terminal: Terminal): Promise<Status>;
}): CommandModule => ({
  declare(command) {
    for (const [name, about] of Object.entries(parts.operands ?? {})) command.argument(name, about);
    for (const { flags, about, usual } of Object.values(parts.options)) command.option(flags, about, usual);
  },
  run(operands, words, terminal, isSaid = (name) => words[name] !== undefined) {
    const read = Object.entries(parts.options).map(([name, option]) => [name, option.read(words[name])]);
    const values = Object.fromEntries(read) as Values<Declared>;
    for (const [name, why] of Object.entries(parts.idle?.(values) ?? {}))
      if (why && isSaid(name)) terminal.note(`sudoku: ${longName(parts.options[name]!)} does nothing ${why}`);
    return parts.run(operands, values, terminal);
  },
});

/** `--time-limit`, of `--time-limit <seconds>`. */
export const longName = ({ flags }: Pick<Option<unknown>, 'flags'>): string => /--[\w-]+/.exec(flags)![0];

/** A command by its name; it is loaded when it is called for. */
export interface Entry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<{ readonly command: CommandModule }>;
}

/** Something the user got wrong, told with how to mend it. */
export class UsageError extends Error {}

/** Something that could not be written: what, and why. */
export class WriteError extends Error {}

/** Does what looks up names. Throws a UsageError in the place of an UnknownName. */
export function lookedUp<Result>(lookUp: () => Result): Result {
  try {
    return lookUp();
  } catch (error) {
    throw error instanceof names.UnknownName ? new UsageError(error.message) : error;
  }
}

export const namedBy: typeof names.namedBy = (what, word, items) => lookedUp(() => names.namedBy(what, word, items));

export const oneOf: typeof names.oneOf = (what, word, words) => lookedUp(() => names.oneOf(what, word, words));

/** A file of the package, by its path there, from wherever in it this was built to. Files are read when they are asked for. */
export function packaged(path: string): URL {
  let folder = new URL('.', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) {
    const parent = new URL('..', folder);
    if (parent.href === folder.href) throw new Error(`no package.json above ${import.meta.url}`);
    folder = parent;
  }
  return new URL(path, folder);
}
