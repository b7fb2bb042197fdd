/** Puzzles as lines of text, with checked arguments. Apart from the other parts, since reading lines takes much code. */
import type { Puzzle } from '../core/puzzle.js';
import * as line from '../formats/line.js';
import * as ruled from '../formats/rules.js';
import type { Alphabet } from '../formats/symbols.js';
import { listOf, text } from '../settings/settings.js';
import { puzzleIn } from './parts.js';

/**
 * Writes the values in a line, `.` for an empty cell. Digits that are numbers have blanks between them. Throws a
 * BadOption.
 *
 * @example
 * formatLine(read('.3.1...2....1...')); // '.3.1...2....1...'
 */
export const formatLine = (puzzle: Pick<Puzzle, 'geometry' | 'values'>, alphabet?: Alphabet): string =>
  line.formatLine(puzzleIn(puzzle, 'puzzle'), alphabet && listOf(text)(alphabet, 'alphabet'));

/**
 * Writes the values of a puzzle in a line, with its rules after them. Throws a BadOption.
 *
 * @example
 * ruledLine(read('.3.1...2....1... variant=x')); // '.3.1...2....1... variant=x'
 */
export const ruledLine = (puzzle: Puzzle): string => ruled.ruledLine(puzzleIn(puzzle, 'puzzle'));
