/**
 * Reads puzzles from texts. Apart from `named.ts`, which the generator needs too: where bundlers split an app, a
 * module that the main entry exports from and that another file needs comes with every import from the main entry.
 */
import type { Puzzle } from '../core/puzzle.js';
import { READ_SETTINGS, type ReadSettings, readNamed } from './named.js';

/**
 * Reads the text of one puzzle in one of our formats: a line, a grid, candidates, HoDoKu's library lines and clipboard,
 * JSON; and the one puzzle in a pasted text, such as a table with blanks. For links and files of other programs use
 * `readAny` of `/exchange`, for the layout and the remarks of a pasted text `readPasted` of `/formats`. Throws a Misread with the error and its place.
 *
 * @example
 * const { geometry, values } = read('.3.1...2....1...');
 * read('.'.repeat(36), { box: [2, 3] });
 */
export function read(puzzle: string, settings: ReadSettings = {}): Puzzle {
  return readNamed(puzzle, settings, READ_SETTINGS);
}
