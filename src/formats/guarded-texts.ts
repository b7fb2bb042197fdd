/** More of `guarded`: what shapes, symbols and texts take. The main entry does without them. */
import type { Markup, Numbers } from '../core/board.js';
import type { Clock } from '../core/clock.js';
import type { OutsideKind } from '../core/constraint.js';
import { type Candidate, type Cell, type Digit, Geometry, LARGEST_SIZE } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import { oneOf } from '../settings/one-of.js';
import { expectSettings, refusal } from '../settings/options.js';
import {
  callback,
  listOf,
  maybe,
  passing,
  type SettingReader,
  symbolsFor,
  text as textIn,
  whole,
} from '../settings/settings.js';
import type { GridRules } from '../variants/grid-rules.js';
import { LETTERS, lettersOf as lettersFor, rulesOf as rulesOn } from '../variants/of-grid.js';
import { OUTSIDE_WORDS, seenFrom as seenBy } from '../variants/outside.js';
import type { PuzzleText } from './beside/ruled.js';
import type { Beside } from './beside/stated-solution.js';
import * as stated from './beside/stated-solution.js';
import { FORMATS, type Format, type FormatName, type Part, type Reading } from './format.js';
import type { Holder, Losses } from './losses.js';
import * as losses from './losses.js';
import { puzzleIn } from './puzzle-like.js';
import * as read from './read.js';
import type { Splitter } from './record.js';
import * as solutions from './stream/solutions.js';
import * as records from './stream/splitter.js';
import type { Alphabet } from './symbols.js';
import * as symbols from './symbols.js';
import * as layout from './text/layout.js';
import * as line from './text/line.js';
import * as marks from './text/pencilmarks.js';
import { gridCells, scan } from './text/scan.js';

/** Reads a shape. */
export const geometryIn: SettingReader<Geometry> = passing('a Geometry', (value) => value instanceof Geometry);
/** Reads the shape expected, if any. */
export const shapeIn: SettingReader<Geometry | undefined> = maybe(geometryIn);
const sizeIn = whole(1, LARGEST_SIZE);
const formatIn: SettingReader<FormatName> = oneOf('format', FORMATS);
const partsIn = listOf(textIn) as SettingReader<readonly Part[]>;
const isListOrNone = (value: unknown): boolean => value === undefined || Array.isArray(value);
const holderIn: SettingReader<Holder> = passing('a format, with its name and what it holds', (value) => {
  const { name, holds, rules } = Object(value) as Holder;
  return typeof name === 'string' && Array.isArray(holds) && isListOrNone(rules);
});

const areWhole = (list: unknown, length: number, least: number, most: number): boolean =>
  (Array.isArray(list) || ArrayBuffer.isView(list)) &&
  (list as Numbers).length === length &&
  Array.from(list as Numbers).every((each) => Number.isInteger(each) && each >= least && each <= most);

/** Reads the values of a grid: digits from zero, -1 for an empty cell. */
const valuesFor = ({ cells, size }: Geometry): SettingReader<Numbers> =>
  passing(`values of ${cells} cells, digits from 0 and -1 for none`, (value) => areWhole(value, cells, -1, size - 1));

const isSquare = (rows: readonly (readonly unknown[])[], size: number): boolean =>
  rows.length === size && rows.every(({ length }) => length === size);

/** Writes the values into the text that the puzzle was read from, or in the format `chosen`. */
export function formatLike(text: string, reading: Reading, values: Numbers, chosen?: FormatName): string {
  const { puzzle, format, alphabet } = Object(reading) as Reading;
  const { geometry } = puzzleIn(puzzle, 'reading');
  const { size } = geometry;
  const own = { puzzle, format: formatIn(format, 'reading'), alphabet: symbolsFor(size)(alphabet, 'reading') };
  valuesFor(geometry)(values, 'values');
  const { rows } = gridCells(scan(textIn(text, 'text')), size);
  if (layout.keepsText(own, maybe(formatIn)(chosen, 'chosen')) && !isSquare(rows, size))
    throw refusal('text', text, 'the text that the puzzle was read from');
  return layout.formatLike(text, own, values, chosen);
}

