/** Options that several commands have. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { Range } from '../create/aims.js';
import { EXCHANGE } from '../formats/exchange/formats.js';
import { FORMATS, type FormatName } from '../formats/format.js';
import { LEVELS, type Level } from '../logic/step/strategy.js';
import type { Screen } from '../render/terminal/screen.js';
import { LADDERS, type LadderName } from '../solver/ladder.js';
import { type Terminal, UsageError } from './command.js';
import { oneOf } from './words.js';

export const withInput = (command: Command): Command =>
  command
    .argument(
      '[puzzles...]',
      'puzzles, files (packed as .gz too), folders, patterns of names, - for standard input; a bare number is the size expected',
    )
    .option('--box <RxC>', BOX)
    .option(
      '--from <format>',
      'how they are written, if that is not to be recognised: a name of convert --to, penpa, vbforums',
    )
    .option('--column <name>', 'of a sheet, the column that holds the puzzles: its name or number')
    .option('--paste', 'read what was copied to the clipboard')
    .option('-v, --verbose', 'also tell, on stderr, how each puzzle was read')
    .option('--json', 'one JSON object a puzzle, each in a line');

/** What `--box` says. */
export const BOX = 'rows and columns of a box, as in 2x3, if not the usual ones';

/** `usual` is what is written if nothing is said. */
export const withFormat = (command: Command, usual: string): Command =>
  command.option(
    '--format <name>',
    `what to write, if not ${usual}: ${FORMATS.join(', ')}; or drawn: svg, png, html, pdf`,
  );

/** Throws a UsageError, which tells of convert where another program's format is named. */
export function formatOf(word: unknown): FormatName | undefined {
  if (word === undefined) return undefined;
  const elsewhere = EXCHANGE.find(({ name, isReadOnly }) => name === String(word).toLowerCase() && !isReadOnly);
  if (elsewhere)
    throw new UsageError(
      `--format takes no format of other programs: write ... | sudoku convert --to ${elsewhere.name}`,
    );
  return oneOf('format', String(word), FORMATS);
}

export const withLadder = (command: Command): Command =>
  command
    .option('--ladder <name>', `whose order and rating of strategies: ${LADDERS.join(', ')} (our own is full)`)
    .option('--level <level>', `only strategies up to this level: ${LEVELS.join(', ')}`);

/** Worker threads, for commands that do many puzzles. */
export const withJobs = (command: Command): Command =>
  command.option('--jobs <number>', 'worker threads, for many puzzles: as many as there are cores at most', '1');

/** No more threads than there are cores: more would only take memory and each other's time. Throws a UsageError. */
export function jobsOf(word: unknown, { note }: Pick<Terminal, 'note'>): number {
  const asked = wholeNumberOf('--jobs', word);
  const cores = availableParallelism();
  if (asked > cores)
    note(
      `--jobs ${asked}: only ${cores} ${cores === 1 ? 'thread works, for there is 1 core' : `threads work, for there are ${cores} cores`}`,
    );
  return Math.min(asked, cores);
}

/** How long one puzzle may take. */
export const withTimeLimit = (command: Command): Command =>
  command.option('--time-limit <seconds>', 'most time for one puzzle', '60');

export const levelOf = (word: unknown): Level | undefined =>
  word === undefined ? undefined : oneOf('level', String(word), LEVELS);

/** What answers are read on, if on a screen. */
export const screenOf = ({ seat }: Terminal): { readonly screen?: Screen } =>
  seat ? { screen: { boxes: seat.boxes, columns: seat.columns, rows: seat.rows } } : {};

/** Our own ladder if none is named. */
export const ladderNamed = (word: unknown = 'full'): LadderName => oneOf('ladder', String(word), LADDERS);

/** A positive number. Throws a UsageError. */
export function numberOf(name: string, word: unknown): number {
  const number = Number(word);
  if (!(number > 0)) throw new UsageError(`${name} takes a number above 0, not '${word}'`);
  return number;
}

/** A positive whole number. Throws a UsageError. */
export const wholeNumberOf = (name: string, word: unknown): number => wholeFrom(1, name, word);

/** A whole number, 0 included. Throws a UsageError. */
export const countOf = (name: string, word: unknown): number => wholeFrom(0, name, word);

/** `A..B`, `A..` (or `A..Infinity`), `..B` or one number. Throws a UsageError. */
export function rangeOf(option: string, word: unknown): Range {
  const text = String(word).replace(/(?<=\.\.)(infinity|inf|∞)$/i, '');
  const [, from, dots, to] = /^(\d+(?:\.\d+)?)?(\.\.)?(\d+(?:\.\d+)?)?$/.exec(text) ?? [];
  const least = from === undefined ? 0 : Number(from);
  const most = to !== undefined ? Number(to) : dots ? Infinity : least;
  if ((from ?? to) === undefined || least > most)
    throw new UsageError(`${option} takes a number or a range A..B, A.. or ..B, the lower first, not '${word}'`);
  return { least, most };
}

/** From two to as many as are kept at once. Throws a UsageError. */
export function severalOf(name: string, word: unknown): number {
  const number = wholeFrom(2, name, word);
  if (number > MOST_KEPT) throw new UsageError(`${name} goes up to ${MOST_KEPT}, not '${word}'`);
  return number;
}

const MOST_KEPT = 100_000;

function wholeFrom(least: number, name: string, word: unknown): number {
  const number = Number(word);
  if (Number.isInteger(number) && number >= least) return number;
  throw new UsageError(`${name} takes a whole number${least > 0 ? ` above ${least - 1}` : ''}, not '${word}'`);
}
