/** The puzzle of an answer in JSON, and answers that hold little else: a conversion, a failure. */
import { isPlain, type Puzzle } from '../../core/puzzle.js';
import type { Metadata } from '../../formats/format.js';
import { formatLibrary } from '../../formats/library.js';
import { formatLine } from '../../formats/line.js';
import { hasUnusualBoxes } from '../../formats/losses.js';
import { type GridRules, rulesOf } from '../../variants/rules.js';

export interface JsonPuzzle extends GridRules {
  /** The puzzle as a line of values, or as HoDoKu's library line if it has more than values. */
  readonly puzzle: string;
  /** Rows and columns of a box, where they are not the usual ones of the size. */
  readonly box?: readonly [rows: number, columns: number];
}

/** The beginning of every JSON answer: a new object, to which the rest can be assigned. */
export const puzzleJson = (puzzle: Puzzle): JsonPuzzle => {
  const { geometry } = puzzle;
  const box = hasUnusualBoxes(geometry) && { box: [geometry.boxRows, geometry.boxColumns] as const };
  return Object.assign({ puzzle: lineOf(puzzle) }, box, rulesOf(geometry));
};

/** The whole puzzle in a line: plain values, or HoDoKu's library form if it has more than values. */
export const lineOf = (puzzle: Puzzle): string => (isPlain(puzzle) ? formatLine(puzzle) : formatLibrary(puzzle));

export interface JsonConverted extends JsonPuzzle {
  /** Details that the text gave beside the cells, if any. */
  readonly metadata?: Metadata;
}

/**
 * A converted puzzle as JSON. `text` is the puzzle in the format that was asked for; if left out, the line that other
 * commands write.
 */
export const convertedJson = (puzzle: Puzzle, metadata: Metadata, text?: string): JsonConverted => ({
  ...puzzleJson(puzzle),
  ...(text !== undefined && { puzzle: text }),
  ...(Object.keys(metadata).length > 0 && { metadata }),
});

export interface JsonFailure extends Partial<JsonPuzzle> {
  readonly error: string;
}

/** A failure as JSON. `of` is the puzzle, or the text if none could be read; absent if there is neither. */
export const failureJson = (error: string, of?: Puzzle | string): JsonFailure => ({
  ...(typeof of === 'string' ? { puzzle: of } : of && puzzleJson(of)),
  error,
});
