/** Reads grids of several lines: rows, framed, with bars, or of candidates. */

import { type Bits, isSingle } from '../../core/bits.js';
import { type Cell, type Digit, Geometry } from '../../core/geometry.js';
import { usualNumbers } from '../../core/numbers.js';
import { openTo } from '../../core/open-to.js';
import { quoted } from '../../core/printable.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY, type Numbers } from '../../core/values.js';
import { checkSize, type FormatName, type Reading, shapeFor, usualShape, withRemark } from '../format.js';
import { Misread } from '../misread.js';
import {
  type Alphabet,
  alphabetIn,
  alphabetOn,
  digitIn,
  digitOn,
  isBlank,
  isTwiceInLine,
  remarkOnZero,
} from '../symbols.js';
import { checkNumbers, contentsOf, eitherText, NONE_LEFT } from './groups.js';
import {
  type Bar,
  type Cells,
  checkSquare,
  gridCells,
  type Ruler,
  type Scan,
  type Spot,
  scan,
  unmarked,
} from './scan.js';

/**
 * Reads N rows of N cells, with any frame around them. If no shape is expected, what is drawn between the cells determines the
 * boxes.
 */
export function parseGrid(text: string, expected?: Geometry): Reading {
  const scanned = scan(text);
  const cells = gridCells(scanned, expected?.size);
  if (expected) checkExpected(cells, scanned, expected);
  checkSquare(cells);
  checkSize(cells.size);
  const drawn = expected ? {} : drawnShape(scanned, cells);
  const shape = expected ?? drawn.shape ?? shapeFor(cells.size);
  const spots = cells.rows.flat();
  const contents = shape.layout.numbers ? statedContents(spots, shape) : contentsOf(spots, cells.size);
  if (contents === 'values') {
    if (shape.numbers === usualNumbers(shape.size)) checkNumbers(spots, cells.size);
    return withRemark({ ...valuesOf(spots, shape), format: looks(scanned) }, drawn.remark);
  }
  const puzzle = groupsOf(spots, shape);
  const reading: Reading = { puzzle, format: 'pencilmarks', alphabet: alphabetOn(shape) };
  const remarks = [contents === 'either' ? eitherText(spots, cells.size) : undefined, drawn.remark];
  return remarks.reduce(withRemark, reading);
}

/** Decides if the cells of a grid whose digits are stated hold these as decimal numbers, or candidates. */
function statedContents(spots: readonly Spot[], { numbers }: Geometry): 'values' | 'candidates' {
  const long = spots.filter(({ text }) => text.length > 1);
  return long.every(({ text }) => /^\d\d$/.test(text) && numbers.includes(Number(text))) ? 'values' : 'candidates';
}

/** Throws a Misread if the grid is square but not of the expected size. */
function checkExpected({ size, rows }: Cells, scanned: Scan, expected: Geometry): void {
  if (rows.some(({ length }) => length === size)) return;
  const whole = gridCells(scanned);
  if (whole.size === whole.rows.length && whole.rows.every(({ length }) => length === whole.size))
    shapeFor(whole.size, expected);
}

/** Returns the puzzle in these cells and the alphabet that they use. Throws a Misread. */
export function valuesOf(spots: readonly Spot[], geometry: Geometry): Omit<Reading, 'format'> {
  const texts = spots.map(({ text }) => text);
  const alphabet =
    geometry.numbers === usualNumbers(geometry.size) ? alphabetIn(texts, geometry.size) : statedIn(spots, geometry);
  const values = Int8Array.from(spots, ({ text, line, column }) => digitIn(alphabet, text, line, column));
  if (values.every((value) => value === EMPTY)) checkNoPattern(spots);
  const remark = geometry.layout.numbers ? undefined : remarkOnZero(alphabet, texts);
  return { puzzle: { geometry, values }, alphabet, ...(remark !== undefined && { remark }) };
}

/**
 * Returns the alphabet of a grid whose digits are stated: their signs, or decimal numbers if some cell has one of two
 * figures. Throws a Misread for zeros that are empty cells, where 0 is a digit.
 */
function statedIn(spots: readonly Spot[], geometry: Geometry): Alphabet {
  const texts = spots.map(({ text }) => text);
  if (geometry.numbers[0] === 0 && isTwiceInLine(texts, '0', geometry.size))
    throw new Misread('0 is a digit here, but a row or column has it twice: write . for an empty cell');
  return texts.some((text) => /^\d\d$/.test(text)) ? geometry.numbers.map(String) : alphabetOn(geometry);
}

/** Throws a Misread if two signs stand in cells none of which has a digit: they make a pattern, no empty grid. */
function checkNoPattern(spots: readonly Spot[]): void {
  const other = spots.find(({ text }) => text !== spots[0]!.text);
  if (!other) return;
  const signs = `${spots[0]!.text} and ${other.text}`;
  throw new Misread(
    `no cell has a digit, but ${signs} are in it: create --pattern takes such a pattern`,
    other.line,
    other.column,
  );
}

/**
 * Reads a grid of candidates. If some cells are blank, each of them may take any digit and every lone digit is a value.
 */
