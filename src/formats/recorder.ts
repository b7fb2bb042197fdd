/** Makes records of lines, each with what the lines above tell of it, and keeps what else stands around puzzles. */
import type { Line } from './blocks.js';
import { metadataIn } from './pasted/words.js';
import type { PuzzleRecord } from './record.js';

export interface Recorder {
  /** Lines that stand above the next puzzle. */
  above: readonly string[];
  /** A record of lines. */
  record(lines: readonly Line[], mended?: readonly string[]): PuzzleRecord;
  /** A record of each line. */
  each(lines: readonly Line[], mended?: readonly string[]): PuzzleRecord[];
  /** Lines that say something: the title of the next puzzle or, between two that are lines, taken for a third. */
  words(lines: readonly Line[], next?: Line): PuzzleRecord[];
  /** True if lines stand right after a line that is a puzzle, or right before the next. */
  areAmong(lines: readonly Line[], next?: Line): boolean;
  /** The first words, where there was no puzzle at all. */
  end(): PuzzleRecord[];
}

export function recorder(source?: string): Recorder {
  /** The last line that was a puzzle. */
  let last = { number: -1, isTitled: false };
  let leftOut: readonly Line[] | undefined;
  let isFound = false;

  const record = (lines: readonly Line[], mended: readonly string[] = []): PuzzleRecord => {
    isFound = true;
    const metadata = made.above.length > 0 ? metadataIn(made.above) : undefined;
    made.above = [];
    const plain = { text: textIn(lines), line: lines[0]!.number };
    if (source === undefined && !metadata && mended.length === 0) return plain;
    return {
      ...plain,
      ...(source !== undefined && { source }),
      ...(metadata && { metadata }),
      ...(mended.length > 0 && { mended }),
    };
  };

  const each = (lines: readonly Line[], mended?: readonly string[]): PuzzleRecord[] => {
    last = { number: lines.at(-1)!.number, isTitled: made.above.length > 0 };
    return lines.map((line) => record([line], mended));
  };

  const made: Recorder = {
    above: [],
    record,
    each,
    words(lines, next) {
      const isAfter = lines[0]!.number === last.number + 1;
      if (isAfter && next && !last.isTitled) return each(lines);
      leftOut ??= lines;
      made.above = isAfter && !next ? [] : lines.map(({ text }) => text);
      return [];
    },
    areAmong: (lines, next) => lines[0]!.number === last.number + 1 || lines.at(-1)!.number === (next?.number ?? 0) - 1,
    end: () => (!isFound && leftOut ? [record(leftOut)] : []),
  };
  return made;
}

/** The text of lines, those that are left out between them being empty. */
const textIn = (lines: readonly Line[]): string =>
  lines.map((line, i) => '\n'.repeat(i && line.number - lines[i - 1]!.number) + line.text).join('');
