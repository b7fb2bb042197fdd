/** Puzzles as callers give them, in any text of ours and with constraints by their names. */
import type { Clock } from '../core/clock.js';
import { isPuzzle, type Puzzle } from '../core/puzzle.js';
import type { PuzzleText } from '../formats/beside/ruled.js';
import type { Reading } from '../formats/format.js';
import { Misread, unlessMisread } from '../formats/misread.js';
import { box, type ParseSettings, PUZZLES, type PuzzleLike } from '../formats/puzzle-like.js';
import { readTold } from '../formats/read.js';
import { readPasted } from '../formats/stream/solutions.js';
import { refusal, refuseUnknown } from '../settings/options.js';
import { listOf, type SettingReader, settingsOf, text, withOptionErrors } from '../settings/settings.js';
import type { GridRules } from '../variants/grid-rules.js';
import { variantsNamed } from '../variants/names.js';
import { clues } from './clues.js';

/** Rules that the text does not state itself. */
export interface ReadSettings extends ParseSettings, Pick<GridRules, 'constraints'> {
  /** Names of variants: 'x', 'windoku', 'anti-knight' and others, as a list or with commas between. */
  readonly variant?: string | readonly string[];
}

/** Settings in which constraints may have names. */
export type WithNames<Settings extends ParseSettings> = Omit<Settings, keyof ParseSettings> & ReadSettings;

/** Reads names of variants, as a list or separated by commas. */
const variant: SettingReader<readonly string[]> = (value, option) => {
  const names = typeof value === 'string' ? [value] : listOf(text)(value, option);
  return withOptionErrors(option, () => (names.length > 0 ? variantsNamed(names.join()) : []));
};

export const RULE_SETTINGS = { variant, regions: text, pairs: listOf(text), constraints: clues };
export const READ_SETTINGS = { box, ...RULE_SETTINGS };

/** Reads a text, or checks that the arrays of a puzzle fit its geometry. The clock of the call may throw meanwhile. */
export function readNamed(puzzle: PuzzleLike, settings: ReadSettings, known?: object, clock?: Clock): Puzzle {
  if (known) refuseUnknown(known, settings);
  const rules = settingsOf(READ_SETTINGS, settings);
  if (typeof puzzle === 'string') return readTextOf({ ...rules, puzzle }, clock);
  if (isPuzzle(puzzle)) return puzzle;
  const { puzzle: written, ...others } = Object(puzzle) as PuzzleText | { readonly puzzle: Puzzle };
  if (isPuzzle(written)) return written;
  if (typeof written !== 'string') throw refusal('puzzle', puzzle, PUZZLES);
  return readTextOf({ ...rules, ...settingsOf(READ_SETTINGS, others), puzzle: written }, clock);
}

/** A link of another program. Its reader is loaded on demand, which a synchronous call cannot wait for. */
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
    throw LINK.test(told.puzzle) ? new Misread('a link takes await read(text)') : error;
  }
}
