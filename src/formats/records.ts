/** Splits a stream of text into records, one a puzzle, as it comes. */

/** The text of one puzzle, and where it was. */
export interface Record {
  readonly text: string;
  /** Number of its first line in the stream, from 1. */
  readonly line: number;
  /** The file it comes from; absent for standard input and operands. */
  readonly source?: string;
}

export interface Splitter {
  /** Takes the next piece of the stream, cut anywhere; gives the records that are complete. */
  push(chunk: string): Record[];
  /** The stream is over: gives what is left. */
  end(): Record[];
}

export function splitRecords(source?: string): Splitter {
  let rest = '';
  let line = 0;
  const recordOf = (text: string): Record[] => {
    line++;
    const clean = line === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (clean.trim() === '' || clean.startsWith('#')) return [];
    return [source === undefined ? { text: clean, line } : { text: clean, line, source }];
  };
  return {
    push(chunk) {
      const lines = (rest + chunk).split(/\r?\n/);
      rest = lines.pop()!;
      return lines.flatMap(recordOf);
    },
    end() {
      const last = rest;
      rest = '';
      return last === '' ? [] : recordOf(last);
    },
  };
}
