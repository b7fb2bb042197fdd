/**
 * Splits a stream of text into records, one a puzzle, as it comes: no more than two puzzles' lines are kept. A line of
 * N² symbols is a record; lines of a grid belong together up to an empty line, and bands of rows that are too few for a
 * grid go on after it. Lines that say something stand above the next puzzle.
 */
import type { Geometry } from '../core/geometry.js';
import { areLines, cut, isGrids, type Line, type Measures, measure, textOf } from './blocks.js';
import { isPosition } from './clipboard.js';
import { LONGEST_TEXT, usualShape } from './format.js';
import { isJson, LONGEST_JSON } from './json.js';
import { isLibraryLine } from './library.js';
import { isLongLine, isShortLine } from './line.js';
import { cutLines } from './lines.js';
import { LEAST_BLANK } from './pasted/blanks.js';
import { plainLine } from './pasted/characters.js';
import { INSIDE, puzzleInside } from './pasted/inside.js';
import { type Mended, mend, rowsToBlame } from './pasted/mend.js';
import { FEWEST, isCount, isHeading, isProse, metadataIn } from './pasted/words.js';
import { joinPositions } from './positions.js';
import type { PuzzleRecord, Splitter } from './record.js';
import { isRuler } from './scan.js';
import { areSukakuRows, isSukakuLine, sizeOfRow } from './sukaku.js';

/** Lines that two grids of any size have, rulers between all rows included. */
const MOST_LINES = 128;

/** Characters that no row of a grid takes, candidates and frame included. */
const LONGEST_ROW = 1 << 12;

/** Lines above a puzzle that may tell of it. */
const MOST_ABOVE = 8;

