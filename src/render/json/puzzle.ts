/** The puzzle of an answer in JSON, and answers that hold little else: a conversion, a failure. */
import { isPlain, type Puzzle } from '../../core/puzzle.js';
import type { Metadata } from '../../formats/format.js';
import { formatLibrary } from '../../formats/library.js';
import { formatLine } from '../../formats/line.js';
import { hasUnusualBoxes } from '../../formats/losses.js';
import { type GridRules, rulesOf } from '../../variants/rules.js';

export interface JsonPuzzle extends GridRules {
  /** A line of values, or where there is more to tell, HoDoKu's library line. */
  readonly puzzle: string;
  /** Rows and columns of a box, where they are not the usual ones of the size. */
  readonly box?: readonly [rows: number, columns: number];
}

/** What answers in JSON begin with: a new object, to which the rest can be assigned. */
export const puzzleJson = (puzzle: Puzzle): JsonPuzzle => {
  const { geometry } = puzzle;
  const box = hasUnusualBoxes(geometry) && { box: [geometry.boxRows, geometry.boxColumns] as const };
  return Object.assign({ puzzle: lineOf(puzzle) }, box, rulesOf(geometry));
};

/** A line that tells all of a puzzle: its values, and where there is more, the library's form. */
export const lineOf = (puzzle: Puzzle): string => (isPlain(puzzle) ? formatLine(puzzle) : formatLibrary(puzzle));

export interface JsonConverted extends JsonPuzzle {
  /** What was told of the puzzle beside its cells, where anything was. */
  readonly metadata?: Metadata;
}

/** `text`: the puzzle in the format that was asked for; left out, the line that other commands write. */
export const convertedJson = (puzzle: Puzzle, metadata: Metadata, text?: string): JsonConverted => ({
  ...puzzleJson(puzzle),
  ...(text !== undefined && { puzzle: text }),
  ...(Object.keys(metadata).length > 0 && { metadata }),
});

export interface JsonFailure extends Partial<JsonPuzzle> {
  readonly error: string;
}

/** `of`: the puzzle, or the text where none could be read; what is no puzzle at all has neither. */
export const failureJson = (error: string, of?: Puzzle | string): JsonFailure => ({
  ...(typeof of === 'string' ? { puzzle: of } : of && puzzleJson(of)),
  error,
});
