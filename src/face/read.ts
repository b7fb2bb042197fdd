/** From a text to a puzzle. */
import { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { readPuzzle } from '../formats/read.js';

/** A puzzle, or a text of one in any format that is read. */
export type PuzzleLike = Puzzle | string;

export interface ReadSettings {
  /** Rows and columns of a box, where they are not the usual ones of the size. */
  readonly box?: readonly [rows: number, columns: number];
}

/**
 * Reads the text of one puzzle, whatever its format: a line, a grid, candidates, HoDoKu's library lines, a program's
 * clipboard, JSON of ours. Where other words may stand around it, `readPasted` of `/formats` finds it. Throws a Misread,
 * which says what is wrong in which line and column of the text.
 */
export const read = (text: string, { box }: ReadSettings = {}): Puzzle =>
  readPuzzle(text, box && Geometry.of(...box)).puzzle;

export const puzzleFrom = (puzzle: PuzzleLike, options: ReadSettings): Puzzle =>
  typeof puzzle === 'string' ? read(puzzle, options) : puzzle;
