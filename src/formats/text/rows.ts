/** Writes grids of values, a line a row: with blanks alone, with bars between the boxes, in a frame. */
import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Format } from '../format.js';
import { type Alphabet, alphabetOn } from '../symbols.js';
import { parseGrid } from './grid.js';

export const rows: Format = { name: 'rows', holds: [], parse: parseGrid, format: formatRows };

export const bars: Format = { name: 'bars', holds: ['boxes'], parse: parseGrid, format: formatBars };

export const framed: Format = {
  name: 'framed',
  holds: ['boxes'],
  parse: parseGrid,
  format: (puzzle, alphabet) => formatFramed(puzzle, alphabet),
};

/** Writes symbols with blanks between them, 0 for an empty cell. */
function formatRows(puzzle: Puzzle, alphabet: Alphabet = alphabetOn(puzzle.geometry)): string {
  const texts = rowsOfTexts(puzzle, alphabet, blankIn(alphabet));
  return texts.map((row) => row.join(' ')).join('\n');
}

/** Writes bars and dashes between the boxes and no frame, a point for an empty cell. */
function formatBars(puzzle: Puzzle, alphabet: Alphabet = alphabetOn(puzzle.geometry)): string {
  const { geometry } = puzzle;
  const parts = rowsOfTexts(puzzle, alphabet, '.').map((row) => partsOf(row, geometry).map((part) => part.join(' ')));
  const lines = parts.map((row) => row.join(' | '));
  const dashes = parts[0]!.map((part) => '-'.repeat(part.length)).join('-+-');
  return withRulers(lines, dashes, geometry).join('\n');
}

/** Writes a frame of +, - and |, with `blank` for an empty cell. */
export function formatFramed(
  puzzle: Puzzle,
  alphabet: Alphabet = alphabetOn(puzzle.geometry),
  blank = blankIn(alphabet),
): string {
  const { geometry } = puzzle;
  const parts = rowsOfTexts(puzzle, alphabet, blank).map((row) =>
    partsOf(row, geometry).map((part) => ` ${part.join(' ')} `),
  );
  const ruler = `+${parts[0]!.map((part) => '-'.repeat(part.length)).join('+')}+`;
  const lines = parts.map((row) => `|${row.join('|')}|`);
  return [ruler, ...withRulers(lines, ruler, geometry), ruler].join('\n');
}

/** Writes rows of the usual symbols without blanks between them, a point for an empty cell. */
export const plainRows = (puzzle: Puzzle): string[] =>
  rowsOfTexts(puzzle, alphabetOn(puzzle.geometry), '.').map((row) => row.join(''));

/** The sign of an empty cell: 0, unless 0 is a digit. */
const blankIn = (alphabet: Alphabet): string => (alphabet.includes('0') ? '.' : '0');

/** The rows of a grid as texts of one width, `blank` where there is no value. */
function rowsOfTexts({ geometry, values }: Puzzle, alphabet: Alphabet, blank: string): string[][] {
  const { size } = geometry;
  const width = Math.max(...alphabet.map(({ length }) => length));
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (alphabet[values[row * size + column]!] ?? blank).padStart(width)),
  );
}

/** Returns the parts of a row, one for each box. */
export const partsOf = <Item>(row: readonly Item[], { size, boxColumns }: Geometry): Item[][] =>
  Array.from({ length: size / boxColumns }, (_, box) => row.slice(box * boxColumns, (box + 1) * boxColumns));

/** Puts a ruler before each band of boxes but the first; none where there are no boxes. */
export const withRulers = (lines: readonly string[], ruler: string, { boxRows, tiling }: Geometry): string[] =>
  lines.flatMap((line, row) => (tiling === 'boxes' && row > 0 && row % boxRows === 0 ? [ruler, line] : [line]));
