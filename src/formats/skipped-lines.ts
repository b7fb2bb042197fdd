/** The report on lines of a stream that are in no record: their number, and the first stretches of them. */
import type { Line } from './blocks.js';
import { isAside } from './pasted/words.js';
import type { Skipped } from './record.js';

export interface SkippedLines {
  add(lines: readonly Line[]): void;
  clear(): void;
  all(): Skipped;
}

/** Limits of the report on skipped lines: the stretches, and the characters of each. */
const MOST_REPORTED = 5;
const LONGEST_REPORTED = 60;

/** Counts lines that are skipped, and keeps the first stretches. */
export function skippedLines(): SkippedLines {
  const stretches: { from: number; to: number; text: string }[] = [];
  let count = 0;
  return {
    add(lines) {
      for (const { number, text } of lines) {
        if (text.trim() === '' || isAside(text)) continue;
        count++;
        const open = stretches.at(-1);
        if (open?.to === number - 1) open.to = number;
        else if (stretches.length < MOST_REPORTED)
          stretches.push({ from: number, to: number, text: text.slice(0, LONGEST_REPORTED) });
      }
    },
    clear() {
      count = stretches.length = 0;
    },
    all: () => ({ count, stretches }),
  };
}
