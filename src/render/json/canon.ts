/** The answers of `canon` and `morph` as JSON: the least form of a puzzle, an equivalent one, and the moves between two. */
import type { LeastForm } from '../../canon/least.js';
import { type Moves, movesOf } from '../../canon/moves.js';
import type { Transform } from '../../canon/transform.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { PuzzleText } from '../../formats/beside/ruled.js';
import { formatLine } from '../../formats/text/line.js';
import { lineOf, puzzleJson } from './puzzle.js';

/** The least form of a puzzle under exchange of its lines and digits, as `canon --json` writes it. */
export interface CanonicalForm extends PuzzleText {
  /** The least form, as a line. */
  readonly canon: string;
  /** The number of symmetries that map the puzzle to itself, up to the names of its digits. */
  readonly automorphisms: number;
}

export const canonJson = (puzzle: Puzzle, { values, automorphisms }: LeastForm): CanonicalForm => ({
  ...puzzleJson(puzzle),
  canon: formatLine({ geometry: puzzle.geometry, values }),
  automorphisms: Number(automorphisms),
});

export interface JsonSameness extends PuzzleText {
  /** True if the two puzzles are equivalent. */
  readonly same: boolean;
  /** Moves that turn the other puzzle into this one, in numbers from one; absent if the two are not equivalent. */
  readonly moves?: Moves;
}

export const samenessJson = (puzzle: Puzzle, transform: Transform | undefined): JsonSameness => ({
  ...puzzleJson(puzzle),
  same: transform !== undefined,
  ...(transform && { moves: movesOf(transform) }),
});

export interface JsonMorph extends PuzzleText {
  /** The equivalent puzzle, as a line. */
  readonly morph: string;
  /** The moves that turn the puzzle into the equivalent one. */
  readonly moves: Moves;
}

export const morphJson = (puzzle: Puzzle, morph: Puzzle, moves: Moves): JsonMorph => ({
  ...puzzleJson(puzzle),
  morph: lineOf(morph),
  moves,
});
