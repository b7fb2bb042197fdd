/** Puzzles as lines of text, with checked arguments. */
import type { Puzzle } from '../core/puzzle.js';
import { puzzleIn } from '../formats/puzzle-like.js';
import type { Alphabet } from '../formats/symbols.js';
import * as line from '../formats/text/line.js';
import { symbolsFor } from '../settings/settings.js';

/**
 * Writes the values in a line, `.` for an empty cell. Digits that are numbers have blanks between them.
 *
 * @throws {BadOption} for what is no puzzle, or symbols that do not fit its size
 * @example
 * formatLine(parse('.3.1...2....1...')); // '.3.1...2....1...'
 */
export const formatLine = (puzzle: Pick<Puzzle, 'geometry' | 'values'>, alphabet?: Alphabet): string =>
  line.formatLine(
    puzzleIn(puzzle, 'puzzle'),
    alphabet === undefined ? undefined : symbolsFor(puzzle.geometry.size)(alphabet, 'alphabet'),
  );
