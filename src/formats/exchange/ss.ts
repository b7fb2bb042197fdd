/** Simple Sudoku's `.ss`: rows of symbols, since version 2 with bars between the boxes, since version 4 in a frame. */
import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Reading } from '../format.js';
import { alphabetOn } from '../symbols.js';
import { parseGrid } from '../text/grid.js';
import { partsOf, plainRows, withRulers } from '../text/rows.js';
import type { Codec } from './codec.js';

/** Writes version 4, reads any version. */
export const ss: Codec = {
  parse,
  format(puzzle) {
    const rows = barredRows(puzzle).map((row) => `|${row}|`);
    const dashes = rows[0]!.slice(1, -1);
    const ruler = `|${dashes.replaceAll(/[^|]/g, '-').replaceAll('|', '+')}|`;
    const edge = `*${'-'.repeat(dashes.length)}*`;
    return [edge, ...withRulers(rows, ruler, puzzle.geometry), edge].join('\n');
  },
};

/** Writes version 1, in which an X is an empty cell unless letters are digits. */
export const ss1: Codec = {
  parse,
  format: (puzzle) => {
    const rows = plainRows(puzzle).join('\n');
    return alphabetOn(puzzle.geometry).includes('A') ? rows : rows.replaceAll('.', 'X');
  },
};

export const ss2: Codec = {
  parse,
  format(puzzle) {
    const rows = barredRows(puzzle);
    return withRulers(rows, '-'.repeat(rows[0]!.length), puzzle.geometry).join('\n');
  },
};

const barredRows = (puzzle: Puzzle): string[] =>
  plainRows(puzzle).map((row) =>
    partsOf([...row], puzzle.geometry)
      .map((part) => part.join(''))
      .join('|'),
  );

/** A line below a grid with the name of the program and its version. */
const FOOTER = /^\s*(simple sudoku|version\b).*$/i;

function parse(text: string, shape?: Geometry): Reading {
  const lines = text.split('\n').map((line) => (FOOTER.test(line) ? '' : line));
  return parseGrid(lines.join('\n'), shape);
}
