/** An equivalent puzzle, as JSON. */
import type { Moves } from '../../canon/moves.js';
import type { Puzzle } from '../../core/puzzle.js';
import { type JsonPuzzle, lineOf, puzzleJson } from './puzzle.js';

export interface JsonMorph extends JsonPuzzle {
  /** The equivalent puzzle, as a line. */
  readonly morph: string;
  readonly moves: Moves;
}

export const morphJson = (puzzle: Puzzle, morph: Puzzle, moves: Moves): JsonMorph => ({
  ...puzzleJson(puzzle),
  morph: lineOf(morph),
  moves,
});
