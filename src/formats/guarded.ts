/** Functions of `/formats` as callers have them: they check their puzzle, which inside the library nobody need do. */
import { isPuzzle, type Puzzle } from '../core/puzzle.js';
import { passing, type SettingReader } from '../settings/settings.js';
import * as library from './library.js';
import * as line from './line.js';
import * as losses from './losses.js';
import * as rules from './rules.js';

/** Reads a puzzle. Throws a BadOption. */
export const puzzleIn: SettingReader<Puzzle> = passing('a puzzle, as read returns it', isPuzzle);

/** Makes a function throw a BadOption if its first argument is no puzzle. */
const checking =
  <First, Others extends readonly unknown[], Result>(
    work: (puzzle: First, ...others: Others) => Result,
  ): ((puzzle: First, ...others: Others) => Result) =>
  (puzzle, ...others) => {
    puzzleIn(puzzle, 'puzzle');
    return work(puzzle, ...others);
  };

/** Writes the values in a line, `.` for an empty cell. Digits that are numbers have blanks between them. */
export const formatLine = checking(line.formatLine);
/** Writes a line with the position and without a step. */
export const formatLibrary = checking(library.formatLibrary);
/** Writes the values of a puzzle in a line, with its rules after them. */
export const ruledLine = checking(rules.ruledLine);
/** Returns the parts of a puzzle beside its values, which a format may lose. */
export const partsOf = checking(losses.partsOf);
