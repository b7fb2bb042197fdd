/** Options that several commands share, and the readers of their words. */

import { availableParallelism } from 'node:os';
import { constraints } from '../../constraints/index.js';
import { LARGEST_SIZE } from '../core/geometry.js';
import { LANGUAGES, type LanguageCode } from '../core/languages.js';
import { quoted } from '../core/printable.js';
import { box } from '../formats/puzzle-like.js';
import { LEVELS } from '../logic/step/strategy.js';
import type { Screen } from '../render/terminal/screen.js';
import { oneOf } from '../settings/one-of.js';
import { BadOption } from '../settings/options.js';
import { type Range, range } from '../settings/range.js';
import { text, whole } from '../settings/settings.js';
import { ofWords } from '../settings/words.js';
import { LADDERS } from '../solver/ladder-names.js';
import {
  longName,
  type Option,
  type OptionGroup,
  type Options,
  type OptionWords,
  type Terminal,
  UsageError,
} from './command.js';

/** Reads the word of an option, as a setting of the library does or by itself. */
export interface Reader<Value> {
  /** Returns the value of a word. Throws a UsageError, or a BadOption, with the option's name. */
  (word: string, name: string): Value;
  /** Returns what the word stands for, if the reader takes values too; undefined if it stands for nothing. */
  readonly ofWord?: (word: string) => unknown;
  readonly takesWord?: string;
  readonly words?: OptionWords;
}

/** Makes a reader of a function, with the words that it takes. */
export const taking = <Read extends (word: string, name: string) => unknown>(
  words: OptionWords | undefined,
  read: Read,
) => Object.assign(read, words && { words });

/** Reads a word as an option does. Throws a UsageError. */
export function readWord<Value>(read: Reader<Value>, word: string, name: string): Value {
  const { ofWord, takesWord } = read;
  const told = ofWord ? ofWord(word) : word;
  if (told === undefined) throw new UsageError(`${name} takes ${takesWord}, not ${quoted(word)}`);
  // A setting that takes numbers refuses their texts.
  const asNumber = ofWord || word.trim() === '' || Number.isNaN(Number(word)) ? undefined : Number(word);
  try {
    return read(told as string, name);
  } catch (error) {
    if (!(error instanceof BadOption)) throw error;
    if (asNumber !== undefined && isTaken(read, asNumber)) return read(asNumber as unknown as string, name);
    throw new UsageError(error.message);
  }
}

/** True if a setting takes a number. */
function isTaken(read: Reader<unknown>, number: number): boolean {
  try {
    read(number as unknown as string, '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes an option that takes a word. Without the option its value is undefined, or that of the word `defaultWord` if
 * given.
 */
export function option<Value>(flags: string, about: string, read: Reader<Value>): Option<Value | undefined>;
export function option<Value>(flags: string, about: string, read: Reader<Value>, defaultWord: string): Option<Value>;
export function option<Value>(
  flags: string,
  about: string,
  read: Reader<Value>,
  defaultWord?: string,
): Option<unknown> {
  return {
    flags,
    about,
    ...withoutUndefined({ defaultWord, words: read.words }),
    read: (word = defaultWord) => (word === undefined ? undefined : readWord(read, String(word), longName({ flags }))),
  };
}

/** Makes an option that takes a word and may be given several times. Its value is a list; undefined if not given. */
export const several = <Value>(
  flags: string,
  about: string,
  read: Reader<Value>,
): Option<readonly Value[] | undefined> => ({
  flags,
  about,
  isRepeatable: true,
  ...withoutUndefined({ words: read.words }),
  read: (words) => (words as readonly string[] | undefined)?.map((word) => readWord(read, word, longName({ flags }))),
});

/** Makes an option without a word: true if given. An option that begins with --no- is false if given. */
export const flag = (flags: string, about: string): Option<boolean> => ({
  flags,
  about,
  read: flags.startsWith('--no-') ? (word) => word !== false : (word) => word === true,
});

/** Puts options into a group of the help. */
export const inGroup = <Declared extends Options>(group: OptionGroup, options: Declared): Declared =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, { ...option, group }])) as Declared;

