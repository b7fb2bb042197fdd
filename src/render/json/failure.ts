/** Why there is no answer, as JSON. */
import type { Puzzle } from '../../core/puzzle.js';
import { type JsonPuzzle, puzzleJson } from './puzzle.js';

export interface JsonFailure extends Partial<JsonPuzzle> {
  readonly error: string;
}

/** `of`: the puzzle, or the text where none could be read; what is no puzzle at all has neither. */
export const failureJson = (error: string, of?: Puzzle | string): JsonFailure => ({
  ...(typeof of === 'string' ? { puzzle: of } : of && puzzleJson(of)),
  error,
});
