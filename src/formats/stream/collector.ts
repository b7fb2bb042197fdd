/**
 * Blocks: the rows and words between two gaps of a stream. A puzzle in one line, a heading and a gap close the block
 * above. A closed block goes to the `Assembler`, which finds the grids in it, and keeps a grid that has begun as a band,
 * for the next block to continue. Memory is bounded: a long list of grids is shortened to its last grids, and any other
 * long block is closed.
 */
import type { Geometry } from '../../core/geometry.js';
import { isCount, isHeading, isProse } from '../pasted/words.js';
import type { PuzzleRecord, Skipped } from '../record.js';
import { isRuler } from '../text/scan.js';
import { Assembler } from './assembler.js';
import { withoutWords } from './block-kind.js';
import { areLines, cutGrids, type Line, measure } from './blocks.js';
import { recordBuilder } from './builder.js';
import type { ClassifiedLine } from './line-kind.js';

/** The lines beyond which a block is shortened: two grids of any size have fewer, with rulers between all rows. */
const SHORTEN_BEYOND = 128;
/** The most lines of a block. One that cannot be shortened, since it is no list of grids, is closed with so many. */
const LONGEST_BLOCK = 256;

export interface BlockCollector {
  /** Takes the next line, which opens, continues or closes a block. */
  push(line: ClassifiedLine): PuzzleRecord[];
  /** Takes all lines of one puzzle. Closes the block before them. */
  pushPuzzle(lines: readonly Line[]): PuzzleRecord[];
  end(): PuzzleRecord[];
  /** The lines skipped so far; titles still wait for their puzzle before the end. */
  skipped(): Skipped;
}

/**
 * Makes a collector of rows and words into blocks. It is between blocks or in one, which holds the lines since the last
 * gap. A gap closes a block, but not a grid that has begun: the assembler keeps such a block as a band, for the next to
 * continue. Where puzzles are typed, a grid ends with its last row.
 */
export function blockCollector(expected?: Geometry, source?: string, isTyped = false): BlockCollector {
  const builder = recordBuilder(source);
  const assembler = new Assembler(builder, expected);
  let block: Line[] = [];

  /** Closes the block: the assembler takes it. `puzzleBelow`: the line below the block, if it is a puzzle. */
  const assembleBlock = (puzzleBelow?: Line): PuzzleRecord[] => {
    if (block.length === 0) return [];
    const lines = block;
    block = [];
    return assembler.push(lines, puzzleBelow);
  };

  /** Closes the block, and ends the grid that it or earlier blocks began. */
  const endBlockAndBands = (puzzleBelow?: Line): PuzzleRecord[] => {
    const before = assembleBlock(puzzleBelow);
    return joined(before, assembler.end(puzzleBelow));
  };

  /**
   * Shortens a long block, so that memory stays small. If titles stand among its grids, it is cut above the last of
   * them. Otherwise all grids but the last two become records: the last keeps the leftover rows below it, and is cut
   * again later; the one before shows the number of rows when what is left is measured anew. A block of words, or of a
   * puzzle a line, is closed as a whole.
   */
  const shorten = (): PuzzleRecord[] => {
    const measures = measure(block, expected);
    if (withoutWords(block).length === 0 || areLines(block, measures, expected)) return assembleBlock();
    const { cut, firstRow } = titlesAmong(block, measures.size);
    if (cut > 0) {
      const lines = block.slice(0, cut);
      block = block.slice(cut);
      return assembler.push(lines);
    }
    const titles = block.slice(0, firstRow);
    const grids = cutGrids(block.slice(firstRow), measures.size);
    block = grids.slice(-2).flat();
    const before = assembler.end();
    builder.addTitle(titles);
    return [...before, ...grids.slice(0, -2).flatMap((lines) => assembler.push(lines))];
  };

  const pushPuzzleLine = (line: ClassifiedLine): PuzzleRecord[] => {
    const before = endBlockAndBands(line);
    // A puzzle found inside its line is in a row of a table, so a line of column names above it is no title.
    if (line.mended) builder.forgetColumnNames();
    return joined(before, builder.buildEach([line, ...(line.more ?? [])], line.mended));
  };

  const pushRowOrWords = (line: ClassifiedLine): PuzzleRecord[] => {
    block.push(line);
    if (isTyped && assembler.isWholeWith(block)) return assembleBlock();
    // No block is shortened at each line: one that has no grid to give, such as rows above many rulers, would be read
    // in quadratic time.
    if (block.length !== SHORTEN_BEYOND + 1 && block.length < LONGEST_BLOCK) return [];
    const records = shorten();
    return block.length >= LONGEST_BLOCK ? [...records, ...assembleBlock()] : records;
  };

  const pushHeading = (line: ClassifiedLine): PuzzleRecord[] => {
    const before = endBlockAndBands();
    builder.addTitle([line]);
    return before;
  };

  const pushByKind = {
    puzzle: pushPuzzleLine,
    rowOrWords: pushRowOrWords,
    heading: pushHeading,
    gap: () => assembleBlock(),
  };

  return {
    push: (line) => pushByKind[line.kind](line),
    pushPuzzle(lines) {
      const before = endBlockAndBands();
      return [...before, builder.buildOne(lines)];
    },
    end() {
      const records = endBlockAndBands();
      return [...records, ...builder.end()];
    },
    skipped: builder.skipped,
  };
}

/** Returns both lists as one, which costs nothing if there is nothing before. */
const joined = (before: readonly PuzzleRecord[], records: PuzzleRecord[]): PuzzleRecord[] =>
  before.length === 0 ? records : [...before, ...records];

/**
 * Returns the place of the last title among grids, 0 if there is none, and the number of titles above the first row.
 */
function titlesAmong(block: readonly Line[], size: number): { readonly cut: number; readonly firstRow: number } {
  let rows = 0;
  let cut = 0;
  let firstRow = 0;
  let wasTitle = true;
  for (const [index, { text }] of block.entries()) {
    const isTitle = isHeading(text) || isProse(text) || (isCount(text) && text.trim().length < size);
    // A line within a grid is a remark, and no title.
    if (isTitle && !wasTitle && rows % size === 0) cut = index;
    if (!isTitle && !isRuler(text)) rows++;
    if (isTitle && rows === 0) firstRow = index + 1;
    wasTitle = isTitle;
  }
  return { cut, firstRow };
}
