/** Finds puzzles in what people paste, and says what was read of it and what was not. */
import { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import type { PuzzleText } from '../formats/beside/ruled.js';
import type { SharedSettings } from '../formats/drawn/settings.js';
import { formatOfWords, formatRead, load, readLoadedRecord } from '../formats/exchange/any.js';
import { recognised } from '../formats/exchange/recognise.js';
import { splitterOf } from '../formats/exchange/splitter.js';
import type { Metadata, Reading, ReadRules } from '../formats/format.js';
import { isJson } from '../formats/json/written.js';
import { expectText, Misread } from '../formats/misread.js';
import { readTold, readUnlessProse } from '../formats/read.js';
import type { PuzzleRecord, Skipped, Splitter } from '../formats/record.js';
import { refuseUnknown } from '../settings/options.js';
import { flag, type SettingReader, settingsOf, text as textIn, withOptionErrors } from '../settings/settings.js';
import { eachOf } from './items.js';
import { READ_SETTINGS, type ReadSettings } from './rule-settings.js';

/** A puzzle, and what stands beside it in its text. Every function takes it where it takes a puzzle. */
export interface ReadPuzzle extends Metadata {
  /** The puzzle, with the values, candidates and rules that were read. */
  readonly puzzle: Puzzle;
  /** The format that the text was in, ours or another program's. */
  readonly format: string;
  /** Each sentence of a setter's rules with the constraints that it states; absent if the text has no such sentences. */
  readonly rules?: ReadRules['told'];
  /** Rules and drawings that were left out because they are not understood; empty unless `ignoreRules` allows some. */
  readonly notUnderstood: readonly string[];
  /** Words around the puzzle that were passed over: the beginning of each stretch of lines. */
  readonly skipped: readonly string[];
  /** What else to tell the user, such as that the stated solution differs from ours. */
  readonly remarks: readonly string[];
}

/** Settings of `read`. */
export interface TextSettings extends ReadSettings {
  /** The format of the text: one of `READ` of `/formats`. By default it is recognised. */
  readonly format?: string;
  /** The setter's words for a puzzle that has none with it, or has not all of them. */
  readonly rules?: string;
  /** True to leave out rules that are not understood instead of refusing the puzzle; `notUnderstood` has them. */
  readonly ignoreRules?: boolean;
  /** True to read rules without a look at the stated solution. */
  readonly ignoreSolution?: boolean;
}

/** A puzzle of a text with several, or the reason why it cannot be read; and its first line, from 1. */
export type EachRead = { readonly line: number } & (
  | { readonly read: ReadPuzzle; readonly error?: undefined }
  | { readonly error: Error; readonly read?: undefined }
);

const format: SettingReader<string> = (value, option) =>
  withOptionErrors(option, () => formatRead(textIn(value, option)));

const OWN = { format, rules: textIn, ignoreRules: flag, ignoreSolution: flag };
export const TEXT_SETTINGS = { ...READ_SETTINGS, ...OWN };

/** How texts are read: the settings of `read` in the terms of the formats. */
interface Way {
  readonly format: string | undefined;
  readonly told: Omit<PuzzleText, 'puzzle'>;
  readonly shared: SharedSettings;
  /** Makes a splitter of texts. */
  split(): Splitter;
}

function wayOf(settings: TextSettings): Way {
  refuseUnknown(TEXT_SETTINGS, settings);
  const told = settingsOf(READ_SETTINGS, settings);
  const { format, rules, ignoreRules = false, ignoreSolution = false } = settingsOf(OWN, settings);
  const shape = told.box && Geometry.of(...told.box);
  return {
    format,
    told,
    shared: {
      ...(rules !== undefined && { words: rules }),
      ignoresRules: ignoreRules,
      ignoresSolution: ignoreSolution,
    },
    split: () => splitterOf(format)(shape),
  };
}

/** Reads the one puzzle in a text. Rejects with a Misread if there is none, or another one. */
export async function readPasted(text: string, settings: TextSettings): Promise<ReadPuzzle> {
  expectText(text);
  const way = wayOf(settings);
  const splitter = way.split();
  const records = [...splitter.push(text), ...splitter.end()];
  const [record, other] = records;
  try {
    if (!record) return readOf(readTold({ ...way.told, puzzle: text }, readUnlessProse));
    if (other && other.line > record.line)
      throw new Misread('another puzzle begins here: give one puzzle only', other.line);
    return await readRecord(other ? { ...record, another: other.text } : record, way, splitter.skipped?.());
  } catch (error) {
    const link = error instanceof Misread ? linkIn(text) : undefined;
    if (link === undefined) throw error;
    return { ...(await readRecord({ text: link, line: 1 }, way)), skipped: wordsAround(link, text) };
  }
}

/** Reads every puzzle of a text or a stream of texts. */
export async function* readLines(
  pieces: string | Iterable<string> | AsyncIterable<string>,
  settings: TextSettings,
): AsyncGenerator<EachRead, void, void> {
  const way = wayOf(settings);
  const splitter = way.split();
  async function* each(records: readonly PuzzleRecord[]): AsyncGenerator<EachRead, void, void> {
    for (const record of records)
      try {
        yield { line: record.line, read: await readRecord(record, way) };
      } catch (error) {
        if (!(error instanceof Misread)) throw error;
        yield { line: record.line, error };
      }
  }
  const texts = eachOf<unknown>(typeof pieces === 'string' ? [pieces] : pieces, 'pieces');
  for await (const piece of texts) yield* each(splitter.push(textIn(piece, 'pieces')));
  yield* each(splitter.end());
}

/** Reads a record, in the formats that it needs, which are loaded. */
async function readRecord(record: PuzzleRecord, way: Way, skipped?: Skipped): Promise<ReadPuzzle> {
  const { told, format, shared } = way;
  await load(format === undefined ? [record.text] : [], format, formatOfWords([record], shared));
  try {
    const reading = readTold({ ...told, puzzle: record.text }, (text, shape) =>
      readLoadedRecord({ ...record, text }, shape, format, shared),
    );
    if (reading.another !== undefined)
      throw new Misread('there is another puzzle in the same line: give one puzzle only');
    return readOf(reading, record, skipped);
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    // A place in the cell of a sheet is no place in its row.
    if (record.row !== undefined) throw new Misread(error.message, record.line);
    throw new Misread(error.message, record.line + error.line - 1, error.column);
  }
}

function readOf(reading: Reading, record?: PuzzleRecord, skipped?: Skipped): ReadPuzzle {
  const link = record && reading.exchange !== undefined ? linkIn(record.text) : undefined;
  return {
    ...record?.metadata,
    ...reading.metadata,
    puzzle: reading.puzzle,
    format: reading.exchange ?? (record && isJson(record.text) ? 'json' : reading.format),
    ...(reading.rules && { rules: reading.rules.told }),
    notUnderstood: reading.rules?.ignored ?? [],
    skipped: [
      ...(link === undefined ? [] : wordsAround(link, record!.text)),
      ...(skipped?.stretches.map(({ text }) => text) ?? []),
    ],
    remarks: [
      ...(record?.mended ?? []),
      ...(reading.remark === undefined ? [] : [reading.remark]),
      ...(record && isSavedGame(record.text) ? [MOVES_LEFT] : []),
    ],
  };
}

/** True if a text is the JSON of a game with moves. */
function isSavedGame(text: string): boolean {
  if (!isJson(text) || !text.includes('"moves"')) return false;
  try {
    return JSON.parse(text).moves?.length > 0;
  } catch {
    return false;
  }
}

const MOVES_LEFT = 'this is a saved game, whose moves are left out: Game.from({ ...saved, puzzle }) goes on with it';

/** Links in prose, without the signs around them. */
const LINKS = /https?:\/\/[^\s<>"')\]]+/gi;

/** Returns the one link in a text that another program's puzzle is in; undefined if there is none, or more. */
function linkIn(text: string): string | undefined {
  const links = [...new Set([...text.matchAll(LINKS)].map(([link]) => link.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')))];
  const known = links.filter((link) => link !== text.trim() && recognised(link) !== undefined);
  return known.length === 1 ? known[0] : undefined;
}

/** Returns the words around a link. */
function wordsAround(link: string, text: string): readonly string[] {
  const words = text.replace(link, '').trim();
  return words === '' ? [] : [words];
}
