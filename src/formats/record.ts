/** A puzzle in a stream of text. */

/** The text of one puzzle, and where it was. */
export interface PuzzleRecord {
  readonly text: string;
  /** Number of its first line in the stream, from 1. */
  readonly line: number;
  /** The file it comes from; absent for standard input and operands. */
  readonly source?: string;
}

/** Cuts a stream of text into them. */
export interface Splitter {
  /** Takes the next piece of the stream, cut anywhere; gives the records that are complete. */
  push(chunk: string): PuzzleRecord[];
  /** The stream is over: gives what is left. */
  end(): PuzzleRecord[];
}
