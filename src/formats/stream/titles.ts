/**
 * The lines of words and of rules above the next puzzle, which takes them as its titles. Their number is bounded: the
 * first are skipped when more are added.
 */
import { groupBy } from '../../core/arrays.js';
import { isRule } from '../beside/rules.js';
import { isAside } from '../pasted/words.js';
import type { Line } from './blocks.js';
import type { SkippedLines } from './skipped-lines.js';

export interface TitlesAbove {
  add(lines: readonly Line[]): void;
  take(): readonly Line[];
  /** True if one of the titles has words. */
  areWords(): boolean;
  forgetColumnNames(): void;
}

/** The most lines of words, and of rules, that are kept when more are added. Regions take a line for each row. */
const MOST_WORDS = 8;
const MOST_RULES = 64;

export function titlesAbove(skipped: SkippedLines): TitlesAbove {
  let above: readonly Line[] = [];
  return {
    add(lines) {
      if (lines.length === 0) return;
      // By the most lines of a kind that are kept.
      const kinds = groupBy(above, ({ text }) => (isRule(text) ? MOST_RULES : MOST_WORDS));
      const dropped = new Set([...kinds].flatMap(([most, those]) => those.slice(0, -most)));
      skipped.add([...dropped]);
      above = [...above.filter((line) => !dropped.has(line)), ...lines];
    },
    take() {
      const taken = above;
      above = [];
      return taken;
    },
    areWords: () => above.some(({ text }) => !isAside(text)),
    forgetColumnNames() {
      if (haveColumnNames(above.at(-1)?.text ?? '')) above = above.slice(0, -1);
    },
  };
}

/** True if a line has names of columns: signs between them, but none with a blank after it, as in a sentence. */
const haveColumnNames = (text: string): boolean => /[,;\t]/.test(text) && !/[,;] /.test(text);
