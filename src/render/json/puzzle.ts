/** What names a puzzle in JSON, and the puzzle that it names. */
import { Geometry } from '../../core/geometry.js';
import { isPlain, type Puzzle } from '../../core/puzzle.js';
import { formatLibrary } from '../../formats/library.js';
import { formatLine } from '../../formats/line.js';

export interface JsonPuzzle {
  /** A line of values, or where there is more to tell, HoDoKu's library line. */
  readonly puzzle: string;
  /** Rows and columns of a box, where they are not the usual ones of the size. */
  readonly box?: readonly [rows: number, columns: number];
}

export const puzzleJson = (puzzle: Puzzle): JsonPuzzle => {
  const { geometry } = puzzle;
  const isUsual = geometry === Geometry.ofSize(geometry.size);
  return { puzzle: lineOf(puzzle), ...(!isUsual && { box: [geometry.boxRows, geometry.boxColumns] }) };
};

/** A line that tells all of a puzzle: its values, and where there is more, the library's form. */
export const lineOf = (puzzle: Puzzle): string => (isPlain(puzzle) ? formatLine(puzzle) : formatLibrary(puzzle));
