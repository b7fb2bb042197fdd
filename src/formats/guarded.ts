/** Functions of `/formats` as callers have them: they check their arguments, which inside the library nobody need do. */
import type { Puzzle } from '../core/puzzle.js';
import { maybe, passing, symbolsFor } from '../settings/settings.js';
import * as rules from './beside/rules-written.js';
import type { Metadata, Part } from './format.js';
import * as losses from './losses.js';
import { puzzleIn } from './puzzle-like.js';
import type { Alphabet } from './symbols.js';
import * as library from './text/library.js';
import * as line from './text/line.js';

const detailsIn = maybe(
  passing<Metadata>('details of a puzzle', (value) => typeof value === 'object' && value !== null),
);

/** Reads the symbols of the digits, which may be left out. */
const alphabetIn = (value: unknown, { geometry }: Pick<Puzzle, 'geometry'>): Alphabet | undefined =>
  maybe(symbolsFor(geometry.size))(value, 'alphabet');

/** Writes the values in a line, `.` for an empty cell. Digits that are numbers have blanks between them. */
export const formatLine = (puzzle: Pick<Puzzle, 'geometry' | 'values'>, alphabet?: Alphabet): string =>
  line.formatLine(puzzleIn(puzzle, 'puzzle'), alphabetIn(alphabet, puzzle));

/** Writes a line with the position and without a step. */
export const formatLibrary = (puzzle: Puzzle, alphabet?: Alphabet): string =>
  library.formatLibrary(puzzleIn(puzzle, 'puzzle'), alphabetIn(alphabet, puzzle));

/** Writes the values of a puzzle in a line, with its rules after them. */
export const ruledLine = (puzzle: Puzzle): string => rules.ruledLine(puzzleIn(puzzle, 'puzzle'));

/** Returns the parts of a puzzle beside its values, which a format may lose. */
export const partsOf = (puzzle: Puzzle, metadata?: Metadata): Part[] =>
  losses.partsOf(puzzleIn(puzzle, 'puzzle'), detailsIn(metadata, 'metadata'));
