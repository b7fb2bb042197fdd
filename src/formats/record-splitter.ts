/**
 * Splits a stream of text into records, one a puzzle, as the text arrives. A line with more cells than any row is a record.
 * Shorter lines belong together up to an empty line, and beyond it while they are too few rows for a grid. Lines of words
 * belong to the puzzle below.
 *
 * Each stage takes lines and passes on what it does not keep:
 *
 *     text ─ lineCutter ─ sections ─ candidates ─ classifyLine ─ blocks: Assembler, RecordBuilder ─ positions ─ records
 *
 * - `sections` keeps the lines of SadMan's sections, `candidates` rows of candidates. Their whole puzzles go past
 *   `classifyLine`, straight to `blocks`.
 * - `blocks` collects rows up to a gap. The assembler finds the grids in a block, and a grid that has its rows in several
 *   blocks; the builder makes records, with the titles above.
 * - `positions` joins the grids of one position of a game: its givens, its values so far, its candidates.
 *
 * Memory is bounded: sections by 1024 lines, a block by the lines of two grids, titles by their number, positions by two
 * records, and each line by LONGEST_TEXT, or by LONGEST_JSON if it is JSON.
 */
import type { Geometry } from '../core/geometry.js';
import { Assembler } from './assembler.js';
import { withoutWords } from './block-kind.js';
import { areLines, cutGrids, type Line, measure } from './blocks.js';
import { candidateGatherer, isWhole, type LineOrPuzzle } from './candidate-rows.js';
import { positionJoiner } from './clipboard.js';
import { LONGEST_TEXT } from './format.js';
import { isJson, LONGEST_JSON } from './json.js';
import { type ClassifiedLine, classifyLine } from './line-kind.js';
import { lineCutter, type PuzzleRecord, type Skipped, type Splitter } from './record.js';
import { recordBuilder } from './record-builder.js';
import { sectionGatherer } from './sections.js';

/** The most lines that two grids of any size have, with rulers between all rows. */
const LONGEST_BLOCK = 128;

/**
 * Makes a splitter of a stream into puzzles, of the expected shape if one is given. `isPuzzleLine` is true for further
 * lines that are puzzles wherever they stand, such as those in formats of other programs.
 */
export function recordSplitter(
  expected?: Geometry,
  source?: string,
  isPuzzleLine: (line: string) => boolean = () => false,
): Splitter {
  const lines = lineCutter((line) => (isJson(line) ? LONGEST_JSON : LONGEST_TEXT));
  const sections = sectionGatherer();
  const candidates = candidateGatherer(expected);
  const blocks = blockStage(expected, source);
  const positions = positionJoiner(expected);
  let number = 0;

  const pushToBlocks = (line: Line): PuzzleRecord[] => blocks.push(classifyLine(line, expected, isPuzzleLine));
  const passCandidates = (gathered: LineOrPuzzle): PuzzleRecord[] =>
    isWhole(gathered) ? blocks.pushPuzzle(gathered) : pushToBlocks(gathered);
  const pushToCandidates = (line: Line): PuzzleRecord[] => {
    const decided = candidates.push(line);
    return decided ? decided.flatMap(passCandidates) : pushToBlocks(line);
  };
  /**
   * Passes on a puzzle in sections. Its first line, `[Puzzle]`, is a heading too: it shows that lines such as `#AName`
   * above are headers of this format (`metadataIn`).
   */
  const passSections = (puzzle: readonly Line[]): PuzzleRecord[] => {
    const before = candidates.end().flatMap(passCandidates);
    const beforeHeading = pushToBlocks(puzzle[0]!);
    return [...before, ...beforeHeading, ...blocks.pushPuzzle(puzzle)];
  };
  const passSectionLines = (gathered: LineOrPuzzle): PuzzleRecord[] =>
    isWhole(gathered) ? passSections(gathered) : pushToCandidates(gathered);
  const pushToSections = (text: string): PuzzleRecord[] => {
    const line = { text, number: ++number };
    const decided = sections.push(line);
    return decided ? decided.flatMap(passSectionLines) : pushToCandidates(line);
  };

  return {
    push: (chunk) => positions.push(lines.push(chunk).flatMap(pushToSections)),
    end() {
      // Stages end in the order in which lines pass them: the rest of one stage goes through all the later ones.
      const records = lines.end().flatMap(pushToSections);
      records.push(...sections.end().flatMap(passSectionLines));
      records.push(...candidates.end().flatMap(passCandidates));
      records.push(...blocks.end());
      return [...positions.push(records), ...positions.end()];
    },
    skipped: blocks.skipped,
  };
}

interface BlockStage {
  /** Takes the next line, which opens, continues or closes a block. */
  push(line: ClassifiedLine): PuzzleRecord[];
  /** Takes all lines of one puzzle. Closes the block before them. */
  pushPuzzle(lines: readonly Line[]): PuzzleRecord[];
  end(): PuzzleRecord[];
  /** The lines skipped so far; titles still wait for their puzzle before the end. */
  skipped(): Skipped;
}

/** Collects rows into blocks. It is between blocks or in one, which holds the lines since the last gap. */
function blockStage(expected?: Geometry, source?: string): BlockStage {
  const builder = recordBuilder(source);
  const assembler = new Assembler(builder, expected);
  let block: Line[] = [];

  /** Passes the block to the assembler. `puzzleBelow`: the line below the block, if it is a puzzle. */
  const closeBlock = (puzzleBelow?: Line): PuzzleRecord[] => {
    if (block.length === 0) return [];
    const lines = block;
    block = [];
    return assembler.push(lines, puzzleBelow);
  };

  /** Ends the block and the grid that earlier blocks began. */
  const endGrids = (puzzleBelow?: Line): PuzzleRecord[] => {
    const before = closeBlock(puzzleBelow);
    return [...before, ...assembler.end(puzzleBelow)];
  };

  /**
   * Shortens a long block, so that memory stays small: records its grids but the last two, of which the second has the
   * rows of a grid that has begun. A block of words, or of a puzzle a line, is closed as a whole.
   */
  const shorten = (): PuzzleRecord[] => {
    const measures = measure(block, expected);
    if (withoutWords(block).length === 0 || areLines(block, measures, expected)) return closeBlock();
    const grids = cutGrids(block, measures.size);
    block = grids.slice(-2).flat();
    const before = assembler.end();
    return [...before, ...grids.slice(0, -2).map((lines) => builder.buildOne(lines))];
  };

  const pushPuzzleLine = (line: ClassifiedLine): PuzzleRecord[] => {
    const before = endGrids(line);
    // A puzzle found inside its line is in a row of a table, so a line of column names above it is no title.
    if (line.mended) builder.forgetColumns();
    return [...before, ...builder.buildEach([line], line.mended)];
  };

  const pushRow = (line: ClassifiedLine): PuzzleRecord[] => {
    block.push(line);
    return block.length > LONGEST_BLOCK ? shorten() : [];
  };

  const pushHeading = (line: ClassifiedLine): PuzzleRecord[] => {
    const before = endGrids();
    builder.addTitle([line]);
    return before;
  };

  const pushByKind = { puzzle: pushPuzzleLine, row: pushRow, heading: pushHeading, gap: () => closeBlock() };

  return {
    push: (line) => pushByKind[line.kind](line),
    pushPuzzle(lines) {
      const before = endGrids();
      return [...before, builder.buildOne(lines)];
    },
    end() {
      const records = endGrids();
      return [...records, ...builder.end()];
    },
    skipped: builder.skipped,
  };
}
