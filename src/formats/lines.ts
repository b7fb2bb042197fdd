/** Streams of text cut into lines. */

import type { PuzzleRecord, Splitter } from './record.js';

export interface LineCutter {
  /** Takes the next piece of the stream, cut anywhere; gives the lines that are complete. */
  push(chunk: string): string[];
  /** The stream is over: gives what is left, if there is something. */
  end(): string[];
}

/** Lines without what ends them. Of one that is longer than it may be, no more than shows it is kept. */
export function cutLines(longestOf: (line: string) => number = () => Infinity): LineCutter {
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

/** Lines that are records each, whatever stands in them; empty ones are none. */
export function splitLines(_expected?: unknown, source?: string): Splitter {
  const lines = cutLines();
  let line = 0;
  const recordsOf = (texts: readonly string[]): PuzzleRecord[] =>
    texts.flatMap((text) => {
      line++;
      return text.trim() === '' ? [] : [source === undefined ? { text, line } : { text, line, source }];
    });
  return { push: (chunk) => recordsOf(lines.push(chunk)), end: () => recordsOf(lines.end()) };
}