/**
 * Writes a position: values, and the candidates of the open cells, in aligned columns. `paint` may put text around each
 * symbol that takes up no room, such as the codes of colours. Open cells of `bracketed` show that they are no values.
 */
export function formatPencilmarks(
  position: Pick<Markup, 'geometry' | 'digits' | 'values'>,
  paint?: (candidate: Candidate, symbol: string) => string,
  bracketed?: readonly Cell[],
): string {
  const { geometry, digits, values } = Object(position) as typeof position;
  const { cells, all } = geometryIn(geometry, 'position');
  valuesFor(geometry)(values, 'position');
  if (!areWhole(digits, cells, 0, all)) throw refusal('position', digits, `digits of ${cells} cells, as sets of bits`);
  const painter = maybe(callback<(candidate: Candidate, symbol: string) => string>())(paint, 'paint');
  return marks.formatPencilmarks(position, painter, maybe(listOf(whole(0, cells - 1)))(bracketed, 'bracketed'));
}

/**
 * Returns a remark on the parts that a format loses, with the first of `others` that hold them; an empty list if
 * nothing is lost.
 */
export function lossesIn(
  holder: Holder,
  parts: readonly Part[],
  geometry: Geometry,
  others: readonly Holder[],
): string[] {
  holderIn(holder, 'holder');
  partsIn(parts, 'parts');
  return losses.lossesIn(holder, parts, geometryIn(geometry, 'geometry'), listOf(holderIn)(others, 'others'));
}

/** Returns what a format loses of some parts of a puzzle, as data. */
export const lostOf = (holder: Holder, parts: readonly Part[], geometry: Geometry): Losses =>
  losses.lostOf(holderIn(holder, 'holder'), partsIn(parts, 'parts'), geometryIn(geometry, 'geometry'));

/** Returns remarks on the parts that a format loses and on formats that keep them; none if nothing is lost. */
export const lossNotes = (name: FormatName, parts: readonly Part[], geometry: Geometry): string[] =>
  losses.lossNotes(formatIn(name, 'name'), partsIn(parts, 'parts'), geometryIn(geometry, 'geometry'));

/** Returns the format with a name, in any case. Throws a BadOption with the names. */
export const formatNamed = (name: FormatName): Format => read.formatNamed(formatIn(name, 'name'));

/** Returns the rules of a shape; empty for plain boxes. It loads no constraint, as `rulesOf` does for layouts alone. */
export const rulesOfGrid = (geometry: Geometry): GridRules => rulesOn(geometryIn(geometry, 'geometry'));

const regionsIn = listOf(whole(0, LETTERS.length - 1));

/** Writes the region of each cell, from zero, as `GridRules` has regions: a letter for each cell. */
export const lettersOf = (regions: readonly number[]): string => lettersFor(regionsIn(regions, 'regions'));

const OUTSIDE = Object.keys(OUTSIDE_WORDS) as OutsideKind[];

/**
 * Returns the cells that a clue outside the grid sees from its place, nearest first: `r1c0` for a row, `r0c3r1c4` for a
 * diagonal. Returns undefined for a text that is no such place.
 */
export const seenFrom = (text: string, kind: OutsideKind, size: number): Cell[] | undefined =>
  seenBy(textIn(text, 'text'), oneOf('kind', OUTSIDE)(kind, 'kind'), sizeIn(size, 'size'));

/** The usual symbols of a size. */
export const alphabetOf = (size: number): Alphabet => symbols.alphabetOf(sizeIn(size, 'size'));

/** Returns the digit of a symbol, in upper or lower case; -1 if the size has no such symbol. */
export const digitOf = (symbol: string, size: number): Digit =>
  symbols.digitOf(textIn(symbol, 'symbol'), sizeIn(size, 'size'));

/** The symbol of a digit, which counts from zero: `1` of 0. Throws a BadOption for a number that is no digit. */
export function symbolOf(digit: Digit, size: number): string {
  return symbols.symbolOf(whole(0, sizeIn(size, 'size') - 1)(digit, 'digit'), size);
}

/** The symbols of a grid: the usual ones of its size, or the signs of the numbers that its digits stand for. */
export const alphabetOn = (geometry: Geometry): Alphabet => symbols.alphabetOn(geometryIn(geometry, 'geometry'));

