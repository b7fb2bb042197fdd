/**
 * Builds records from lines, each with the details in the titles above. Accounts for every other line with words, but for
 * names of columns and surplus comments, which are dropped: in a list of puzzles, a line each, every line is a record;
 * beside other puzzles it is a title, or it is skipped and reported at the end. If there is no puzzle at all, the first
 * words are a record, and no line is reported. Lines among puzzles that were found inside theirs are code, which is skipped.
 */

import { groupBy } from '../../core/arrays.js';
import { isRule } from '../beside/rules.js';
import { mayStateRule } from '../beside/words.js';
import { isAside, metadataIn } from '../pasted/words.js';
import type { PuzzleRecord, Skipped } from '../record.js';
import { type Line, withoutRulers } from './blocks.js';

export interface RecordBuilder {
  /** Builds one record of all lines. */
  buildOne(lines: readonly Line[], mended?: readonly string[]): PuzzleRecord;
  /** Builds a record of each line, and remembers the last: words right below it may be a misspelt puzzle. */
  buildEach(lines: readonly Line[], mended?: readonly string[]): PuzzleRecord[];
  /** Adds lines to those above the next puzzle. */
  addTitle(lines: readonly Line[]): void;
  /** Drops the line above if it has the names of columns, which are no title. */
  forgetColumnNames(): void;
  /**
   * Takes lines of words. They are records if they stand among puzzles that are lines; otherwise they are the title of
   * the next puzzle, or skipped. `puzzleBelow`: the line below them, if that line is a puzzle.
   */
  takeWords(lines: readonly Line[], puzzleBelow?: Line): PuzzleRecord[];
  /** Skips lines that belong to no puzzle. */
  skip(lines: readonly Line[]): void;
  /** True if lines come right after a line that is a puzzle, or right before the next one. */
  areBesidePuzzles(lines: readonly Line[], puzzleBelow?: Line): boolean;
  /**
   * Ends the stream. Returns the first words as a record if there was no puzzle at all, so that an error can show them.
   */
  end(): PuzzleRecord[];
  /**
   * The lines that are in no record, nor titles of a grid. Titles of puzzles in one line count, although their records
   * have their details; comments, headings, numbers, details and names of columns do not. Before the end, the titles of
   * the next puzzle are not counted yet.
   */
  skipped(): Skipped;
}

export function recordBuilder(source?: string): RecordBuilder {
  const skipped = skippedLines();
  const titles = titlesAbove(skipped);
  const last = new LastPuzzle();
  let firstWords: readonly Line[] | undefined;
  let isFound = false;

  const buildOne = (lines: readonly Line[], mended: readonly string[] = []): PuzzleRecord => {
    isFound = true;
    const above = titles.take();
    if (lines.length === 1) skipped.add(above, true);
    return recordOf(lines, above, mended, source);
  };
  const buildEach = (lines: readonly Line[], mended?: readonly string[]): PuzzleRecord[] => {
    last.become(lines, titles.areWords(), mended !== undefined);
    return lines.map((line) => buildOne([line], mended));
  };
  const addTitle = (lines: readonly Line[]): void => {
    if (lines.length === 1 && last.isRightAbove(lines) && isAside(lines[0]!.text)) last.passComment();
    titles.add(lines);
  };
  const takeWords = (lines: readonly Line[], puzzleBelow?: Line): PuzzleRecord[] => {
    const isBelowPuzzle = last.isRightAbove(lines);
    if (isBelowPuzzle && last.showsList(puzzleBelow)) {
      if (!last.isInside) return buildEach(withoutRulers(lines));
      skipped.add([...titles.take(), ...lines]);
      return [];
    }
    firstWords ??= lines;
    skipped.add(titles.take());
    if (isBelowPuzzle && !puzzleBelow) skipped.add(lines);
    else addTitle(lines);
    return [];
  };
  const end = (): PuzzleRecord[] => {
    skipped.add(titles.take());
    if (isFound || !firstWords) return [];
    skipped.clear();
    return [buildOne(firstWords)];
  };
  const areBesidePuzzles = (lines: readonly Line[], puzzleBelow?: Line): boolean =>
    last.isRightAbove(lines) || lines.at(-1)!.number === (puzzleBelow?.number ?? 0) - 1;

  const { forgetColumnNames } = titles;
  return {
    buildOne,
    buildEach,
    addTitle,
    forgetColumnNames,
    takeWords,
    skip: skipped.add,
    areBesidePuzzles,
    end,
    skipped: skipped.all,
  };
}

