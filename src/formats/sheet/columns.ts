/** Which column of a sheet holds the puzzles. */
import { EMPTY } from '../../core/board.js';
import type { Geometry } from '../../core/geometry.js';
import { Misread } from '../misread.js';
import { readPuzzle } from '../read.js';

/** What is known of a column from a few rows. */
interface Column {
  readonly index: number;
  /** How many of its cells are puzzles, and whether some of these are not full. */
  readonly puzzles: number;
  readonly isOpen: boolean;
}

/** Columns that may be meant, the likeliest first. */
export function puzzleColumns(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  expected?: Geometry,
): readonly number[] {
  const width = Math.max(names.length, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => columnAt(index, rows, expected)).filter(
    ({ puzzles }) => puzzles > 0 && puzzles * 2 >= rows.length,
  );
  const open = columns.filter(({ isOpen }) => isOpen);
  return (open.length > 0 ? open : columns)
    .map(({ index }) => index)
    .sort((a, b) => Number(isTelling(names[b])) - Number(isTelling(names[a])) || a - b);
}

const isTelling = (name = ''): boolean => /puzzle|quiz|question|grid|given|sudoku|problem/i.test(name);

function columnAt(index: number, rows: readonly (readonly string[])[], expected?: Geometry): Column {
  const states = rows.map((cells) => stateOf(cells[index] ?? '', expected));
  return { index, puzzles: states.filter(Boolean).length, isOpen: states.includes('open') };
}

/** The shortest text that is taken for a puzzle where nobody said that there is one: size 4. */
const SHORTEST = 16;

/** Whether the text of a cell is a puzzle, and if some of its cells are empty; undefined if it is none. */
export function stateOf(text: string, expected?: Geometry): 'open' | 'full' | undefined {
  if (text.length < SHORTEST && !expected) return undefined;
  try {
    const { values } = readPuzzle(text, expected).puzzle;
    return Array.from(values).includes(EMPTY) ? 'open' : 'full';
  } catch (error) {
    if (error instanceof Misread) return undefined;
    throw error;
  }
}