/** Returns the digit of a symbol, in upper or lower case; -1 if the grid has no such symbol. */
export const digitOn = (symbol: string, geometry: Geometry): Digit =>
  symbols.digitOn(textIn(symbol, 'symbol'), geometryIn(geometry, 'geometry'));

/** The symbol of a digit of a grid, which counts from zero. Throws a BadOption for a number that is no digit. */
export function symbolOn(digit: Digit, geometry: Geometry): string {
  const { size } = geometryIn(geometry, 'geometry');
  return symbols.symbolOn(whole(0, size - 1)(digit, 'digit'), geometry);
}

/** Reads exactly N² symbols (`.` or `0` empty, `+` before a value that is no given). Throws a Misread. */
export function parseLine(symbols: string, shape?: Geometry): Puzzle {
  return line.parseLine(symbols, shapeIn(shape, 'shape'));
}

/** Reads the text of one puzzle; `shape` is the grid expected. Throws a Misread. */
export function readPuzzle(text: string, shape?: Geometry): Reading {
  return read.readPuzzle(text, shapeIn(shape, 'shape'));
}

/** Reads a puzzle as in our JSON, its text with `readText`. Throws a Misread. */
export const readTold = (told: PuzzleText, readText?: (text: string, shape?: Geometry) => Reading): Reading => {
  if (readText === undefined) return read.readTold(told);
  callback()(readText, 'readText');
  return read.readTold(told, (text, shape) => {
    const reading = readText(text, shape);
    puzzleIn(Object(reading).puzzle, 'readText');
    return reading;
  });
};

/**
 * Reads the one puzzle in a text, with words, tables and quotation marks around it and its solution below. Throws a
 * Misread with the reason and the line and column of the text, and what the clock throws.
 */
export function readPasted(text: string, expected?: Geometry, clock?: Clock): Reading {
  return solutions.readPasted(text, shapeIn(expected, 'expected'), maybe(callback<Clock>())(clock, 'clock'));
}

/** The same splitter, which refuses what is no text. */
export const expectingTexts = (splitter: Splitter): Splitter => ({
  ...splitter,
  push: (chunk) => splitter.push(textIn(chunk, 'chunk')),
});

/** Adds to a reading what stands beside its puzzle, and remarks on it. */
export function withBeside(reading: Reading, beside: Beside): Reading {
  puzzleIn(Object(reading).puzzle, 'reading');
  expectSettings(beside);
  return stated.withBeside(reading, beside);
}

type IsPuzzleLine = (line: string) => boolean;

/**
 * Makes a splitter of a stream into puzzles. A grid and the solution right below it are one puzzle, so a grid waits for
 * the next record.
 */
export function pastedSplitter(
  expected?: Geometry,
  source?: string,
  isPuzzleLine?: (line: string) => boolean,
): Splitter {
  const isPuzzle = maybe(callback<IsPuzzleLine>())(isPuzzleLine, 'isPuzzleLine');
  return expectingTexts(
    solutions.pastedSplitter(shapeIn(expected, 'expected'), maybe(textIn)(source, 'source'), isPuzzle),
  );
}

/**
 * Makes a splitter of a stream into puzzles, of the expected shape if one is given. `isPuzzleLine` is true for further
 * lines that are puzzles wherever they stand, such as those in formats of other programs. `isTyped`: somebody waits for
 * the answer to a grid, which ends with its last row.
 */
export function recordSplitter(
  expected?: Geometry,
  source?: string,
  isPuzzleLine?: (line: string) => boolean,
  isTyped?: boolean,
): Splitter {
  const isPuzzle = maybe(callback<IsPuzzleLine>())(isPuzzleLine, 'isPuzzleLine');
  return expectingTexts(
    records.recordSplitter(shapeIn(expected, 'expected'), maybe(textIn)(source, 'source'), isPuzzle, isTyped),
  );
}

/** Returns the digits from 0 of the solution that a shared puzzle states; undefined if it states none. */
export const statedSolution = (reading: Reading): readonly number[] | undefined =>
  stated.statedSolution({ ...Object(reading), puzzle: puzzleIn(Object(reading).puzzle, 'puzzle') });
