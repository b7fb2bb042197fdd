/** Distinguishes a solution below a puzzle from the next puzzle: a solution is full and has all the givens. */

import { type Clock, unlimited } from '../../core/clock.js';
import type { Geometry } from '../../core/geometry.js';
import { countValues, type Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import { leftOutText } from '../beside/left-out.js';
import { withBeside } from '../beside/stated-solution.js';
import { type Reading, withRemark } from '../format.js';
import { jsonDocuments } from '../json/document.js';
import { expectText, Misread, unlessMisread } from '../misread.js';
import { readPuzzle, readUnlessProse } from '../read.js';
import type { PuzzleRecord, Skipped, Splitter } from '../record.js';
import { sheetSplitter } from '../sheet/split.js';
import { formatLine } from '../text/line.js';
import { isRuler } from '../text/scan.js';
import { documentSplitter } from './documents.js';
import { recordSplitter } from './splitter.js';

/**
 * Makes a splitter of a stream into puzzles. A grid and the solution right below it are one puzzle, so a grid waits for
 * the next record.
 */
export function pastedSplitter(
  expected?: Geometry,
  source?: string,
  isPuzzleLine?: (line: string) => boolean,
): Splitter {
  const splitter = recordSplitter(expected, source, isPuzzleLine);
  let waiting: PuzzleRecord | undefined;
  const take = (record: PuzzleRecord): PuzzleRecord[] => {
    const before = waiting;
    const solution = before && solutionIn(record, before, expected);
    waiting = solution === undefined && isGrid(record) ? record : undefined;
    if (!before) return waiting ? [] : [record];
    if (solution !== undefined) return [{ ...before, solution }];
    return waiting ? [before] : [before, record];
  };
  return {
    push(chunk) {
      const records = splitter.push(chunk);
      return waiting || records.some(isGrid) ? records.flatMap(take) : records;
    },
    end() {
      const records = splitter.end().flatMap(take);
      return waiting ? [...records, waiting] : records;
    },
    skipped: () => splitter.skipped?.(),
  };
}

/**
 * Reads the one puzzle in a text, with words, tables and quotation marks around it and its solution below. Throws a
 * Misread with the reason and the line and column of the text, and what the clock throws.
 */
export function readPasted(text: string, expected?: Geometry, clock: Clock = unlimited): Reading {
  expectText(text);
  const { records, skipped } = firstTwoIn(text, expected, clock);
  const [record, other] = records;
  if (!record) return readUnlessProse(text, expected);
  if (other && other.line > record.line)
    throw new Misread('another puzzle begins here: give one puzzle only', other.line);
  try {
    const reading = withBeside(
      readUnlessProse(record.text, expected),
      other ? { ...record, another: other.text } : record,
    );
    return skipped?.rule ? withRemark(reading, leftOutText(SKIPPED, skipped.rule.text)) : reading;
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    // A place in the cell of a sheet is no place in its row.
    if (record.row !== undefined) throw new Misread(error.message, record.line);
    throw new Misread(error.message, record.line + error.line - 1, error.column);
  }
}

/** What happens to words around a puzzle that are no title of it. */
export const SKIPPED = 'words around the puzzle are skipped';

/** Characters that are read between two looks at the clock. */
const CHUNK = 1 << 10;

/** Returns the first two records of a text, and what is skipped if there is but one. Later ones are not looked for. */
function firstTwoIn(
  text: string,
  expected: Geometry | undefined,
  clock: Clock,
): { readonly records: readonly PuzzleRecord[]; readonly skipped?: Skipped | undefined } {
  const splitter = sheetSplitter(undefined, () =>
    documentSplitter(jsonDocuments(expected), (isDocument) => pastedSplitter(expected, undefined, isDocument)),
  )(expected);
  const records: PuzzleRecord[] = [];
  for (let at = 0; at < text.length; at += CHUNK) {
    clock();
    records.push(...splitter.push(text.slice(at, at + CHUNK)));
    if (records.length > 1) return { records };
  }
  return { records: [...records, ...splitter.end()], skipped: splitter.skipped?.() };
}

const isGrid = ({ text }: PuzzleRecord): boolean => text.includes('\n');

/** Returns this record in a line if it is the solution of the puzzle before; else undefined. */
function solutionIn({ text }: PuzzleRecord, before: PuzzleRecord, expected?: Geometry): string | undefined {
  const rows = text.split('\n').filter((line) => !isRuler(line));
  if (rows.length < 2 || rows.some((row) => /[._?*]|\b0\b/.test(row))) return undefined;
  const puzzle = readGrid(before.text, expected);
  const full = puzzle && readGrid(text, puzzle.geometry);
  if (!full || countValues(full) < full.geometry.cells) return undefined;
  const isOpen = countValues(puzzle) < puzzle.geometry.cells;
  const agrees = Array.from(puzzle.values).every((value, cell) => value === EMPTY || value === full.values[cell]);
  return isOpen && agrees ? formatLine(full) : undefined;
}

const readGrid = (text: string, expected?: Geometry): Puzzle | undefined =>
  unlessMisread(() => readPuzzle(text, expected).puzzle);
