/** A puzzle in a stream of text. */
import type { Metadata } from './format.js';

/** The text of one puzzle, and where it was. */
export interface PuzzleRecord {
  readonly text: string;
  /** Number of its first line in the stream, from 1. */
  readonly line: number;
  /** The file it comes from; absent for standard input and operands. */
  readonly source?: string;
  /** What the lines above tell of it. */
  readonly metadata?: Metadata;
  /** What stands below and is its solution, in a line. */
  readonly solution?: string;
  /** How its text was made one that can be read, where more stood there than a puzzle. */
  readonly mended?: readonly string[];
  /** The row of a sheet that it stands in, as it is written there. */
  readonly row?: string;
}

/** Lines of a stream that are in no record: how many, and where the first are, with the text that each stretch begins with. */
export interface Skipped {
  readonly count: number;
  readonly stretches: readonly { readonly from: number; readonly to: number; readonly text: string }[];
}

/** Cuts a stream of text into them. */
export interface Splitter {
  /** Takes the next piece of the stream, cut anywhere; gives the records that are complete. */
  push(chunk: string): PuzzleRecord[];
  /** The stream is over: gives what is left. */
  end(): PuzzleRecord[];
  /** The lines that were skipped, once the stream is over; absent where every line is in a record. */
  skipped?(): Skipped | undefined;
}
