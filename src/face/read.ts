/** Reads puzzles from texts. */
import { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { readTold } from '../formats/read.js';
import { refuseUnknown } from '../session/options.js';
import type { GridRules } from '../variants/rules.js';
import { LIMIT_SETTINGS } from './limits.js';
import { box, listOf, refusal, settingsOf, text, variants } from './settings.js';

/** A puzzle, or its text in any format that `read` reads. */
export type PuzzleLike = Puzzle | string;

/** Rules that the text does not state itself. */
export interface ReadSettings extends Omit<GridRules, 'variant'> {
  /** Rows and columns of a box, if they are not the usual ones for the size. */
  readonly box?: readonly [rows: number, columns: number];
  /** Names of variants: 'x', 'windoku', 'anti-knight' and others, as a list or with commas between. */
  readonly variant?: string | readonly string[];
}

export const RULE_SETTINGS = { variant: variants, regions: text, pairs: listOf(text) };
export const READ_SETTINGS = { box, ...RULE_SETTINGS };

/** The settings of every function that works on a puzzle: the rules of its text, and limits. */
export const CALL_SETTINGS = { ...READ_SETTINGS, ...LIMIT_SETTINGS };

/**
 * Reads the text of one puzzle in one of our formats: a line, a grid, candidates, HoDoKu's library lines and clipboard,
 * our JSON. For links and files of other programs use `readAny` of `/exchange`, for a puzzle among other words
 * `readPasted` of `/formats`. Throws a Misread with the error and its place.
 *
 * @example
 * const { geometry, values } = read('.3.1...2....1...');
 * read('.'.repeat(36), { box: [2, 3] });
 */
export function read(puzzle: string, settings: ReadSettings = {}): Puzzle {
  return puzzleFrom(puzzle, settings, READ_SETTINGS);
}

/** Reads a text, or checks that the arrays of a puzzle fit its geometry. */
export function puzzleFrom(puzzle: PuzzleLike, settings: ReadSettings, known?: object): Puzzle {
  if (known) refuseUnknown(known, settings);
  const rules = settingsOf(READ_SETTINGS, settings);
  if (typeof puzzle === 'string') return readTold({ ...rules, puzzle }).puzzle;
  if (!isPuzzle(puzzle)) throw refusal('puzzle', puzzle, PUZZLES);
  return puzzle;
}

const PUZZLES = 'a text, or a puzzle as read returns it (to save one as JSON, save Game.from(puzzle))';

function isPuzzle(puzzle: Puzzle | null | undefined): boolean {
  const { geometry, values, placed, candidates } = puzzle ?? ({} as Partial<Puzzle>);
  if (!(geometry instanceof Geometry) || values?.length !== geometry.cells) return false;
  if ([placed, candidates].some((list) => list !== undefined && list?.length !== geometry.cells)) return false;
  return Array.from(values).every((value) => Number.isInteger(value) && value >= -1 && value < geometry.size);
}
