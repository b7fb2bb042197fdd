/** Options that several commands have, and how words of options are read. */
import { availableParallelism } from 'node:os';
import type { Range } from '../create/aims.js';
import { EXCHANGE } from '../formats/exchange/formats.js';
import { FORMATS, type FormatName } from '../formats/format.js';
import { LEVELS } from '../logic/step/strategy.js';
import { LANGUAGES } from '../render/language/language.js';
import type { Screen } from '../render/terminal/screen.js';
import { LADDERS } from '../solver/ladder.js';
import { VARIANTS } from '../variants/names.js';
import { longName, type Option, oneOf, type Terminal, UsageError } from './command.js';

/** Reads the word of an option. Throws a UsageError, in which the option's name stands. */
export type Reader<Value> = (word: string, name: string) => Value;

/** An option that takes a word; undefined where it is left out, unless there is a usual word. */
export function option<Value>(flags: string, about: string, read: Reader<Value>): Option<Value | undefined>;
export function option<Value>(flags: string, about: string, read: Reader<Value>, usual: string): Option<Value>;
export function option<Value>(flags: string, about: string, read: Reader<Value>, usual?: string): Option<unknown> {
  return {
    flags,
    about,
    ...(usual !== undefined && { usual }),
    read: (word = usual) => (word === undefined ? undefined : read(String(word), longName({ flags }))),
  };
}

/** An option without a word: true if it is said; one that begins with --no-, false if it is. */
export const flag = (flags: string, about: string): Option<boolean> => ({
  flags,
  about,
  read: flags.startsWith('--no-') ? (word) => word !== false : (word) => word === true,
});