function groupsOf(spots: readonly Spot[], geometry: Geometry): Puzzle {
  const alphabet = alphabetOn(geometry);
  const isEmpty = ({ text }: Spot): boolean => text !== NONE_LEFT && isBlank(text) && digitOn(text, geometry) < 0;
  const candidates = Int32Array.from(spots, (spot) => (isEmpty(spot) ? geometry.all : candidatesIn(spot, alphabet)));
  const read = spots.some(isEmpty)
    ? { geometry, values: Int8Array.from(candidates, aloneIn), candidates }
    : positionFrom(candidates, geometry);
  const puzzle = { ...read, values: read.values.map((value, cell) => (OPEN.test(spots[cell]!.text) ? EMPTY : value)) };
  return geometry.size > LAST_NUMBER ? puzzle : withPlaced(puzzle, candidates, spots);
}

/** The one candidate of an open cell. */
const OPEN = /^\(\S\)$/;

/** Writes the one candidate of an open cell. */
export const openText = (symbol: string): string => `(${symbol})`;

/** A value that the player placed, in SudoCue's `.sdx`. */
const PLACED = /^u[1-9]$/;

function withPlaced(puzzle: Puzzle, candidates: Int32Array, spots: readonly Spot[]): Puzzle {
  const placed = Uint8Array.from(spots, ({ text }) => (PLACED.test(text) ? 1 : 0));
  if (!placed.includes(1)) return puzzle;
  const values = Int8Array.from(puzzle.values, (value, cell) => (placed[cell] ? aloneIn(candidates[cell]!) : value));
  return { ...puzzle, values, placed };
}

/** The largest size without letters. */
const LAST_NUMBER = 9;

/** Returns the candidates in a cell. Throws a Misread at a symbol that is no digit. */
function candidatesIn({ text, line, column }: Spot, alphabet: Alphabet): Bits {
  if (text === NONE_LEFT) return 0;
  let set = 0;
  for (const symbol of unmarked(
    text,
    alphabet.every((sign) => sign <= '9'),
  ) || text) {
    const digit = digitIn(alphabet, symbol, line, column);
    if (digit === EMPTY) throw new Misread(`'${symbol}' in ${quoted(text)} is not a candidate`, line, column);
    set |= 1 << digit;
  }
  return set;
}

/** The only digit of a set; EMPTY if it has several or none. */
const aloneIn = (set: Bits): Digit => (set & (set - 1) ? EMPTY : 31 - Math.clz32(set));

/**
 * Makes a position from candidates. A lone candidate is a value, unless another cell still has a candidate that it
 * excludes: then nobody has placed it yet.
 */
export function positionFrom(candidates: Int32Array, geometry: Geometry): Puzzle & { readonly values: Int8Array } {
  const values = Int8Array.from(candidates, (set, cell) => {
    const digit = aloneIn(set);
    return digit !== EMPTY && isSettled(candidates, cell, geometry) ? digit : EMPTY;
  });
  return { geometry, values, candidates };
}

/** Returns the open cells that look like values in a grid of candidates: no other cell can take their one candidate. */
export function settledCells({ geometry, values, candidates }: Puzzle): Cell[] {
  const sets = new Int32Array(geometry.cells);
  const lone: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    const isOpen = values[cell] === EMPTY;
    sets[cell] = isOpen ? openTo(geometry, values, cell) & (candidates?.[cell] ?? geometry.all) : 1 << values[cell]!;
    if (isOpen && isSingle(sets[cell]!)) lone.push(cell);
  }
  return lone.filter((cell) => isSettled(sets, cell, geometry));
}

/** True if no open cell has a candidate that the only one of a cell excludes. */
export function isSettled(candidates: Numbers, cell: Cell, geometry: Geometry): boolean {
  let isPlaced = true;
  geometry.eachExcluded(candidates, cell, aloneIn(candidates[cell]!), (other, lost) => {
    isPlaced &&= candidates[other] === 1 << lost;
  });
  return isPlaced;
}

function looks({ rows, rulers }: Scan): FormatName {
  if (rulers[0]?.row === 0) return 'framed';
  return rulers.length > 0 || rows.some(({ bars }) => bars.length > 0) ? 'bars' : 'rows';
}

/** The drawn shape, if it is one, and the remark on a drawing that differs from the usual boxes of the size. */
interface DrawnBoxes {
  readonly shape?: Geometry;
  readonly remark?: string;
}

/**
 * Returns the boxes that a square grid draws: by bars and rulers, or where there are none, by wider gaps between cells
 * and between rows. Lines between all cells are those of a table and draw no boxes, unless some of them are heavier.
 */
