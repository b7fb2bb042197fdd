/**
 * Splits a stream of text into records, one a puzzle, as the text arrives. It holds back no more than two puzzles,
 * or one in sections. A line of N² symbols is a record. Lines of a grid belong together up to an empty line; a band of too few rows
 * for a grid continues after it. Lines of words belong to the puzzle below.
 *
 * Lines pass through machines of few states. Sections and grids of candidates are gathered as wholes (`sections`,
 * `candidate-rows`). Every other line has a kind (`line-kind`) and opens, continues or closes a block. A block has a
 * kind too (`block-kind`), and a block that is part of a grid waits for the rest (`assembler`). `recorder` makes the
 * records, and `clipboard` joins grids that show one position of a game: its givens, its values so far, its candidates.
 */
import type { Geometry } from '../core/geometry.js';
import { Assembler } from './assembler.js';
import { withoutWords } from './block-kind.js';
import { areLines, cut, type Line, measure } from './blocks.js';
import { type Gathered, gatherCandidates, isWhole } from './candidate-rows.js';
import { joinPositions } from './clipboard.js';
import { LONGEST_TEXT } from './format.js';
import { isJson, LONGEST_JSON } from './json.js';
import { type ClassifiedLine, classifyLine } from './line-kind.js';
import { cutLines, type PuzzleRecord, type Skipped, type Splitter } from './record.js';
import { recorder } from './recorder.js';
import { gatherSections } from './sections.js';

/** The most lines that two grids of any size have, with rulers between all rows. */
const MOST_LINES = 128;

/**
 * Splits a stream into puzzles, of the expected shape if one is given. `isAlone` is true for lines that are puzzles in
 * any context.
 */
export function splitRecords(
  expected?: Geometry,
  source?: string,
  isAlone: (line: string) => boolean = () => false,
): Splitter {
  const cutter = cutLines((line) => (isJson(line) ? LONGEST_JSON : LONGEST_TEXT));
  const sections = gatherSections();
  const candidates = gatherCandidates(expected);
  const blocks = blockMachine(expected, source);
  const positions = joinPositions(expected);
  let number = 0;
  const takeLine = (line: Line): PuzzleRecord[] => blocks.push(classifyLine(line, expected, isAlone));
  const takeGathered = (gathered: Gathered): PuzzleRecord[] =>
    isWhole(gathered) ? blocks.takeWhole(gathered) : takeLine(gathered);
  const takeOutsideSections = (line: Line): PuzzleRecord[] =>
    candidates.push(line)?.flatMap(takeGathered) ?? takeLine(line);
  /**
   * Takes sections as one puzzle. Their first line, `[Puzzle]`, is a heading too: it shows that lines such as `#AName`
   * above are headers of this format (`metadataIn`).
   */
  const takeSections = (lines: readonly Line[]): PuzzleRecord[] => [
    ...candidates.end().flatMap(takeGathered),
    ...takeLine(lines[0]!),
    ...blocks.takeWhole(lines),
  ];
  const takeLines = (gathered: readonly Gathered[]): PuzzleRecord[] =>
    gathered.flatMap((each) => (isWhole(each) ? takeSections(each) : takeOutsideSections(each)));
  const take = (text: string): PuzzleRecord[] => {
    const line = { text, number: ++number };
    const gathered = sections.push(line);
    return gathered ? takeLines(gathered) : takeOutsideSections(line);
  };
  return {
    push: (chunk) => positions.push(cutter.push(chunk).flatMap(take)),
    end() {
      const last = cutter.end().flatMap(take);
      const open = takeLines(sections.end());
      const left = [...last, ...open, ...candidates.end().flatMap(takeGathered), ...blocks.end()];
      return [...positions.push(left), ...positions.end()];
    },
    skipped: blocks.skipped,
  };
}

interface BlockMachine {
  /** Takes the next line, which opens, continues or closes a block. */
  push(line: ClassifiedLine): PuzzleRecord[];
  /** Takes the lines of one puzzle, which close a block. */
  takeWhole(lines: readonly Line[]): PuzzleRecord[];
  end(): PuzzleRecord[];
  skipped(): Skipped;
}

/** A machine of two states: between blocks, and in a block, which holds the lines since the last gap. */
function blockMachine(expected?: Geometry, source?: string): BlockMachine {
  const records = recorder(source);
  const grids = new Assembler(records, expected);
  let block: Line[] = [];

  /** Ends the block; `next` is the line after it, where that is a puzzle. */
  const close = (next?: Line): PuzzleRecord[] => {
    if (block.length === 0) return [];
    const lines = block;
    block = [];
    return grids.push(lines, next);
  };

  /**
   * Records the grids of a long block, so that memory stays small. The last two stay: the second
   * has the rows of a grid that has begun.
   */
  const shorten = (): PuzzleRecord[] => {
    const measures = measure(block, expected);
    if (withoutWords(block).length === 0 || areLines(block, measures, expected)) return close();
    const complete = cut(block, measures.size);
    block = complete.splice(-2).flat();
    return [...grids.end(), ...complete.map((lines) => records.record(lines))];
  };

  const takePuzzle = (line: ClassifiedLine): PuzzleRecord[] => {
    const before = [...close(line), ...grids.end(line)];
    // The line is a row of a table, so a line of column names above it is no title.
    if (line.mended) records.forgetColumns();
    return [...before, ...records.each([line], line.mended)];
  };

  return {
    push(line) {
      if (line.kind === 'puzzle') return takePuzzle(line);
      if (line.kind === 'gap') return close();
      if (line.kind === 'row') {
        block.push(line);
        return block.length > MOST_LINES ? shorten() : [];
      }
      const before = [...close(), ...grids.end()];
      records.title([line]);
      return before;
    },
    takeWhole: (lines) => [...close(), ...grids.end(), records.record(lines)],
    end: () => [...close(), ...grids.end(), ...records.end()],
    skipped: records.skipped,
  };
}
