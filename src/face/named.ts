/** Puzzles as callers give them, in any text of ours and with constraints by their names. */
import type { Clock } from '../core/clock.js';
import { isPuzzle, type Puzzle } from '../core/puzzle.js';
import type { PuzzleText } from '../formats/beside/ruled.js';
import type { Reading } from '../formats/format.js';
import { Misread, unlessMisread } from '../formats/misread.js';
import { PUZZLES, type PuzzleLike } from '../formats/puzzle-like.js';
import { readTold } from '../formats/read.js';
import { readPasted } from '../formats/stream/solutions.js';
import { refusal, refuseUnknown } from '../settings/options.js';
import { settingsOf } from '../settings/settings.js';
import { READ_SETTINGS, type ReadSettings } from './rule-settings.js';

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