function drawnShape({ rows, rulers }: Scan, cells: Cells): DrawnBoxes {
  const { size } = cells;
  const columns = sideOf(
    barsBetween(
      rows.map(({ bars }) => bars),
      cells,
    ) ?? [widerOf(columnGaps(cells))],
    size,
  );
  const bands = sideOf(rulersBetween(rulers, size) ?? [widerOf(rowGaps(cells))], size);
  if (columns === undefined && bands === undefined) return {};
  const usual = usualShape(size);
  const boxColumns = columns ?? size / bands!;
  const boxRows = bands ?? size / columns!;
  if (boxRows * boxColumns !== size || !Number.isInteger(boxRows) || !Number.isInteger(boxColumns))
    return usual ? { remark: `what is drawn between its cells are no boxes of one size: ${readWith(usual)}` } : {};
  const shape = Geometry.of(boxRows, boxColumns);
  if (shape === usual) return { shape };
  return { shape, remark: `${readWith(shape)}, as drawn${usual ? `; the usual ones are ${textOf(usual)}` : ''}` };
}

const textOf = ({ boxRows, boxColumns }: Geometry): string => `${boxRows}x${boxColumns}`;
const readWith = (shape: Geometry): string => `it is read with boxes of ${textOf(shape)}`;

/** The places of lines along an axis, each the index of the cell after it, the heaviest lines first. */
type Levels = readonly (readonly number[])[];

/**
 * Returns the side of boxes, the first that lines draw at equal distances; undefined if all cells or none have lines
 * between them. It is NaN if the lines are at other distances.
 */
function sideOf(levels: Levels, size: number): number | undefined {
  const some = levels.filter(({ length }) => length > 0 && length < size - 1);
  const [even] = some.filter((places) => places.every((place, index) => place === places[0]! * (index + 1)));
  const side = even?.[0];
  if (side !== undefined && side * (even!.length + 1) === size) return side;
  return some.length > 0 ? Number.NaN : undefined;
}

const between = (size: number): number[] => Array.from({ length: size - 1 }, (_, index) => index + 1);

/** Returns the bars between the cells of some row, those that are double or heavy before all; undefined if there are none. */
function barsBetween(bars: readonly (readonly Bar[])[], { rows, size }: Cells): Levels | undefined {
  const barsAt = (row: number, place: number): readonly Bar[] => {
    const [before, after] = [rows[row]![place - 1]!, rows[row]![place]!];
    return bars[row]!.filter(({ column }) => column > before.column && column < after.column);
  };
  const placesOf = (isLine: (found: readonly Bar[]) => boolean): number[] =>
    between(size).filter((place) => rows.some((_, row) => isLine(barsAt(row, place))));
  const all = placesOf(({ length }) => length > 0);
  if (all.length === 0) return undefined;
  const isTable =
    all.length === size - 1 && rows.every((_, row) => all.every((place) => barsAt(row, place).length > 0));
  const heavy = placesOf((found) => found.length > 1 || found.some(({ isHeavy }) => isHeavy));
  return [heavy, all.length === size - 1 && !isTable ? NOWHERE : all];
}

/** The place of bars that are elsewhere in each row, such as those of jigsaw regions. */
const NOWHERE = [Number.NaN];

/** Returns the rulers between rows, the heavy ones before all; undefined if there are none. */
function rulersBetween(rulers: readonly Ruler[], size: number): Levels | undefined {
  const placesOf = (some: readonly Ruler[]): number[] =>
    between(size).filter((place) => some.some(({ row }) => row === place));
  const all = placesOf(rulers);
  // A lone ruler below the first row is that of a Markdown table.
  const isMarkdown = size > 2 && all.length === 1 && all[0] === 1;
  return all.length === 0 || isMarkdown ? undefined : [placesOf(rulers.filter(({ isHeavy }) => isHeavy)), all];
}

/** Returns the places of the gaps that are wider than the narrowest; none if they draw no boxes of one size. */
function widerOf(gaps: readonly number[]): readonly number[] {
  const least = Math.min(...gaps);
  const places = gaps.flatMap((gap, index) => (gap > least ? [index + 1] : []));
  return Number.isNaN(sideOf([places], gaps.length + 1)) ? [] : places;
}

/** The gaps between the lines of rows. */
const rowGaps = ({ rows }: Cells): number[] => differences(rows.map(([first]) => first!.line));

/**
 * The gaps between the cells of all rows: the fewest blanks in any row or, of numbers in columns, the distances of these.
 * A column of small numbers has more blanks beside it than others.
 */
function columnGaps({ rows, size }: Cells): number[] {
  const areNumbers = size > 9 && rows.every((row) => row.every(({ text }) => text.length <= 2));
  const edges = areNumbers ? (alignedAt(rows, endOf) ?? alignedAt(rows, ({ column }) => column)) : undefined;
  if (edges) return differences(edges);
  return between(size).map((place) => Math.min(...rows.map((row) => row[place]!.column - endOf(row[place - 1]!))));
}

const endOf = ({ column, text }: Spot): number => column + text.length;

/** Returns the edge of each cell of a row if it is the same in all rows. */
function alignedAt(rows: Cells['rows'], edgeOf: (spot: Spot) => number): number[] | undefined {
  const edges = rows[0]!.map(edgeOf);
  return rows.every((row) => row.every((spot, index) => edgeOf(spot) === edges[index])) ? edges : undefined;
}

const differences = (places: readonly number[]): number[] =>
  places.slice(1).map((place, index) => place - places[index]!);
