/** The puzzle in a JSON answer, and the two answers that hold little else: a conversion and a failure. */
import { isPlain, type Puzzle } from '../../core/puzzle.js';
import type { PuzzleText } from '../../formats/beside/ruled.js';
import type { Metadata } from '../../formats/format.js';
import { hasUnusualBoxes } from '../../formats/format.js';
import { formatLibrary } from '../../formats/text/library.js';
import { formatLine } from '../../formats/text/line.js';
import { rulesOf } from '../../variants/of-grid.js';

/** Returns the first properties of every answer, as a new object to which the others can be assigned. */
export const puzzleJson = (puzzle: Puzzle): PuzzleText => {
  const { geometry } = puzzle;
  const box = hasUnusualBoxes(geometry) && { box: [geometry.boxRows, geometry.boxColumns] as const };
  return Object.assign({ puzzle: lineOf(puzzle) }, box, rulesOf(geometry));
};

/** Writes a puzzle in a line: its values, or HoDoKu's library line if it has more than values. */
export const lineOf = (puzzle: Puzzle): string => (isPlain(puzzle) ? formatLine(puzzle) : formatLibrary(puzzle));

/** A puzzle in another format. */
export interface ConvertedPuzzle extends PuzzleText {
  /** Details that the text gave beside the cells, if any. */
  readonly metadata?: Metadata;
}

/**
 * Returns a converted puzzle. `text` is the puzzle in the requested format. Default: the line that other commands
 * write.
 */
export const convertedJson = (puzzle: Puzzle, metadata: Metadata, text?: string): ConvertedPuzzle => ({
  ...puzzleJson(puzzle),
  ...(text !== undefined && { puzzle: text }),
  ...(Object.keys(metadata).length > 0 && { metadata }),
});

/** A record without an answer, and why. */
export interface FailedPuzzle extends Partial<PuzzleText> {
  /** Why there is no answer. */
  readonly error: string;
}

/** Returns a failure. `of` is the puzzle, or the text that could not be read, if there is one. */
export const failureJson = (error: string, of?: Puzzle | string): FailedPuzzle => ({
  ...(typeof of === 'string' ? { puzzle: of } : of && puzzleJson(of)),
  error,
});
