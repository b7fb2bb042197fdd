/** A puzzle in another format, as JSON. */
import type { Puzzle } from '../../core/puzzle.js';
import type { Metadata } from '../../formats/format.js';
import { type JsonPuzzle, puzzleJson } from './puzzle.js';

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
