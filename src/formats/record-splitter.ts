/**
 * Splits a stream of text into records, one a puzzle, as the text arrives. A line that is a whole puzzle, and too long
 * to be a row (`line-kind`), is a record by itself, and waits for no gap. Other lines belong together up to an empty
 * line, and beyond it while they are too few rows for a grid. Lines of words are usually titles of the puzzle below.
 * Right after puzzles of one line they are records, since they may be misspelt puzzles, or are skipped (`takeWords`);
 * if there is no puzzle at all, the first of them are the only record.
 *
 * The stages, with what flows from each to the next:
 *
 *     text → lineStage → lines → sectionStage → lines or puzzles → candidateStage → lines or puzzles →
 *     classifyLine → lines with kinds → blockStage → records → positionStage → records
 *
 * - `sectionStage` gathers SadMan's sections and `candidateStage` rows of candidates. A puzzle that one of them has
 *   gathered goes straight to `blockStage`, since none of its lines is to be classified; but `[Puzzle]`, the first line
 *   of sections, is also passed as a heading.
 * - `blockStage` collects lines up to a gap. The `Assembler` finds the grids in a block, and a grid that has its rows in
 *   several blocks (bands); the `RecordBuilder` makes records, with the titles above.
 * - `positionStage` joins the grids of one position of a game: its givens, its values so far, its candidates.
 *
 * Memory is bounded: sections by 1024 lines, a block by LONGEST_BLOCK lines (a list of grids is shortened to its last
 * grids, anything else is closed), bands and titles by their number, positions by two records, and each line by
 * LONGEST_TEXT, or by LONGEST_JSON if it is JSON.
 */
import type { Geometry } from '../core/geometry.js';
import { Assembler } from './assembler.js';
import { withoutWords } from './block-kind.js';
import { areLines, cutGrids, type Line, measure } from './blocks.js';
import { candidateGatherer, isWholePuzzle, type LineOrLines } from './candidate-rows.js';
import { positionJoiner } from './clipboard.js';
import { LONGEST_TEXT } from './format.js';
import { isJson, LONGEST_JSON } from './json.js';
import { type ClassifiedLine, classifyLine } from './line-kind.js';
import { isCount, isHeading, isProse } from './pasted/words.js';
import { lineCutter, type PuzzleRecord, type Skipped, type Splitter } from './record.js';
import { recordBuilder } from './record-builder.js';
import { isRuler } from './scan.js';
import { sectionGatherer } from './sections.js';

/** The lines beyond which a block is shortened: two grids of any size have fewer, with rulers between all rows. */
const SHORTEN_BEYOND = 128;
/** The most lines of a block. One that cannot be shortened, since it is no list of grids, is closed with so many. */
const LONGEST_BLOCK = 256;

/**
 * Makes a splitter of a stream into puzzles, of the expected shape if one is given. `isPuzzleLine` is true for further
 * lines that are puzzles wherever they stand, such as those in formats of other programs.
 */
export function recordSplitter(
  expected?: Geometry,
  source?: string,
  isPuzzleLine: (line: string) => boolean = () => false,
): Splitter {
  const lineStage = lineCutter((line) => (isJson(line) ? LONGEST_JSON : LONGEST_TEXT));
  const sectionStage = sectionGatherer();
  const candidateStage = candidateGatherer(expected);
  const blockStage = blockCollector(expected, source);
  const positionStage = positionJoiner(expected);
  let number = 0;

  const intoBlocks = (line: Line): PuzzleRecord[] => blockStage.push(classifyLine(line, expected, isPuzzleLine));
  const afterCandidates = (gathered: LineOrLines): PuzzleRecord[] =>
    isWholePuzzle(gathered) ? blockStage.pushPuzzle(gathered) : intoBlocks(gathered);
  const intoCandidates = (line: Line): PuzzleRecord[] => {
    const released = candidateStage.push(line);
    return released ? released.flatMap(afterCandidates) : intoBlocks(line);
  };
  /**
   * Passes on a puzzle in sections. Its first line, `[Puzzle]`, is a heading too: it shows that lines such as `#AName`
   * above are headers of this format (`metadataIn`).
   */
  const afterWholeSections = (puzzle: readonly Line[]): PuzzleRecord[] => {
    const before = candidateStage.end().flatMap(afterCandidates);
    const beforeHeading = intoBlocks(puzzle[0]!);
    return [...before, ...beforeHeading, ...blockStage.pushPuzzle(puzzle)];
  };
  const afterSections = (gathered: LineOrLines): PuzzleRecord[] =>
    isWholePuzzle(gathered) ? afterWholeSections(gathered) : intoCandidates(gathered);
  const intoSections = (text: string): PuzzleRecord[] => {
    const line = { text, number: ++number };
    const released = sectionStage.push(line);
    return released ? released.flatMap(afterSections) : intoCandidates(line);
  };

  return {
    push: (chunk) => positionStage.push(lineStage.push(chunk).flatMap(intoSections)),
    end() {
      // Stages end in the order in which lines pass them: the rest of one stage goes through all the later ones.
      const records = lineStage.end().flatMap(intoSections);
      records.push(...sectionStage.end().flatMap(afterSections));
      records.push(...candidateStage.end().flatMap(afterCandidates));
      records.push(...blockStage.end());
      return [...positionStage.push(records), ...positionStage.end()];
    },
    skipped: blockStage.skipped,
  };
}

interface BlockCollector {
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
 * continue.
 */
function blockCollector(expected?: Geometry, source?: string): BlockCollector {
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
    return [...before, ...assembler.end(puzzleBelow)];
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
    return [...before, ...builder.buildEach([line], line.mended)];
  };

  const pushRowOrWords = (line: ClassifiedLine): PuzzleRecord[] => {
    block.push(line);
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