/** Splits puzzles, of the shape that is expected if there is one; `isAlone`: lines that are puzzles whatever else is known. */
export function splitRecords(
  expected?: Geometry,
  source?: string,
  isAlone: (line: string) => boolean = () => false,
): Splitter {
  const cutter = cutLines((line) => (isJson(line) ? LONGEST_JSON : LONGEST_TEXT));
  let number = 0;
  /** The last line that was a puzzle. */
  let lastPuzzle = -1;
  /** Lines of a grid since the last empty one. */
  let block: Line[] = [];
  /** Blocks of equally many rows that do not make up a grid yet. */
  let bands: (readonly Line[])[] = [];
  /** Lines that could be rows of candidates, of a grid of this size. */
  const marks: Line[] = [];
  let marksSize = 0;
  const positions = joinPositions(expected);
  /** What stands above the next puzzle, and what was done to read it. */
  let above: readonly string[] = [];
  let mended: readonly string[] = [];
  /** Whether the last line that was a puzzle had a title above it. */
  let isTitled = false;
  /** The first lines that are no puzzle, which are told of if there is none at all. */
  let leftOut: readonly Line[] | undefined;
  let isFound = false;

  const recordOf = (lines: readonly Line[]): PuzzleRecord => {
    isFound = true;
    const text = lines.map((line, i) => '\n'.repeat(i && line.number - lines[i - 1]!.number) + line.text).join('');
    const metadata = above.length > 0 ? metadataIn(above) : undefined;
    above = [];
    const record = { text, line: lines[0]!.number };
    if (source === undefined && !metadata && mended.length === 0) return record;
    return {
      ...record,
      ...(source !== undefined && { source }),
      ...(metadata && { metadata }),
      ...(mended.length > 0 && { mended }),
    };
  };

  /** Each line a record. */
  const alone = (lines: readonly Line[]): PuzzleRecord[] => {
    lastPuzzle = lines.at(-1)!.number;
    isTitled = above.length > 0;
    return lines.map((line) => recordOf([line]));
  };

  /** What makes up no grid are lines that cannot be read, if it stands right among lines that can. */
  const flushBands = (next?: Line): PuzzleRecord[] => {
    if (bands.length === 0) return [];
    const lines = bands.flat();
    const areSeveral = bands.length > 1;
    bands = [];
    if (!areSeveral && isAmong(lines, next)) return alone(lines.filter(({ text }) => !isRuler(text)));
    if (!areSeveral && isTooFew(lines)) return leaveOut(lines, next);
    const parts = areSeveral && measure(lines, expected).areGrids ? undefined : mend(lines, expected);
    return parts ? parts.flatMap(flushMended) : [recordOf(lines)];
  };

  /** Whether lines stand right after a line that is a puzzle, or right before the next. */
  const isAmong = (lines: readonly Line[], next?: Line): boolean =>
    lines[0]!.number === lastPuzzle + 1 || lines.at(-1)!.number === (next?.number ?? 0) - 1;

  /** Lines up to an empty one, or up to the next, which is a puzzle itself. */
  const flushBlock = (next?: Line): PuzzleRecord[] => {
    if (block.length === 0) return [];
    const lines = block;
    block = [];
    const measures = measure(lines, expected);
    if (measures.rows === 0) return [];
    if (lines.length === 1 && isNumber(lines[0]!.text, expected))
      return [...flushBands(next), ...leaveOut(lines, next)];
    const isRows = isBand(measures) && !isProse(textOf(lines.filter(({ text }) => !isRuler(text))));
    if (isRows || isPlain(lines, measures, expected)) return flushRows(lines, measures);
    const parts = mend(lines, expected);
    if (parts) return [...flushBands(), ...parts.flatMap(flushMended)];
    const rows = withoutWords(lines);
    return rows.length > 0 ? flushAfter(lines, rowsToBlame(rows)) : [...flushBands(next), ...leaveOut(lines, next)];
  };

  /** Rows that make up a grid together with others, or none at all; words above them are theirs. */
  const flushAfter = (lines: readonly Line[], rows: readonly Line[]): PuzzleRecord[] => {
    const words = lines.filter(({ number }) => number < rows[0]!.number);
    if (words.length === 0) return flushRows(rows);
    const before = flushBands();
    above = words.map(({ text }) => text);
    return [...before, ...flushRows(rows)];
  };

  /** Lines that say something stand above the next puzzle. Between two that are lines, they are taken for a third. */
  const leaveOut = (lines: readonly Line[], next?: Line): PuzzleRecord[] => {
    const isAfter = lines[0]!.number === lastPuzzle + 1;
    if (isAfter && next && !isTitled) return alone(lines);
    leftOut ??= lines;
    above = isAfter && !next ? [] : lines.map(({ text }) => text);
    return [];
  };

  const flushMended = (part: Mended): PuzzleRecord[] => {
    above = [...above, ...part.above];
    mended = part.mended;
    const records = flushRows(part.lines);
    mended = [];
    return records;
  };

  const flushRows = (lines: readonly Line[], measures = measure(lines, expected)): PuzzleRecord[] => {
    const { rows, size } = measures;
    if (isPosition(textOf(lines), expected)) return [...flushBands(), recordOf(lines)];
    if (areLines(lines, measures, expected)) return [...flushBands(), ...alone(lines)];
    if (rows >= size) return [...flushBands(), ...cut(lines, size).map(recordOf)];
    const before = bands[0] && measure(bands[0], expected);
    const goesOn = before?.rows === rows && before.size === size && rows * (bands.length + 1) <= size;
    const records = goesOn ? [] : flushBands();
    bands.push(lines);
    return rows * bands.length === size ? [...records, ...flushBands()] : records;
  };

  /** What of a long block is complete, so that it need not be kept. */
  const shortenBlock = (): PuzzleRecord[] => {
    if (withoutWords(block).length === 0) return flushBlock();
    const measures = measure(block, expected);
    if (areLines(block, measures, expected)) return flushBlock();
    const grids = cut(block, measures.size);
    block = grids.splice(-2).flat();
    return grids.map(recordOf);
  };

  const take = (text: string): PuzzleRecord[] => {
    const line = { text, number: ++number };
    const size = sizeOfRow(text, expected);
    if (size === 0 && marks.length === 0) return takeValues(line);
    const before = size === marksSize ? [] : flushMarks();
    if (size === 0) return [...before, ...takeValues(line)];
    marksSize = size;
    marks.push(line);
    if (marks.length < size) return before;
    const texts = marks.map((row) => row.text);
    if (!areSukakuRows(texts, size)) return [...before, ...takeValues(marks.shift()!)];
    return [...before, ...flushBlock(), ...flushBands(), recordOf(marks.splice(0))];
  };

  /** Those were no candidates. */
  const flushMarks = (): PuzzleRecord[] => marks.splice(0).flatMap(takeValues);

  const takeValues = (line: Line): PuzzleRecord[] => {
    if (isOdd(line.text)) return isJson(line.text) ? flushLine(line) : takeWritten(line);
    if (line.text === '') return flushBlock();
    return isLongLine(line.text) || isSukakuLine(line.text, expected) ? flushLine(line) : takeRow(line);
  };

  /** A line in which there are not cells alone. */
  const takeWritten = (written: Line): PuzzleRecord[] => {
    const line = { text: plainLine(written.text), number: written.number };
    const { text } = line;
    if (isEmpty(text)) return flushBlock();
    if (isAlone(text)) return flushLine(line);
    if (isLibraryLine(text) || isSukakuLine(text, expected) || text.length > LONGEST_ROW) return flushLine(line);
    const inside = isLongLine(text) || isHeading(text) ? puzzleInside(text, expected) : undefined;
    if (text.startsWith('#') || (isHeading(text) && !inside)) {
      const records = [...flushBlock(), ...flushBands()];
      above = [...above.slice(-MOST_ABOVE), text];
      return records;
    }
    if (inside) return flushInside(line, inside);
    return isLongLine(text) && !isTable(text) ? flushLine(line) : takeRow(line);
  };

  const takeRow = (line: Line): PuzzleRecord[] => {
    block.push(line);
    return block.length > MOST_LINES ? shortenBlock() : [];
  };

  /** A line that is a puzzle. */
  const flushLine = (line: Line): PuzzleRecord[] =>
    block.length + bands.length > 0 ? [...flushBlock(line), ...flushBands(line), ...alone([line])] : alone([line]);

  /** A line that has a puzzle in it; the names of its columns are no title. */
  const flushInside = (line: Line, text: string): PuzzleRecord[] => {
    const before = [...flushBlock(line), ...flushBands(line)];
    if (/[,;\t]/.test(above.at(-1) ?? '')) above = [];
    mended = [INSIDE];
    const records = alone([{ ...line, text }]);
    mended = [];
    return [...before, ...records];
  };

  return {
    push(chunk) {
      return positions.push(cutter.push(chunk).flatMap(take));
    },
    end() {
      const left = [...cutter.end().flatMap(take), ...flushMarks(), ...flushBlock(), ...flushBands()];
      if (!isFound && leftOut) left.push(recordOf(leftOut));
      return [...positions.push(left), ...positions.end()];
    },
  };
}

