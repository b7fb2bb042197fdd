/** From a record to a puzzle, and what there is to say where that fails. */

import type { Clock } from '../core/clock.js';
import { Geometry } from '../core/geometry.js';
import { type Clash, clashes, givensOf, isPlain, type Puzzle } from '../core/puzzle.js';
import type { Reading } from '../formats/format.js';
import { formatLibrary } from '../formats/library.js';
import { formatLine } from '../formats/line.js';
import { Misread } from '../formats/misread.js';
import { readPuzzle } from '../formats/read.js';
import type { PuzzleRecord } from '../formats/record.js';
import { symbolOf } from '../formats/symbols.js';
import { cellName, houseNames } from '../render/notation.js';
import { type SearchResult, search } from '../search/search.js';
import { type Answer, answer, type Common, type Expected, type Status } from './command.js';

/** What stands in the place of an answer. */
export const errorText = (reason: string): string => `ERROR: ${reason}`;

export const UNSOLVABLE = errorText('Puzzle not solveable');

/** Reads the record and goes on with its puzzle; a text that is none is answered with what is wrong and where. */
export function onPuzzle(
  record: PuzzleRecord,
  options: Common,
  go: (puzzle: Puzzle, reading: Reading) => Answer,
): Answer {
  let reading: Reading;
  try {
    reading = readPuzzle(record.text, shapeOf(options));
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const where = whereIs(record, error.line, error.column);
    const object = options.json && { puzzle: record.text, error: `${where}: ${error.message}` };
    return failure(where, error.message, 2, object);
  }
  const told = go(reading.puzzle, reading);
  if (reading.remark === undefined) return told;
  return { ...told, notes: [`${whereIs(record)}: ${reading.remark}`, ...told.notes] };
}

/** Where there is no answer: the reason stands in its place, as text or in an object, and is told with where. */
export const failure = (where: string, reason: string, status: Status, object?: object | false): Answer =>
  answer(object ? JSON.stringify(object) : errorText(reason), [`${where}: ${reason}`], status);

/** A text under the name of its puzzle, which is a comment where puzzles are read. */
export const named = (record: PuzzleRecord, puzzle: Puzzle, text: string): string =>
  `# ${whereIs(record)}: ${lineOf(puzzle)}\n${text}`;

export const shapeOf = ({ box }: Expected): Geometry | undefined => box && Geometry.of(...box);

/** `puzzle.txt, line 3, column 17`. */
export const whereIs = ({ source, line: first }: PuzzleRecord, line = 1, column?: number): string =>
  [source, `line ${first + line - 1}`, column === undefined ? undefined : `column ${column}`]
    .filter((part) => part !== undefined)
    .join(', ');

/** How many solutions there are (up to a limit), one of them, and whether strategies may rely on there being one. */
export interface Prospect {
  readonly clashes: readonly Clash[];
  readonly result: SearchResult;
  readonly unique: boolean;
}

/**
 * Looks at a puzzle from above. Uniqueness is what the givens alone have: candidates that somebody struck out could be
 * what makes the solution the only one, and then no pattern may be taken for deadly.
 */
export function prospectOf(puzzle: Puzzle, clock: Clock, limit = 2): Prospect {
  const result = search(puzzle, { clock, limit });
  const isOnly = ({ ended, solutions }: SearchResult): boolean => ended === 'all' && solutions.length === 1;
  return {
    result,
    clashes: result.solutions.length === 0 ? clashes(puzzle) : [],
    unique: isOnly(result) && (isPlain(puzzle) || isOnly(search(givensOf(puzzle), { clock }))),
  };
}

/** A line that tells all of a puzzle: its values, and where there is more, the library's form. */
const lineOf = (puzzle: Puzzle): string => (isPlain(puzzle) ? formatLine(puzzle) : formatLibrary(puzzle));

/** What names a puzzle in JSON: its line, and the boxes where they are not those of its size. */
export const puzzleJson = (puzzle: Puzzle): { puzzle: string; box?: [number, number] } => {
  const { geometry } = puzzle;
  const isUsual = geometry === Geometry.ofSize(geometry.size);
  return { puzzle: lineOf(puzzle), ...(!isUsual && { box: [geometry.boxRows, geometry.boxColumns] }) };
};

/** `5 stands twice in row 3: r3c1 and r3c7`. */
export const clashText = (geometry: Geometry, { house, digit, cells }: Clash): string =>
  `${symbolOf(digit, geometry.size)} stands twice in ${houseNames(geometry, [house])}: ${cells
    .map((cell) => cellName(geometry, cell))
    .join(' and ')}`;

/** That a limit of time ended something. */
export const reachedText = (milliseconds: number): string => `the limit of ${milliseconds / 1000} s was reached`;

/** Why there is no solution. */
export const reasonText = (geometry: Geometry, { clashes: [clash] }: Prospect): string =>
  clash ? clashText(geometry, clash) : 'there is no solution';
