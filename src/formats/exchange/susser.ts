/** Susser's lines: a grid with `+` before placed values, and after a colon the deleted candidates. */
import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { type Reading, shapeFor } from '../format.js';
import { Misread } from '../misread.js';
import { deletedText, gridText, positionIn } from '../text/library.js';
import { type Codec, checkNine, readingOf } from './codec.js';

export const susser: Codec = { parse, format: (puzzle) => markedGrid(puzzle) + endOf(puzzle) };

/** Writes the grid. Throws an Unwritable for a size that Susser does not know. */
function markedGrid(puzzle: Puzzle): string {
  checkNine('susser', puzzle.geometry);
  return gridText(puzzle);
}

const endOf = (puzzle: Puzzle): string => `:${deletedText(puzzle)}`;

/**
 * Susser's short form: rows separated by commas. In each row, `*` stands for the first of the longest runs of empty
 * cells.
 */
export const susserShort: Codec = {
  parse,
  format: (puzzle) => {
    const { size } = puzzle.geometry;
    const cells = markedGrid(puzzle).match(/\+?./g)!;
    const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size).join(''));
    return rows.map(shortened).join(',') + endOf(puzzle);
  },
};

function shortened(row: string): string {
  const runs = row.match(/\.{2,}/g) ?? [];
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
  return longest === '' ? row : row.replace(longest, '*');
}

function parse(text: string, shape?: Geometry): Reading {
  const [grid, deleted = '', ...rest] = text.trim().split(':');
  if (rest.length > 0)
    throw new Misread('a line of Susser has one colon, between its grid and the candidates that were removed');
  const rows = grid!.split(',');
  const symbols = rows.length > 1 ? rows.map((row, index) => lengthened(row, index, rows.length)).join('') : grid!;
  const { puzzle, alphabet } = positionIn(symbols, deleted, rows.length > 1 ? shapeFor(rows.length, shape) : shape, {
    grid: 1,
    deleted: grid!.length + 2,
  });
  return { ...readingOf(puzzle), alphabet };
}

/** Replaces the `*` of a row with the empty cells that the row lacks. */
function lengthened(row: string, index: number, size: number): string {
  const stars = row.split('*').length - 1;
  const missing = size - (row.replaceAll('+', '').length - stars);
  if (stars > 1) throw new Misread(`row ${index + 1} has several *: write the empty cells of all but one as dots`);
  if (stars === 0 ? missing !== 0 : missing < 0)
    throw new Misread(`row ${index + 1} has ${size - missing} cells instead of ${size}`);
  return row.replace('*', '.'.repeat(missing));
}