/** Returns the values without those that are undefined. */
export const withoutUndefined = <Record extends object>(
  values: Record,
): { [Name in keyof Record]?: Exclude<Record[Name], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record;

/** Makes a reader that returns the word unchanged; what reads it later takes these. */
export const textAmong = (words: OptionWords): Reader<string> => taking(words, (word: string) => word);

/** Reads the name of a file or a folder. Throws a UsageError. */
export const fileName: Reader<string> = taking('files', (word: string, name: string) => {
  if (word === '') throw new UsageError(`${name} takes a name, not ''`);
  return word;
});

/** Reads a number of seconds above 0. Returns milliseconds. */
const seconds: Reader<number> = (word, name) => positive(word, name) * 1000;

/** Reads a number of megabytes above 0. Returns bytes. */
export const megabytes: Reader<number> = (word, name) => positive(word, name) * 1_000_000;

function positive(word: string, name: string): number {
  const number = Number(word);
  if (number > 0) return number;
  throw new UsageError(`${name} takes a number above 0, not ${quoted(word)}`);
}

/** Reads a range of numbers of steps, which count from one. */
export const stepRange: Reader<Range> = (word, name) => {
  const { least, most } = readWord(range, word, name);
  const isOpen = word.startsWith('..');
  if (
    ![least, most].every((number) => Number.isInteger(number) || number === Infinity) ||
    most < 1 ||
    (least < 1 && !isOpen)
  )
    throw new UsageError(
      `${name} takes numbers of steps, which count from 1, as in 3..5, 3.. or 3, not ${quoted(word)}`,
    );
  return { least: Math.max(1, least), most };
};

/** Reads the rows and columns of a box. */
export const boxInWord: Reader<readonly [rows: number, columns: number]> = ofWords(
  (word) => {
    const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/i.exec(word) ?? [];
    const size = Number(rows) * Number(columns);
    return size >= 1 && size <= LARGEST_SIZE ? [Number(rows), Number(columns)] : undefined;
  },
  `the rows and columns of a box of up to ${LARGEST_SIZE} cells, as in 2x3`,
  box,
);

/** The description of `--box`. */
export const BOX = 'rows and columns of a box, as in 2x3, if not the usual ones';

/** Options for the rules of variants. */
export const RULES = {
  constraint: several(
    '--constraint <rules>',
    "rules beside the usual ones, by their names or in a file, as in 'x killer-cage=17:r1c12;9:r2c1r3c1'; may be given several times",
    textAmong(constraints.map(({ id }) => id)),
  ),
  regions: option(
    '--regions <file>',
    'regions in the place of boxes: a letter for each cell, written out or in a file',
    textAmong('files'),
  ),
};

/** Silences all but answers and errors. */
export const QUIET = inGroup('Output', { quiet: flag('-q, --quiet', 'no remarks and no progress on stderr') });

/** Options of commands that read puzzles. */
export const INPUT = {
  ...inGroup('Input', {
    box: option('--box <RxC>', BOX, boxInWord),
    from: option(
      '--from <format>',
      'the format, if it is not to be recognised: a name of convert --to, lisudoku, page-link, penpa, sudokumaker, sudokustudio, vbforums',
      textAmong('formats'),
    ),
    ...RULES,
    words: option(
      '--rules <text>',
      "a setter's rules in words, or a file of them, for a shared drawing that has none with it or not all",
      textAmong('files'),
    ),
    ignoreRules: flag('--ignore-rules', 'leave out what is not understood of a shared puzzle; each answer says what'),
    ignoreSolution: flag('--ignore-solution', 'read a shared puzzle without a look at its stated solution'),
    column: option('--column <name>', 'of a sheet, the column that holds the puzzles: its name or number', text),
    paste: flag('--paste', 'read the clipboard'),
  }),
  ...inGroup('Output', {
    json: flag('--json', 'one JSON object per puzzle, each on its own line'),
    verbose: flag('-v, --verbose', 'also report on stderr how each puzzle was read'),
  }),
  ...QUIET,
};

/** The operands of commands that read puzzles. */
export const PUZZLES = {
  '[puzzles...]':
    'puzzles, files (packed as .gz too), folders, patterns of names, - for standard input; a bare number is the size expected',
};

export const LADDER = {
  ladder: option(
    '--ladder <name>',
    `the order and rating of strategies: ${LADDERS.join(', ')} (our own is full)`,
    oneOf('ladder', LADDERS),
  ),
  maxLevel: option(
    '--max-level <level>',
    `only strategies up to this level: ${LEVELS.join(', ')}`,
    oneOf('level', LEVELS),
  ),
};

/** The number of worker threads, for commands that take many puzzles. */
export const JOBS = inGroup('Batch', {
  jobs: option(
    '--jobs <number>',
    'worker threads for many puzzles, at most the number of cores',
    whole(1, Infinity),
    '1',
  ),
});

/** Limits the number of threads to the number of cores, because more threads cost memory and slow each other down. */
export function jobsOf(wanted: number, { note }: Pick<Terminal, 'note'>): number {
  const cores = availableParallelism();
  if (wanted > cores)
    note(
      `--jobs ${wanted}: only ${cores} ${cores === 1 ? 'thread works, for there is 1 core' : `threads work, for there are ${cores} cores`}`,
    );
  return Math.min(wanted, cores);
}

/** Options of commands that answer many records. */
export const BATCH = {
  ...JOBS,
  ...inGroup('Batch', {
    resume: option('--resume <file>', 'continue an interrupted run, whose progress is in this file', fileName),
  }),
};

/** The time limit for one puzzle, in milliseconds. */
export const TIME_LIMIT = inGroup('Batch', {
  milliseconds: option('--time-limit <seconds>', 'most time for one puzzle', seconds, '60'),
});

/** Reads the code of a language, which may have a region: `de`, `de-AT`, `de_CH.UTF-8`. Throws a UsageError. */
export const languageCode: Reader<LanguageCode> = taking(LANGUAGES, (word: string, name: string) =>
  oneOf('language', LANGUAGES)(word.replace(/(?<=^[a-z]{2})[-_].*$/i, ''), name),
);

/** The language of what a command writes; `what` names it. */
export const languageOption = (what: string) =>
  inGroup('Output', {
    language: option('--lang <code>', `the language of ${what}: ${LANGUAGES.join(', ')}`, languageCode, 'en'),
  });
export const LANGUAGE = languageOption('steps and remarks');

/** The language of what a command says beside its answers, and in them if these are sentences. */
export const REMARKS = languageOption('remarks');

/** Returns the screen on which the user reads the answers, if any, as plain data for the work. */
export const screenOf = ({ screen }: Pick<Terminal, 'screen'>): { readonly screen?: Screen } =>
  screen ? { screen: { boxes: screen.boxes, columns: screen.columns, rows: screen.rows } } : {};
