/** Reads and writes any format, including those of other programs once they are loaded. */
import { frozen } from '../../core/frozen.js';
import type { Geometry } from '../../core/geometry.js';
import { isPuzzle, type Puzzle } from '../../core/puzzle.js';
import type { Sign } from '../../core/sign.js';
import { isSameName, oneOf, UnknownName } from '../../settings/names.js';
import { refusal, refuseUnknown } from '../../settings/options.js';
import { flag, settingsOf, text, withOptionErrors } from '../../settings/settings.js';
import { rulesAbove, withBeside } from '../beside/stated-solution.js';
import { saysRule } from '../beside/words.js';
import type { SharedDrawing } from '../drawn/drawing.js';
import type { SharedSettings } from '../drawn/settings.js';
import {
  DETAILS,
  FORMATS,
  type FormatName,
  isOneLine,
  LONGEST_TEXT,
  type Metadata,
  type Reading,
  type WordsReader,
} from '../format.js';
import { isJson } from '../json/written.js';
import { type Holder, lossesIn, partsOf } from '../losses.js';
import { expectText, Misread, unlessMisread } from '../misread.js';
import { formatNamed, formats, readPuzzle, readUnlessProse } from '../read.js';
import type { PuzzleRecord } from '../record.js';
import type { Alphabet } from '../symbols.js';
import { readPlainLine } from '../text/line.js';
import { type Codec, NotLoaded, Unwritable } from './codec.js';
import { EXCHANGE } from './formats.js';
import { recognised } from './recognise.js';

/** Names of all formats that are read, ours and those of other programs. */
export const READ: readonly string[] = frozen([
  ...formats.filter(({ parse }) => parse).map(({ name }) => name),
  'json',
  ...EXCHANGE.filter(({ isWriteOnly }) => !isWriteOnly).map(({ name }) => name),
]);
/** All formats that are written, each of which a remark can recommend when another one loses something. */
export const HOLDERS: readonly Holder[] = frozen([...formats, ...EXCHANGE.filter(({ isReadOnly }) => !isReadOnly)]);
/** Names of all formats that are written, ours and those of other programs. */
export const WRITTEN: readonly string[] = frozen(HOLDERS.map(({ name }) => name));

const loaded = new Map<string, Codec>();

/** Loads the codecs of the named formats, and of the formats recognised by the beginnings of the texts. */
export async function load(texts: Iterable<string>, ...names: readonly (string | undefined)[]): Promise<void> {
  const wanted = new Set(names);
  for (const text of texts) wanted.add(recognised(text));
  for (const { name, load } of EXCHANGE) if (wanted.has(name) && !loaded.has(name)) loaded.set(name, await load());
}

function codecOf(name: string): Codec {
  const codec = loaded.get(name);
  if (!codec) throw new NotLoaded(name);
  return codec;
}

const isOurs = (name: string): name is FormatName => (FORMATS as readonly string[]).includes(name);

/**
 * Reads the text of one puzzle in a named format, or else in the one that is recognised, which it loads. Rejects with a
 * Misread, or an UnknownName for a name that no format has.
 */
export async function readAny(
  text: string,
  shape?: Geometry,
  from?: string,
  settings?: SharedSettings,
): Promise<Reading> {
  return readRecord({ text, line: 1 }, shape, from, settings);
}

/** Reads a record as `readAny` reads a text, with what stands beside its puzzle: words above it are read too. */
export async function readRecord(
  record: PuzzleRecord,
  shape?: Geometry,
  from?: string,
  settings?: SharedSettings,
): Promise<Reading> {
  expectText(record.text);
  const format = from === undefined ? undefined : formatRead(from);
  await load(format === undefined ? [record.text] : [], format, formatOfWords([record], settings));
  return readLoadedRecord(record, shape, format, settings);
}

/** Reads as `readRecord` does, at once. The formats must be loaded. */
export const readLoadedRecord = (
  record: PuzzleRecord,
  shape?: Geometry,
  from?: string,
  settings?: SharedSettings,
): Reading => withBeside(readLoaded(record.text, shape, from, settings), record, readOwnWords);

/**
 * Reads as `readAny` does, at once. The format must be loaded: whoever takes records from `inputOf` or from a portion
 * has it.
 */
export function readLoaded(text: string, shape?: Geometry, from?: string, settings: SharedSettings = {}): Reading {
  const { words } = settings;
  const reading = readInFormat(text, shape, from, settings);
  return words === undefined || reading.rules ? reading : codecOf(OF_WORDS).withWords!(reading, words, settings);
}

/** The format whose codec reads a setter's words. */
const OF_WORDS = 'sudokupad';

/** Reads the words that stand with a puzzle, if the reader of words is loaded. */
const readOwnWords: WordsReader = (reading, words) =>
  unlessMisread(() => loaded.get(OF_WORDS)?.withWords?.(reading, words));

