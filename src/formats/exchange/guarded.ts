/** Functions as the page has them: they check their arguments, which inside the library nobody need do. */
import type { Geometry } from '../../core/geometry.js';
import { expectSettings, refusal, refuseUnknown } from '../../settings/options.js';
import { flag, maybe, settingsOf, text as textIn, withOptionErrors } from '../../settings/settings.js';
import type { SharedSettings } from '../drawn/settings.js';
import type { Reading } from '../format.js';
import { expectingTexts, shapeIn } from '../guarded-texts.js';
import type { PuzzleRecord } from '../record.js';
import type { Writer } from './any.js';
import * as any from './any.js';
import type { Split } from './splitter.js';
import * as splitter from './splitter.js';

const nameIn = maybe(textIn);

/** Loads the codecs of the named formats, and of the formats recognised by the beginnings of the texts. */
export async function load(texts: Iterable<string>, ...names: readonly (string | undefined)[]): Promise<void> {
  if (typeof texts === 'string' || typeof Object(texts)[Symbol.iterator] !== 'function')
    throw refusal('texts', texts, 'a list of texts');
  const all = Array.from(texts, (each) => textIn(each, 'texts'));
  await any.load(all, ...names.map((name) => nameIn(name, 'names')));
}

/**
 * Reads the text of one puzzle in a named format, or else in the one that is recognised, which it loads. Rejects with a
 * Misread, or a BadOption for a name that no format has. `settings` are for shared drawings: words beside them, what is left out.
 */
export async function readAny(
  text: string,
  shape?: Geometry,
  from?: string,
  settings: SharedSettings = {},
): Promise<Reading> {
  return any.readAny(text, ...waysToRead(shape, from, settings));
}

/**
 * Reads a record that a splitter cut, as `readAny` reads a text, with what stands beside its puzzle: rules in words above
 * it are read, and words that may state a rule are told.
 *
 * @example
 * const splitter = splitterOf(undefined)();
 * for (const record of [...splitter.push(text), ...splitter.end()]) await readRecord(record);
 */
export async function readRecord(
  record: PuzzleRecord,
  shape?: Geometry,
  from?: string,
  settings: SharedSettings = {},
): Promise<Reading> {
  expectSettings(record);
  return any.readRecord(record, ...waysToRead(shape, from, settings));
}

function waysToRead(shape: Geometry | undefined, from: string | undefined, settings: SharedSettings) {
  const format = nameIn(from, 'from');
  if (format !== undefined) withOptionErrors('from', () => any.formatRead(format));
  refuseUnknown(SHARED_SETTINGS, settings);
  return [shapeIn(shape, 'shape'), format, settingsOf(SHARED_SETTINGS, settings)] as const;
}

const SHARED_SETTINGS = { words: textIn, ignoresRules: flag, ignoresSolution: flag };

/** Returns the writer of a format. One of another program writes once it is loaded. Throws a BadOption. */
export function writerNamed(format: string): Writer {
  const name = textIn(format, 'format');
  return withOptionErrors('format', () => any.writerNamed(name));
}

/**
 * Returns the way to cut a stream of a format, or of any text if none is named; such a text may be a sheet. `isTyped` is
 * for puzzles typed by hand: each is answered at once, so a grid does not wait for a solution below it.
 */
export function splitterOf(from: string | undefined, isTyped = false): Split {
  const split = splitter.splitterOf(nameIn(from, 'from'), flag(isTyped, 'isTyped'));
  return (expected, source) => expectingTexts(split(shapeIn(expected, 'expected'), nameIn(source, 'source')));
}
