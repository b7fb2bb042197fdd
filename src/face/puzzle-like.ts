/** Puzzles as callers give them, and the settings for their texts. */
import type { Clock } from '../core/clock.js';
import { LARGEST_SIZE } from '../core/geometry.js';
import { isPuzzle, type Puzzle } from '../core/puzzle.js';
import type { PuzzleText } from '../formats/beside/ruled.js';
import type { Reading } from '../formats/format.js';
import { Misread, unlessMisread } from '../formats/misread.js';
import { readTold } from '../formats/read.js';
import { readPasted } from '../formats/stream/solutions.js';
import { refusal, refuseUnknown } from '../settings/options.js';
import { listOf, type SettingReader, settingsOf, text, withOptionErrors } from '../settings/settings.js';
import { variantsNamed } from '../variants/names.js';
import type { GridRules } from '../variants/rules.js';
import { clues } from './clues.js';
import { LIMIT_SETTINGS } from './limits.js';

/** A puzzle, its text in any format that `read` reads, or an object with such a text, as `create` returns it. */
export type PuzzleLike = Puzzle | PuzzleText | string;

/** Rules that the text does not state itself. */
export interface ReadSettings extends Omit<GridRules, 'variant'> {
  /** Rows and columns of a box, if they are not the usual ones for the size. */
  readonly box?: readonly [rows: number, columns: number];
  /** Names of variants: 'x', 'windoku', 'anti-knight' and others, as a list or with commas between. */
  readonly variant?: string | readonly string[];
}

/** Reads names of variants, as a list or separated by commas. */
export const variants: SettingReader<readonly string[]> = (value, option) => {
  const names = typeof value === 'string' ? [value] : listOf(text)(value, option);
  return withOptionErrors(option, () => (names.length > 0 ? variantsNamed(names.join()) : []));
};

/** Reads the rows and columns of a box. */
export const box: SettingReader<readonly [rows: number, columns: number]> = (value, option) => {
  const [rows, columns, ...rest] = Array.isArray(value) ? (value as readonly number[]) : [];
  const isWhole = Number.isInteger(rows) && Number.isInteger(columns) && rest.length === 0;
  if (isWhole && rows! > 0 && columns! > 0 && rows! * columns! <= LARGEST_SIZE) return [rows!, columns!];
  throw refusal(option, value, `[rows, columns] of a box of up to ${LARGEST_SIZE} cells`);
};

export const RULE_SETTINGS = { variant: variants, regions: text, pairs: listOf(text), constraints: clues };
export const READ_SETTINGS = { box, ...RULE_SETTINGS };

/** The settings of every function that works on a puzzle: the rules of its text, and limits. */
export const CALL_SETTINGS = { ...READ_SETTINGS, ...LIMIT_SETTINGS };

/** Reads a text, or checks that the arrays of a puzzle fit its geometry. The clock of the call may throw meanwhile. */
export function puzzleFrom(puzzle: PuzzleLike, settings: ReadSettings, known?: object, clock?: Clock): Puzzle {
  if (known) refuseUnknown(known, settings);
  const rules = settingsOf(READ_SETTINGS, settings);
  if (typeof puzzle === 'string') return readTextOf({ ...rules, puzzle }, clock);
  if (isPuzzle(puzzle)) return puzzle;
  const { box, variant, regions, pairs, constraints, puzzle: written } = (puzzle ?? {}) as Partial<PuzzleText>;
  if (typeof written !== 'string') throw refusal('puzzle', puzzle, PUZZLES);
  const own = Object.entries({ box, variant, regions, pairs, constraints }).filter(([, rule]) => rule !== undefined);
  return readTextOf({ ...rules, ...settingsOf(READ_SETTINGS, Object.fromEntries(own)), puzzle: written }, clock);
}

/** A link of another program. Its reader is loaded on demand, which `read` cannot wait for. */
const LINK = /^\s*(?:https?:|www\.)\S+\s*$/i;

/**
 * Reads a text in our formats or, if it is in none of them, the one puzzle in it as people paste it. Throws a Misread for
 * two puzzles in a line: nobody would be told that the second is left out.
 */
function readTextOf(told: PuzzleText, clock?: Clock): Puzzle {
  const { puzzle, another } = readingOf(told, clock);
  if (another !== undefined) throw new Misread('there is another puzzle in the same line: give one puzzle only');
  return puzzle;
}

function readingOf(told: PuzzleText, clock?: Clock): Reading {
  try {
    return readTold(told);
  } catch (error) {
    const pasted =
      error instanceof Misread
        ? unlessMisread(() => readTold(told, (text, shape) => readPasted(text, shape, clock)))
        : undefined;
    if (pasted) return pasted;
    throw LINK.test(told.puzzle) ? new Misread('links are read by readAny of sudoku-strategist/exchange') : error;
  }
}

const PUZZLES = 'a text, or a puzzle as read returns it (to save one as JSON, save Game.from(puzzle))';