/** Rules in JSON. */
const RULES = /"rule(?:s|set)?"\s*:\s*["[]/;

const hasWords = ({ text, metadata }: Pick<PuzzleRecord, 'text' | 'metadata'>): boolean =>
  (metadata && rulesAbove(metadata) !== '') || (isJson(text) && (RULES.test(text) || saysRule(text)));

/** Returns the format that must be loaded to read words beside puzzles; undefined if there are none. */
export const formatOfWords = (
  records: readonly Pick<PuzzleRecord, 'text' | 'metadata'>[],
  { words }: SharedSettings = {},
): string | undefined => (words !== undefined || records.some(hasWords) ? OF_WORDS : undefined);

function readInFormat(text: string, shape?: Geometry, from?: string, settings?: SharedSettings): Reading {
  const readWords = settings?.words === undefined ? readOwnWords : undefined;
  const plain = from === undefined ? readPlainLine(text, shape) : undefined;
  if (plain) return plain;
  const name = from ?? recognised(text);
  if (name === undefined) return readUnlessProse(text, shape, readWords);
  if (name === 'json' && !isJson(text)) throw new Misread('this is not a JSON object');
  if (name === 'json') return readPuzzle(text, shape, readWords);
  if (text.length > LONGEST_TEXT)
    throw new Misread(`more than ${LONGEST_TEXT.toLocaleString('en')} characters are not a puzzle`);
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\r', '');
  const { parse } = isOurs(name) ? formatNamed(name) : codecOf(name);
  if (!parse) throw new UnknownName(onlyWritten(name));
  const reading = parse(clean, shape, settings);
  return isOurs(name) ? reading : { ...reading, exchange: name };
}

/** Returns the format to read that a word names. Throws an UnknownName, which says if a format is only written. */
export function formatRead(word: string): string {
  const written = WRITTEN.find((name) => !READ.includes(name) && isSameName(name, word));
  if (written) throw new UnknownName(onlyWritten(written));
  return oneOf('format', word, READ);
}

const onlyWritten = (name: string): string => `the format ${name} is only written, not read`;

/** A format that can write a puzzle: one of our own or one of another program. */
export interface Writer extends Holder {
  readonly isBlock: boolean;
  /** True if it writes a drawing as it was shared, whatever the rules. */
  readonly holdsDrawings?: boolean;
  format(puzzle: Puzzle, alphabet?: Alphabet, metadata?: Metadata, drawing?: SharedDrawing): string;
  /** Returns the drawing of a puzzle in signs of a setter, if the format holds drawings. Throws an Unwritable. */
  drawn?(puzzle: Puzzle, metadata: Metadata, signs: readonly Sign[]): SharedDrawing;
}

/** How a puzzle is saved as JSON, which is no format that is written. */
const AS_JSON = '`JSON.stringify(Game.from(puzzle))` writes a puzzle as JSON, and `await read(text)` reads it';

/** Returns the writer of a format. One of another program writes once it is loaded. Throws an UnknownName. */
export function writerNamed(format: string): Writer {
  if (isSameName(format, 'json')) throw new UnknownName(AS_JSON);
  const name = oneOf('format', format, WRITTEN);
  if (isOurs(name)) {
    const { holds, settles, format } = formatNamed(name);
    return { name, holds, ...(settles && { settles }), isBlock: !isOneLine(name), format };
  }
  const {
    holds,
    settles,
    rules,
    isBlock = false,
    holdsDrawings = false,
  } = EXCHANGE.find((format) => format.name === name)!;
  return {
    name,
    holds,
    ...(settles && { settles }),
    ...(rules && { rules }),
    isBlock,
    ...(holdsDrawings && {
      holdsDrawings,
      drawn: (puzzle: Puzzle, metadata: Metadata, signs: readonly Sign[]) =>
        codecOf(name).drawn!(puzzle, metadata, signs),
    }),
    format: (puzzle, _, metadata, drawing) => codecOf(name).format!(puzzle, metadata, drawing),
  };
}

const DETAIL_TEXTS = Object.fromEntries(DETAILS.map((detail) => [detail, text]));

/** What `writeAny` does where a format cannot hold the puzzle. */
export interface WriteSettings {
  /** True to write the rest of it; if absent or false, such a puzzle is refused. */
  readonly lossy?: boolean;
}

const WRITE_SETTINGS = { lossy: flag };

/**
 * Writes a puzzle in a named format, which it loads. Details that the format does not hold are left out: `lossesIn` of
 * `/formats` names them. Rejects with an Unwritable if the format cannot hold the puzzle, and with a BadOption for a name
 * that no format has.
 *
 * @example
 * await writeAny(parse(puzzle), 'f-puzzles', { title: 'For Sunday' });
 */
export async function writeAny(
  puzzle: Puzzle,
  format: string,
  metadata: Metadata = {},
  settings: WriteSettings = {},
): Promise<string> {
  if (!isPuzzle(puzzle)) throw refusal('puzzle', puzzle, 'a puzzle, as parse returns it');
  const name = text(format, 'format');
  const writer = withOptionErrors('format', () => writerNamed(name));
  refuseUnknown(DETAIL_TEXTS, metadata);
  const details: Metadata = settingsOf(DETAIL_TEXTS, metadata);
  refuseUnknown(WRITE_SETTINGS, settings);
  const { lossy = false } = settingsOf(WRITE_SETTINGS, settings);
  const [loss] = lossy ? [] : lossesIn(writer, partsOf(puzzle), puzzle.geometry, HOLDERS);
  if (loss !== undefined) throw new Unwritable(loss);
  await load([], writer.name);
  return writer.format(puzzle, undefined, details);
}
