/** The answers of `canon`, as JSON: a puzzle's least form, or the moves that make another puzzle of it. */
import type { LeastForm } from '../../canon/least.js';
import { type Moves, movesOf } from '../../canon/moves.js';
import type { Transform } from '../../canon/transform.js';
import type { Puzzle } from '../../core/puzzle.js';
import { formatLine } from '../../formats/line.js';
import { type JsonPuzzle, puzzleJson } from './puzzle.js';

export interface JsonCanon extends JsonPuzzle {
  /** The least form, as a line. */
  readonly canon: string;
  /** The number of arrangements that leave the grid as it is except for the names of its digits. */
  readonly automorphisms: number;
}

export const canonJson = (puzzle: Puzzle, { values, automorphisms }: LeastForm): JsonCanon => ({
  ...puzzleJson(puzzle),
  canon: formatLine({ geometry: puzzle.geometry, values }),
  automorphisms: Number(automorphisms),
});

export interface JsonSameness extends JsonPuzzle {
  readonly same: boolean;
  /** One way from the other puzzle to this one, counted from one; absent where there is none. */
  readonly moves?: Moves;
}

export const samenessJson = (puzzle: Puzzle, transform: Transform | undefined): JsonSameness => ({
  ...puzzleJson(puzzle),
  same: transform !== undefined,
  ...(transform && { moves: movesOf(transform) }),
});
