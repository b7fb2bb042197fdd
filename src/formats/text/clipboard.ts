/**
 * A position as Simple Sudoku and HoDoKu copy it to the clipboard: one grid with the givens, one with the values so
 * far, one with the candidates, in frames with corners of `.` or `*`. One of the last two may be missing.
 */

import type { Geometry } from '../../core/geometry.js';
import { shownPosition } from '../../core/position.js';
import { countValues, type Puzzle } from '../../core/puzzle.js';
import { EMPTY, type Numbers } from '../../core/values.js';
import type { Format, Reading } from '../format.js';
import { Misread, unlessMisread } from '../misread.js';
import type { PuzzleRecord } from '../record.js';
import { alphabetOn, symbolOn } from '../symbols.js';
import { parseGrid } from './grid.js';
import { formatPencilmarks } from './pencilmarks.js';
import { formatFramed } from './rows.js';
import { isRuler } from './scan.js';

export const clipboard: Format = {
  name: 'clipboard',
  holds: ['candidates', 'givens', 'boxes'],
  // Grids are told to be one position before the rules above them are read.
  lacks: ['digits'],
  parse: parseClipboard,
  format: formatClipboard,
};

/** True if a text begins with the top edge of a frame of the clipboard, perhaps below rules in comments. */
const hasClipboardFrame = (text: string): boolean => /^\s*(?:#.*\n\s*)*[.*]-[-.*]*[^\S\n]*(\n|$)/.test(text);

/** True if a text has several grids, and the first is a whole grid of values in a frame of the clipboard. */
export function isClipboard(text: string, expected?: Geometry): boolean {
  if (!hasClipboardFrame(text)) return false;
  const [first, second] = gridsIn(text);
  if (second === undefined) return false;
  const puzzle = unlessMisread(() => parseGrid(first!, expected).puzzle);
  return puzzle !== undefined && !puzzle.candidates;
}

/** True if the grids of a text show one position, not a puzzle each. */
export const isPosition = (text: string, expected?: Geometry): boolean => positionIn(text, expected) !== undefined;

/**
 * Reads several grids as one position; undefined if each is a puzzle of its own. Two grids with candidates are one
 * position if there is a given and some cell has several candidates. Two grids of values are one if there is a given, a
 * placed value and an open cell. Three grids need no given; they may also end with the solution if the placed values
 * solve the puzzle, or with a grid in a wider frame, which has candidates even if each cell has one.
 */
function positionIn(text: string, expected?: Geometry): Puzzle | undefined {
  if (!hasClipboardFrame(text)) return undefined;
  const puzzle = unlessMisread(() => parseClipboard(text, expected).puzzle);
  if (!puzzle) return undefined;
  const { geometry, values, placed, candidates } = puzzle;
  const cells = Array.from({ length: geometry.cells }, (_, cell) => cell);
  const isOpen = cells.some((cell) =>
    candidates ? candidates[cell]! & (candidates[cell]! - 1) : values[cell] === EMPTY,
  );
  const isPlaced = cells.some((cell) => placed![cell]);
  const isSolved = isPlaced && countValues(puzzle) === geometry.cells;
  const hasGiven = cells.some((cell) => values[cell] !== EMPTY && !placed![cell]);
  const grids = gridsIn(text);
  const isOne =
    grids.length > 2
      ? isOpen || isSolved || isWider(grids[2]!, grids[1]!)
      : isOpen && hasGiven && (isPlaced || candidates !== undefined);
  return isOne ? puzzle : undefined;
}

/** True if the frame of a grid is wider than that of another: cells of candidates have two blanks between them. */
const isWider = (grid: string, other: string): boolean => widthOf(grid) > widthOf(other);

const widthOf = (grid: string): number => grid.split('\n').find(isRuler)!.trim().length;

/** Reads a position. Throws a Misread if the grids do not show one position. */
export function parseClipboard(text: string, expected?: Geometry): Reading {
  const texts = gridsIn(text);
  const grids = texts.map((grid) => parseGrid(grid, expected).puzzle);
  const lineOf = (grid: number): number => firstLineOf(texts[grid]!);
  const [givens, ...later] = grids;
  const last = later.at(-1);
  if (!givens || !last || later.length > 2)
    throw new Misread(`${grids.length} grids do not make a position: expected givens, values so far and candidates`);
  const early = grids.findIndex(({ candidates }, grid) => candidates && grid < grids.length - 1);
  if (early >= 0) throw new Misread('only the last grid may have candidates', lineOf(early));
  const isFull = countValues(last) === last.geometry.cells;
  if (later.length > 1 && !last.candidates && !isFull)
    throw new Misread('this grid, the last one, must have candidates', lineOf(grids.length - 1));
  for (let grid = 1; grid < grids.length; grid++) checkKeepsValues(grids[grid - 1]!, grids[grid]!, lineOf(grid));
  const { geometry } = givens;
  const { values } = later[0]!;
  const placed = placedSince(givens, values);
  const candidates = last.candidates ?? (isFull ? Int32Array.from(last.values, (value) => 1 << value) : undefined);
  const puzzle = { geometry, values, placed, ...(candidates && { candidates }) };
  return { puzzle, format: 'clipboard', alphabet: alphabetOn(geometry) };
}

/** Returns a flag for each cell: 1 if it has a value now and had none in the puzzle. */
export const placedSince = (puzzle: Puzzle, values: Numbers): Uint8Array =>
  Uint8Array.from(values, (value, cell) => (value !== EMPTY && puzzle.values[cell] === EMPTY ? 1 : 0));

/** Throws a Misread unless a grid keeps all values of the grid before it. `line` is the line in which it begins. */
export function checkKeepsValues(before: Puzzle, { geometry, values, candidates }: Puzzle, line: number): void {
  if (geometry !== before.geometry) throw new Misread('this grid has another shape than the one before', line);
  for (let cell = 0; cell < geometry.cells; cell++) {
    const value = before.values[cell]!;
    if (value === EMPTY || (candidates ? candidates[cell] === 1 << value : values[cell] === value)) continue;
    const where = `row ${geometry.rowOf(cell) + 1}, column ${geometry.columnOf(cell) + 1}`;
    throw new Misread(`this grid does not show ${symbolOn(value, geometry)} in ${where}, as the one before`, line);
  }
}

/**
 * Returns the grids, each padded with empty lines to its place in the text. Two rulers in a row separate two frames.
 */
function gridsIn(text: string): string[] {
  const lines = text.split('\n');
  let grid = 0;
  let wasRuler = false;
  const gridOf = lines.map((line) => {
    if (line.trim() === '') return grid;
    const isNext = isRuler(line);
    if (isNext && wasRuler) grid++;
    wasRuler = isNext;
    return grid;
  });
  return Array.from({ length: grid + 1 }, (_, index) =>
    lines.map((line, number) => (gridOf[number] === index ? line : '')).join('\n'),
  );
}

/** The number of the first line that is not blank. */
export const firstLineOf = (grid: string): number => grid.split('\n').findIndex((line) => line.trim() !== '') + 1;

/** Writes all three grids in HoDoKu's frames. It uses the usual symbols, in which candidates are always written. */
function formatClipboard(puzzle: Puzzle): string {
  const { geometry, values, placed } = puzzle;
  const givens = Int8Array.from(values, (value, cell) => (placed?.[cell] ? EMPTY : value));
  const grids = [givens, values].map((shown) => formatFramed({ geometry, values: shown }, undefined, '.'));
  return [...grids, formatPencilmarks(shownPosition(puzzle))].map(withPoints).join('\n\n');
}

/** Redraws a frame of `+---+` as HoDoKu does: `.` for the corners above, `:` at the sides, `'` below. */
function withPoints(grid: string): string {
  const lines = grid.split('\n');
  const [top, bottom] = [lines.shift()!, lines.pop()!];
  const inner = lines.map((line) => line.replaceAll(/^\+|\+$/g, ':'));
  return [top.replaceAll('+', '.'), ...inner, bottom.replaceAll('+', "'")].join('\n');
}

/** Joins the grids of one position, which arrive as consecutive records. */
interface Joiner {
  /** Takes the next records and returns those that no later record can join. */
  push(records: PuzzleRecord[]): PuzzleRecord[];
  /** Returns what is left. */
  end(): PuzzleRecord[];
}

/** The most records held back: givens and values so far, which wait for candidates. */
const MOST_WAITING = 2;

/** Makes a joiner of the grids of a position. It holds back at most two records. */
export function positionJoiner(expected?: Geometry): Joiner {
  const waiting: PuzzleRecord[] = [];

  /** Removes the first record, with the records after it that show the same position. */
  const shift = (): PuzzleRecord => {
    for (let count = waiting.length; count > 1; count--) {
      const joined = joinedOf(waiting.slice(0, count));
      if (positionIn(joined.text, expected)) {
        waiting.splice(0, count);
        return joined;
      }
    }
    return waiting.shift()!;
  };

  /** True if the last records end in candidates: no further grid continues them. */
  const isComplete = (): boolean =>
    waiting.some(
      (_, from) =>
        from < waiting.length - 1 && positionIn(joinedOf(waiting.slice(from)).text, expected)?.candidates !== undefined,
    );

  const end = (): PuzzleRecord[] => {
    const records: PuzzleRecord[] = [];
    while (waiting.length > 0) records.push(shift());
    return records;
  };

  const take = (record: PuzzleRecord): PuzzleRecord[] => {
    if (!hasClipboardFrame(record.text)) return [...end(), record];
    waiting.push(record);
    const records: PuzzleRecord[] = [];
    while (waiting.length > MOST_WAITING || isComplete()) records.push(shift());
    return records;
  };

  return {
    push: (records) =>
      waiting.length > 0 || records.some(({ text }) => hasClipboardFrame(text)) ? records.flatMap(take) : records,
    end,
  };
}

/** Joins records into one, with empty lines that keep each line in its place. */
const joinedOf = (records: readonly PuzzleRecord[]): PuzzleRecord => ({
  ...records[0]!,
  text: records
    .map(({ text, line }, index) => {
      const before = records[index - 1];
      return before ? '\n'.repeat(line - before.line - before.text.split('\n').length + 1) + text : text;
    })
    .join(''),
});