/** The last line that was a puzzle. */
class LastPuzzle {
  /** Its number, or that of a comment right below it. */
  private number = -1;
  private isTitled = false;
  /** True if another puzzle is right beside it. */
  private isListed = false;
  /** True if it was found inside its line: other lines of such a text are code, or a table. */
  isInside = false;

  isRightAbove(lines: readonly Line[]): boolean {
    return lines[0]!.number === this.number + 1;
  }

  /** True if the lines right below it are puzzles too: it stands in a list, or another puzzle is below those lines. */
  showsList(puzzleBelow?: Line): boolean {
    return !this.isTitled && (this.isListed || puzzleBelow !== undefined);
  }

  /** Takes the last of these lines in its place. `isTitled`: true if words stand above them. */
  become(lines: readonly Line[], isTitled: boolean, isInside: boolean): void {
    this.isInside = isInside;
    this.isListed = lines.length > 1 || (this.isRightAbove(lines) && !isTitled);
    this.isTitled = isTitled;
    this.number = lines.at(-1)!.number;
  }

  /** Passes over a comment right below it. */
  passComment(): void {
    this.number++;
  }
}

/** Makes a record of lines, with the details in the titles above. */
function recordOf(
  lines: readonly Line[],
  titles: readonly Line[],
  mended: readonly string[],
  source: string | undefined,
): PuzzleRecord {
  const [{ solution, another, text, number }] = lines as [Line];
  const leftOut = lines.find((line) => line.leftOut !== undefined)?.leftOut;
  // Most puzzles are a line in a list.
  if (
    lines.length === 1 &&
    titles.length + mended.length === 0 &&
    (solution ?? another ?? leftOut ?? source) === undefined
  )
    return { text, line: number };
  const rules = titles.filter(({ text }) => isRule(text));
  const words = titles.filter(({ text }) => !isRule(text)).map(({ text }) => text);
  const metadata = words.length > 0 ? metadataIn(words) : undefined;
  const own = [...rules, ...lines];
  return {
    text: textIn(own),
    line: own[0]!.number,
    ...(solution !== undefined && { solution }),
    ...(another !== undefined && { another }),
    ...(leftOut !== undefined && { leftOut }),
    ...(source !== undefined && { source }),
    ...(metadata && { metadata }),
    ...(mended.length > 0 && { mended }),
  };
}

/** Joins lines to a text, with an empty line for each one left out between them. */
const textIn = (lines: readonly Line[]): string =>
  lines.length === 1
    ? lines[0]!.text
    : lines.map((line, i) => '\n'.repeat(i && line.number - lines[i - 1]!.number) + line.text).join('');

interface TitlesAbove {
  add(lines: readonly Line[]): void;
  take(): readonly Line[];
  /** True if one of the titles has words. */
  areWords(): boolean;
  forgetColumnNames(): void;
}

/** The most lines of words, and of rules, that are kept when more are added. Regions take a line for each row. */
const MOST_WORDS = 8;
const MOST_RULES = 64;

/**
 * The lines of words and of rules above the next puzzle, which takes them as its titles. Their number is bounded: the
 * first are skipped when more are added.
 */
function titlesAbove(skipped: SkippedLines): TitlesAbove {
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

interface SkippedLines {
  /** Adds lines. `areTold`: their rules are read, or told with a puzzle. */
  add(lines: readonly Line[], areTold?: boolean): void;
  clear(): void;
  all(): Skipped;
}

/** Limits of the report on skipped lines: the stretches, and the characters of each. */
const MOST_REPORTED = 5;
const LONGEST_REPORTED = 60;

/** Counts lines that are skipped, and keeps the first stretches. */
function skippedLines(): SkippedLines {
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
