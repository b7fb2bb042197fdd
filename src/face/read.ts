/** From a text to a puzzle. */
import { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { Misread } from '../formats/misread.js';
import { readPuzzle } from '../formats/read.js';
import { splitPasted } from '../formats/solutions.js';

/** A puzzle, or a text of one in any format that is read. */
export type PuzzleLike = Puzzle | string;

export interface ReadSettings {
  /** Rows and columns of a box, where they are not the usual ones of the size. */
  readonly box?: readonly [rows: number, columns: number];
}

/**
 * Reads the text of one puzzle, whatever its format: a line, a grid, candidates, HoDoKu's library lines, a program's
 * clipboard, JSON of ours; words, tables and quotation marks may stand around it, and its solution below. Throws a
 * Misread, which says what is wrong in which line and column of the text.
 */
export function read(text: string, { box }: ReadSettings = {}): Puzzle {
  const shape = box && Geometry.of(...box);
  const splitter = splitPasted(shape);
  const [record, other] = [...splitter.push(text), ...splitter.end()];
  if (!record) return readPuzzle(text, shape).puzzle;
  if (other) throw new Misread('another puzzle begins here, and one is wanted', other.line);
  try {
    return readPuzzle(record.text, shape).puzzle;
  } catch (error) {
    throw error instanceof Misread ? new Misread(error.message, record.line + error.line - 1, error.column) : error;
  }
}

export const puzzleFrom = (puzzle: PuzzleLike, options: ReadSettings): Puzzle =>
  typeof puzzle === 'string' ? read(puzzle, options) : puzzle;