/** Whether there are signs that do not stand in a line of cells. */
const isOdd = (text: string): boolean => /[^\w.*?+-]/.test(text);

/** Whether the first word of a line has signs that stand between cells, or around them. */
const isTable = (text: string): boolean => /^\s*[^\s,;:"'/&[\](){}]*[,;:"'/&[\](){}]/.test(text);

/** Whether a line keeps blocks apart. One of tabs or of many blanks may be a row of empty cells. */
const isEmpty = (text: string): boolean => text.length < LEAST_BLANK && text.trim() === '' && !/\t\t\t/.test(text);

/** Whether a line is the number of a puzzle, and no puzzle nor row of one. */
const isNumber = (text: string, expected?: Geometry): boolean =>
  isCount(text) && !(expected && (isShortLine(text, expected) || text.trim().length === expected.size));

/** Whether lines are puzzles as they stand. */
const isPlain = (lines: readonly Line[], measures: Measures, expected: Geometry | undefined): boolean =>
  isGrids(measures, expected) || areLines(lines, measures, expected) || isPosition(textOf(lines), expected);

/** Whether there are rows of a grid, and not all. */
const isBand = ({ rows, size, isEven }: Measures): boolean => isEven && rows < size && usualShape(size) !== undefined;

/** The lines without those above and below that say something; none if the others only draw. */
function withoutWords(lines: readonly Line[]): readonly Line[] {
  const isNoWords = ({ text }: Line): boolean => !isProse(text);
  const rows = lines.slice(Math.max(0, lines.findIndex(isNoWords)), lines.findLastIndex(isNoWords) + 1);
  const areFew =
    lines.some(({ text }) => isProse(text)) && isTooFew(rows.filter(({ text }) => !isProse(text) && !isRuler(text)));
  return areFew || rows.every(({ text }) => isRuler(text)) ? [] : rows;
}

/** Whether a line has fewer cells than any puzzle. */
const isTooFew = (lines: readonly Line[]): boolean =>
  lines.length < 2 && lines.every(({ text }) => text.replaceAll(/\s/g, '').length < FEWEST);
