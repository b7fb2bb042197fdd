/**
 * Blocks: the rows and words between two gaps of a stream. A puzzle in one line, a heading and a gap close the block
 * above. A closed block goes to the `Assembler`, which finds the grids in it, and keeps a grid that has begun as a band,
 * for the next block to continue. Memory is bounded: a long list of grids is shortened to its last grids, and any other
 * long block is closed.
 */
import { type Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import { areCageRows, areLetteredCages, isOfSums } from '../beside/cage-letters.js';
import { haveRegionsBeside, regionsAbove, regionsComment } from '../beside/regions.js';
import { usualShape } from '../format.js';
import { type Mended, mend } from '../pasted/mend.js';
import { isCount, isHeading, isProse } from '../pasted/words.js';
import type { PuzzleRecord, Skipped } from '../record.js';
import { isRuler } from '../text/scan.js';
import { blockKind, isTooFew, rowsKind, withoutWords } from './block-kind.js';
import { areLines, cutGrids, type Line, type Measures, measure, withoutRulers } from './blocks.js';
import { type RecordBuilder, recordBuilder } from './builder.js';
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

/** Assembles blocks into records. `puzzleBelow`: the line below a block or band, if that line is a puzzle. */
/**
 * Makes records from blocks. A block that is part of a grid is a band: the next block continues it if it has as many
 * rows.
 */
class Assembler {
  private bands: (readonly Line[])[] = [];
  /** Rows of a drawing of cages, which may wait for their sums. */
  private cages: readonly Line[] | undefined;

  constructor(
    private readonly builder: RecordBuilder,
    private readonly expected?: Geometry,
  ) {}

  /** Takes a block and returns the records that are complete. */
  push(block: readonly Line[], puzzleBelow?: Line): PuzzleRecord[] {
    const texts = block.map(({ text }) => text);
    if (this.cages && texts.every(isOfSums)) {
      const rows = this.cages;
      this.cages = undefined;
      return [...this.end(), this.builder.buildOne([...rows, ...block])];
    }
    if (areLetteredCages(texts)) return [...this.end(), this.builder.buildOne(block)];
    if (areCageRows(texts) && regionsAbove(texts) === 0) {
      const before = this.end();
      this.cages = block;
      return before;
    }
    if (haveRegionsBeside(texts)) return [...this.end(), this.builder.buildOne(block)];
    let first = 0;
    let above = regionsAbove(texts);
    while (above === 0 && first < texts.length && isProse(texts[first]!))
      above = regionsAbove(texts.slice(++first, first + LARGEST_SIZE));
    if (above === 0) return this.pushRows(block, puzzleBelow);
    const regions = block.slice(first, first + above);
    const before = this.end();
    this.builder.addTitle(block.slice(0, first));
    if (first + above === block.length) return [...before, this.builder.buildOne(regions)];
    this.builder.addTitle(regions.map(({ text, number }) => ({ text: regionsComment(text), number })));
    return [...before, ...this.pushRows(block.slice(first + above), puzzleBelow)];
  }

  /**
   * True if a block, with the bands before it, has all rows of one grid, and its frame is closed: what comes below can
   * only be another puzzle. Rows of letters may be regions, and grids in the clipboard's frames one position.
   */
  isWholeWith(block: readonly Line[]): boolean {
    const lines = withoutWords(block);
    const [first] = lines;
    const { rows, size, isEven } = this.measure(lines);
    if (!first || !isEven || rows === 0 || !lines.some(({ text }) => /[\d.]/.test(text))) return false;
    const isFramed = isRuler(first.text);
    if (isFramed && (/^\s*[.*]/.test(first.text) || !isRuler(lines.at(-1)!.text))) return false;
    const bands = this.bands.every((band) => this.measure(band).rows === rows) ? this.bands.length : 0;
    return rows * (bands + 1) === size && (this.expected?.size ?? usualShape(size)?.size) === size;
  }

  private pushRows(block: readonly Line[], puzzleBelow?: Line): PuzzleRecord[] {
    const classified = blockKind(block, this.expected);
    if (classified.kind === 'nothing') return [];
    if (classified.kind === 'words') return [...this.end(puzzleBelow), ...this.builder.takeWords(block, puzzleBelow)];
    if (classified.kind === 'rows') return this.takeRows(block, classified.measures);
    if (classified.kind === 'puzzles among words') return classified.parts.flatMap((part) => this.takeMended(part));
    const { above, rows, below } = classified;
    const before = above.length > 0 ? this.end() : [];
    this.builder.addTitle(above);
    const records = this.takeRows(rows);
    return [...before, ...records, ...this.takeBelow(below)];
  }

  /**
   * Ends the open bands, which are one grid, and returns its records. A single band right beside lines that are puzzles
   * becomes a record a line, so that each line is reported as an error.
   */
  end(puzzleBelow?: Line): PuzzleRecord[] {
    const { cages } = this;
    this.cages = undefined;
    return cages ? [...this.pushRows(cages), ...this.endBands(puzzleBelow)] : this.endBands(puzzleBelow);
  }

  private endBands(puzzleBelow?: Line): PuzzleRecord[] {
    const [first, ...others] = this.bands;
    if (!first) return [];
    this.bands = [];
    const lines = [first, ...others].flat();
    if (others.length === 0 && this.builder.areBesidePuzzles(lines, puzzleBelow))
      return this.builder.buildEach(withoutRulers(lines));
    if (others.length === 0 && isTooFew(lines)) return this.builder.takeWords(lines, puzzleBelow);
    const parts = this.measure(lines).areGrids ? undefined : mend(lines, this.expected);
    return parts ? parts.flatMap((part) => this.takeMended(part)) : [this.builder.buildOne(lines)];
  }

  private measure(lines: readonly Line[]): Measures {
    return measure(lines, this.expected);
  }

  private takeMended({ above, lines, below, mended }: Mended): PuzzleRecord[] {
    const before = this.end();
    this.builder.addTitle(above);
    const records = this.takeRows(lines, this.measure(lines), mended);
    return [...before, ...records, ...this.takeBelow(below)];
  }

  /** Takes the lines below a grid: a layout of regions is a record, words are skipped. */
  private takeBelow(below: readonly Line[]): PuzzleRecord[] {
    const texts = below.map(({ text }) => text);
    const first = texts.findIndex((_, at) => regionsAbove(texts.slice(at)) > 0);
    if (first < 0) {
      this.builder.skip(below);
      return [];
    }
    const end = first + regionsAbove(texts.slice(first));
    this.builder.skip([...below.slice(0, first), ...below.slice(end)]);
    return [this.builder.buildOne(below.slice(first, end))];
  }

  private takeRows(lines: readonly Line[], measures = this.measure(lines), mended?: readonly string[]): PuzzleRecord[] {
    const kind = rowsKind(lines, measures, this.expected);
    if (kind === 'band') return this.takeBand(lines, measures);
    const before = this.end();
    if (kind === 'position') return [...before, this.builder.buildOne(lines, mended)];
    if (kind === 'lines') return [...before, ...this.builder.buildEach(lines, mended)];
    return [...before, ...cutGrids(lines, measures.size).map((grid) => this.builder.buildOne(grid, mended))];
  }

  private takeBand(lines: readonly Line[], { rows, size }: Measures): PuzzleRecord[] {
    const { bands } = this;
    const before = bands[0] && this.measure(bands[0]);
    const continues = before?.rows === rows && before.size === size && rows * (bands.length + 1) <= size;
    const records = continues ? [] : this.end();
    this.bands.push(lines);
    return rows * this.bands.length === size ? [...records, ...this.end()] : records;
  }
}
