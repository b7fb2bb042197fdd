/**
 * Splits a stream of text into records, one a puzzle, as it comes: no more than two puzzles' lines are kept. A line of
 * N² symbols is a record; lines of a grid belong together up to an empty line, and bands of rows that are too few for a
 * grid go on after it.
 */
import type { Geometry } from '../core/geometry.js';
import { isPosition } from './clipboard.js';
import { LONGEST_TEXT } from './format.js';
import { isJson, LONGEST_JSON } from './json.js';
import { isLibraryLine } from './library.js';
import { isLongLine, isShortLine } from './line.js';
import { cutLines } from './lines.js';
import { joinPositions } from './positions.js';
import type { PuzzleRecord, Splitter } from './record.js';
import { cellsOf, isRuler, scan } from './scan.js';
import { areSukakuRows, isSukakuLine, sizeOfRow } from './sukaku.js';

interface Line {
  readonly text: string;
  readonly number: number;
}

const HEADER = /^\s*(\[[^\]]*\]|(grid|puzzle|(simple )?sudoku|version|game|title|name)\b.*)$/i;

/** Lines that two grids of any size have, rulers between all rows included. */
const MOST_LINES = 128;

/** Characters that no row of a grid takes, candidates and frame included. */
const LONGEST_ROW = 1 << 12;

/** Splits puzzles, of the shape that is expected if there is one. */
export function splitRecords(expected?: Geometry, source?: string): Splitter {
  const cutter = cutLines((line) => (isJson(line) ? LONGEST_JSON : LONGEST_TEXT));
  let number = 0;
  /** The last line that was a puzzle. */
  let lastPuzzle = -1;
  /** Lines of a grid since the last empty one. */
  let block: Line[] = [];
  /** Blocks of equally many rows that do not make up a grid yet. */
  let bands: Line[][] = [];
  /** Lines that could be rows of candidates, of a grid of this size. */
  const marks: Line[] = [];
  let marksSize = 0;
  const positions = joinPositions(expected);

  const recordOf = (lines: readonly Line[]): PuzzleRecord => {
    const text = lines.map((line, i) => '\n'.repeat(i && line.number - lines[i - 1]!.number) + line.text).join('');
    const record = { text, line: lines[0]!.number };
    return source === undefined ? record : { ...record, source };
  };

  /** Each line a record. */
  const alone = (lines: readonly Line[]): PuzzleRecord[] => {
    lastPuzzle = lines.at(-1)!.number;
    return lines.map((line) => recordOf([line]));
  };

  /** What makes up no grid are lines that cannot be read, if it stands right among lines that can. */
  const flushBands = (next?: Line): PuzzleRecord[] => {
    const lines = bands.flat();
    const isAmong = lines[0]?.number === lastPuzzle + 1 || lines.at(-1)?.number === (next?.number ?? 0) - 1;
    const areLost = isAmong && bands.length === 1;
    bands = [];
    if (areLost) return alone(lines.filter(({ text }) => !isRuler(text)));
    return lines.length > 0 ? [recordOf(lines)] : [];
  };

  const flushBlock = (): PuzzleRecord[] => {
    const lines = block;
    block = [];
    const measures = measure(lines, expected);
    const { rows, size } = measures;
    if (rows === 0) return [];
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
    const { text } = line;
    if (text.trim() === '') return flushBlock();
    if (text.startsWith('#') || HEADER.test(text)) return [...flushBlock(), ...flushBands()];
    if (
      text.length > LONGEST_ROW ||
      isJson(text) ||
      isLibraryLine(text) ||
      isLongLine(text) ||
      isSukakuLine(text, expected)
    )
      return [...flushBlock(), ...flushBands(line), ...alone([line])];
    block.push(line);
    return block.length > MOST_LINES ? shortenBlock() : [];
  };

  return {
    push(chunk) {
      return positions.push(cutter.push(chunk).flatMap(take));
    },
    end() {
      const left = [...cutter.end().flatMap(take), ...flushMarks(), ...flushBlock(), ...flushBands()];
      return [...positions.push(left), ...positions.end()];
    },
  };
}

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');

interface Measures {
  /** How many rows there are, and of how many cells. */
  readonly rows: number;
  readonly size: number;
  /** Whether nothing but grids can be made of them. */
  readonly areGrids: boolean;
}

/** Of grids that are expected to have a size, and yet have another, the size that they have. */
function measure(lines: readonly Line[], expected: Geometry | undefined): Measures {
  const scanned = scan(textOf(lines));
  const wanted = cellsOf(scanned, expected?.size);
  const isOther = expected !== undefined && wanted.rows.every(({ length }) => length !== wanted.size);
  const { rows, size } = isOther ? cellsOf(scanned) : wanted;
  const areGrids = rows.length % size === 0 && rows.every(({ length }) => length === size);
  return { rows: rows.length, size, areGrids };
}

/** Whether each line is a puzzle, or most are and the others no rows; all may be a grid that happens to be empty. */
function areLines(lines: readonly Line[], { size, areGrids }: Measures, expected: Geometry | undefined): boolean {
  const puzzles = lines.filter(({ text }) => isShortLine(text, expected)).length;
  if (puzzles < lines.length) return puzzles * 2 > lines.length && !areGrids;
  return expected !== undefined || lines.length !== size || lines.some(({ text }) => /[1-9A-Y]/i.test(text));
}

/** Cuts lines into grids of so many rows, a frame's last ruler with its grid; what is left over stays with the last one. */
function cut(lines: readonly Line[], size: number): Line[][] {
  const grids: Line[][] = [];
  let grid: Line[] = [];
  let rows = 0;
  for (const [index, line] of lines.entries()) {
    grid.push(line);
    if (!isRuler(line.text)) rows++;
    const next = lines[index + 1];
    const closes = next && isRuler(next.text) && isRuler(grid[0]!.text) && !isRuler(line.text);
    if (rows < size || closes) continue;
    grids.push(grid);
    grid = [];
    rows = 0;
  }
  if (rows > 0) grids.push([...(grids.pop() ?? []), ...grid]);
  return grids;
}
