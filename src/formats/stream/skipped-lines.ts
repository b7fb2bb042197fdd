/** The report on lines of a stream that are in no record: their number, and the first stretches of them. */

import { isRule } from '../beside/rules.js';
import { mayStateRule } from '../beside/words.js';
import { isAside } from '../pasted/words.js';
import type { Skipped } from '../record.js';
import type { Line } from './blocks.js';

export interface SkippedLines {
  /** Adds lines. `areTold`: their rules are read, or told with a puzzle. */
  add(lines: readonly Line[], areTold?: boolean): void;
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
  let rule: Skipped['rule'];
  return {
    add(lines, areTold = false) {
      for (const { number, text } of lines) {
        if (!areTold && !rule && (isRule(text) || mayStateRule(text))) rule = { line: number, text };
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
      rule = undefined;
    },
    all: () => ({ count, stretches, ...(rule && { rule }) }),
  };
}
