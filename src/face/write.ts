/** Writes puzzles in our formats and those of other programs. */
import { HOLDERS, type WriteSettings, writeAny, writerNamed } from '../formats/exchange/any.js';
import { DETAILS, type Metadata } from '../formats/format.js';
import { lossesIn, partsOf } from '../formats/losses.js';
import type { PuzzleLike } from '../formats/puzzle-like.js';
import { refuseUnknown } from '../settings/options.js';
import { settingsOf, text, withOptionErrors } from '../settings/settings.js';
import { readNamed } from './named.js';

/**
 * Writes a puzzle in a named format, one of `WRITTEN`, which is loaded on demand. Details that the format does not hold
 * are left out: `lossesOf` names them.
 *
 * @throws {Unwritable} if the format cannot hold the puzzle, unless `lossy` allows it
 * @throws {BadOption} for a name that no format has
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @example
 * await write(puzzle, 'f-puzzles', { title: 'For Sunday' });
 */
export const write = async (
  puzzle: PuzzleLike,
  format: string,
  details: Metadata = {},
  settings: WriteSettings = {},
): Promise<string> => writeAny(readNamed(puzzle, {}), format, details, settings);

const DETAIL_TEXTS = Object.fromEntries(DETAILS.map((detail) => [detail, text]));

/**
 * Returns a sentence for each loss if a format cannot hold all of a puzzle and its details; an empty list if it can.
 *
 * @throws {BadOption} for a name that no format has
 * @throws {Misread} if the puzzle is a text that cannot be parsed
 * @example
 * lossesOf(puzzle, 'sdm', { title: 'For Sunday' }).length; // 1
 */
export function lossesOf(puzzle: PuzzleLike, format: string, details: Metadata = {}): readonly string[] {
  const read = readNamed(puzzle, {});
  refuseUnknown(DETAIL_TEXTS, details);
  const metadata: Metadata = settingsOf(DETAIL_TEXTS, details);
  const writer = withOptionErrors('format', () => writerNamed(text(format, 'format')));
  return lossesIn(writer, partsOf(read, metadata), read.geometry, HOLDERS);
}
