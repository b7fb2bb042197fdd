/**
 * Makes records from blocks. A block that is part of a grid is a band: the next block continues it if it has as many
 * rows.
 */
import { type Geometry, LARGEST_SIZE } from '../../core/geometry.js';
import { areCageRows, areLetteredCages, isOfSums } from '../beside/cage-letters.js';
import { haveRegionsBeside, regionsAbove, regionsComment } from '../beside/regions.js';
import { usualShape } from '../format.js';
import { type Mended, mend } from '../pasted/mend.js';
import { isProse } from '../pasted/words.js';
import type { PuzzleRecord } from '../record.js';
import { isRuler } from '../text/scan.js';
import { blockKind, isTooFew, rowsKind, withoutWords } from './block-kind.js';
import { cutGrids, type Line, type Measures, measure, withoutRulers } from './blocks.js';
import type { RecordBuilder } from './builder.js';

/** Assembles blocks into records. `puzzleBelow`: the line below a block or band, if that line is a puzzle. */
export class Assembler {
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
