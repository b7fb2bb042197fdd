/** Records, the texts of single puzzles in a stream, and splitters, which cut the stream into them. */
import type { Metadata } from './format.js';

/** The text of one puzzle, and where it was. */
export interface PuzzleRecord {
  readonly text: string;
  /** Number of its first line in the stream, from 1. */
  readonly line: number;
  /** The file it comes from; absent for standard input and operands. */
  readonly source?: string;
  /** Details from the lines above the puzzle. */
  readonly metadata?: Metadata;
  /** The solution below or beside the puzzle, in one line. */
  readonly solution?: string;
  /** Another puzzle beside it, which is not read. */
  readonly another?: string;
  /** The remark on a text beside it that is left out and may state a given or a rule. */
  readonly leftOut?: string;
  /** Remarks on how the text was mended, if it had more than a puzzle. */
  readonly mended?: readonly string[];
  /** The row of a sheet that has the puzzle, as it is written there. */
  readonly row?: string;
}

/**
 * Lines of a stream that are in no record: their number, and the first stretches, each with the text that it begins
 * with.
 */
export interface Skipped {
  readonly count: number;
  readonly stretches: readonly { readonly from: number; readonly to: number; readonly text: string }[];
  /** The first line that may state a rule. */
  readonly rule?: { readonly line: number; readonly text: string };
}

/** Cuts a stream of text into records. */
export interface Splitter {
  /** Takes the next piece of the stream, cut anywhere, and returns the records that are complete. */
  push(chunk: string): PuzzleRecord[];
  /** Ends the stream and returns what is left. */
  end(): PuzzleRecord[];
  /** The lines that were skipped, complete only after `end`; absent where every line is in a record. */
  skipped?(): Skipped | undefined;
}

interface LineCutter {
  /** Takes the next piece of the stream, cut anywhere, and returns the lines that are complete. */
  push(chunk: string): string[];
  /** Ends the stream and returns what is left, if anything. */
  end(): string[];
}

/**
 * Makes a cutter of a stream into lines without their ends. A line that is too long is cut to one character more than
 * its limit, so that the reader can report it.
 */
export function lineCutter(longestOf: (line: string) => number = () => Infinity): LineCutter {
  let rest = '';
  let isFirst = true;
  const clean = (line: string): string => {
    const text = isFirst ? line.replace(/^\uFEFF/, '') : line;
    isFirst = false;
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  };
  return {
    push(chunk) {
      if (!chunk.includes('\n')) {
        if (rest.length <= longestOf(rest)) rest += chunk;
        return [];
      }
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      return lines.map((line) => clean(line.length > longestOf(line) ? line.slice(0, longestOf(line) + 1) : line));
    },
    end() {
      const last = rest.slice(0, longestOf(rest) + 1);
      rest = '';
      return last === '' ? [] : [clean(last)];
    },
  };
}

/** Makes a splitter for which each line that is not empty is a record. */
export function lineSplitter(_expected?: unknown, source?: string): Splitter {
  const lines = lineCutter();
  let line = 0;
  const recordsOf = (texts: readonly string[]): PuzzleRecord[] =>
    texts.flatMap((text) => {
      line++;
      return text.trim() === '' ? [] : [source === undefined ? { text, line } : { text, line, source }];
    });
  return { push: (chunk) => recordsOf(lines.push(chunk)), end: () => recordsOf(lines.end()) };
}