/** Values without the options that were left out. */
export const present = <Record extends object>(
  values: Record,
): { [Name in keyof Record]?: Exclude<Record[Name], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record;

/** The word as it is. */
export const text: Reader<string> = (word) => word;

/** The name of a file or a folder. Throws a UsageError. */
export const fileName: Reader<string> = (word, name) => {
  if (word === '') throw new UsageError(`${name} takes a name, not ''`);
  return word;
};

/** One of some words, which are called so in what is told of another one. */
export const among =
  <Word extends string>(what: string, words: readonly Word[]): Reader<Word> =>
  (word) =>
    oneOf(what, word, words);

/** Several of what a reader reads, with commas between. */
export const listOf =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (word, name) =>
    word.split(',').map((each) => read(each.trim(), name));

/** Seconds, more than 0, as milliseconds. */
export const seconds: Reader<number> = (word, name) => positive(word, name) * 1000;

/** Megabytes, more than 0, as bytes. */
export const megabytes: Reader<number> = (word, name) => positive(word, name) * 1_000_000;

function positive(word: string, name: string): number {
  const number = Number(word);
  if (number > 0) return number;
  throw new UsageError(`${name} takes a number above 0, not '${word}'`);
}

/** A whole number above 0. */
export const whole: Reader<number> = (word, name) => wholeFrom(1, name, word);

/** A whole number, 0 included. */
export const count: Reader<number> = (word, name) => wholeFrom(0, name, word);

/** `A..B`, `A..` (or `A..Infinity`), `..B` or one number. */
export const range: Reader<Range> = (word, name) => {
  const text = word.replace(/(?<=\.\.)(infinity|inf|∞)$/i, '');
  const [, from, dots, to] = /^(\d+(?:\.\d+)?)?(\.\.)?(\d+(?:\.\d+)?)?$/.exec(text) ?? [];
  const least = from === undefined ? 0 : Number(from);
  const most = to !== undefined ? Number(to) : dots ? Infinity : least;
  if ((from ?? to) === undefined || least > most)
    throw new UsageError(`${name} takes a number or a range A..B, A.. or ..B, the lower first, not '${word}'`);
  return { least, most };
};

/** From two to as many as are kept at once. */
export const several: Reader<number> = (word, name) => {
  const number = wholeFrom(2, name, word);
  if (number > MOST_KEPT) throw new UsageError(`${name} goes up to ${MOST_KEPT}, not '${word}'`);
  return number;
};

const MOST_KEPT = 100_000;

function wholeFrom(least: number, name: string, word: unknown): number {
  const number = Number(word);
  if (Number.isInteger(number) && number >= least) return number;
  throw new UsageError(`${name} takes a whole number${least > 0 ? ` above ${least - 1}` : ''}, not '${word}'`);
}

const level = among('level', LEVELS);

/** What `--box` says. */
export const BOX = 'rows and columns of a box, as in 2x3, if not the usual ones';

/** Rules of variants. */
export const RULES = {
  variant: option(
    '--variant <names>',
    `rules beside the usual ones, with commas between: ${VARIANTS.join(', ')}`,
    text,
  ),
  regions: option('--regions <file>', 'regions in the place of boxes: a letter a cell, as they are or in a file', text),
  pairs: option('--pairs <file>', 'cells that differ, as r1c1r2c3: two or more in a line or between commas', text),
};

/** How puzzles are read, for commands that read them. */
export const INPUT = {
  box: option('--box <RxC>', BOX, text),
  from: option(
    '--from <format>',
    'how they are written, if that is not to be recognised: a name of convert --to, penpa, vbforums',
    text,
  ),
  ...RULES,
  column: option('--column <name>', 'of a sheet, the column that holds the puzzles: its name or number', text),
  paste: flag('--paste', 'read what was copied to the clipboard'),
  verbose: flag('-v, --verbose', 'also tell, on stderr, how each puzzle was read'),
  json: flag('--json', 'one JSON object a puzzle, each in a line'),
};

/** The operands of such commands. */
export const PUZZLES = {
  '[puzzles...]':
    'puzzles, files (packed as .gz too), folders, patterns of names, - for standard input; a bare number is the size expected',
};

/** A text format or a drawn one; `usual` is what is written if nothing is said. */
export const formatOr = (usual: string): Option<string | undefined> =>
  option(
    '--format <name>',
    `what to write, if not ${usual}: ${FORMATS.join(', ')}; or drawn: svg, png, html, pdf`,
    text,
  );

/** Throws a UsageError, which tells of convert where another program's format is named. */
export function formatOf(word: unknown): FormatName | undefined {
  if (word === undefined) return undefined;
  const elsewhere = EXCHANGE.find(({ name, isReadOnly }) => name === String(word).toLowerCase() && !isReadOnly);
  if (elsewhere)
    throw new UsageError(
      `--format takes no format of other programs: write ... | sudoku convert --to ${elsewhere.name}`,
    );
  return String(word).toLowerCase() === 'hodoku' ? 'library' : oneOf('format', String(word), FORMATS);
}

export const LADDER = {
  ladder: option(
    '--ladder <name>',
    `whose order and rating of strategies: ${LADDERS.join(', ')} (our own is full)`,
    among('ladder', LADDERS),
  ),
  maxLevel: option('--max-level <level>', `only strategies up to this level: ${LEVELS.join(', ')}`, level),
  level: option('--level <level>', 'the former name of --max-level', level),
};

/** Worker threads, for commands that do many puzzles. */
export const JOBS = {
  jobs: option('--jobs <number>', 'worker threads, for many puzzles: as many as there are cores at most', whole, '1'),
};

/** No more threads than there are cores: more would only take memory and each other's time. */
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
  resume: option('--resume <file>', 'go on where an interrupted run stopped; the file tells how far it came', fileName),
  quiet: flag('-q, --quiet', 'no remarks and no progress on stderr'),
};

/** How long one puzzle may take, in milliseconds. */
export const TIME_LIMIT = { timeLimit: option('--time-limit <seconds>', 'most time for one puzzle', seconds, '60') };

/** The language of steps, for commands that tell them. */
export const LANGUAGE = {
  lang: option(
    '--lang <code>',
    `the language in which steps are told: ${LANGUAGES.join(', ')} (what is not translated is told in English)`,
    among('language', LANGUAGES),
    'en',
  ),
};

/** What answers are read on, if on a screen. */
export const screenOf = ({ seat }: Pick<Terminal, 'seat'>): { readonly screen?: Screen } =>
  seat ? { screen: { boxes: seat.boxes, columns: seat.columns, rows: seat.rows } } : {};
