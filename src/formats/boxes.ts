/** Grids drawn with bars and rulers between their boxes. */
import type { Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import type { Alphabet } from './symbols.js';

/** The rows of a grid as texts of one width, `blank` where there is no value. */
export function rowsOfTexts({ geometry, values }: Puzzle, alphabet: Alphabet, blank: string): string[][] {
  const { size } = geometry;
  const width = Math.max(...alphabet.map(({ length }) => length));
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (alphabet[values[row * size + column]!] ?? blank).padStart(width)),
  );
}

/** The parts of a row that lie in one box each. */
export const partsOf = <Item>(row: readonly Item[], { size, boxColumns }: Geometry): Item[][] =>
  Array.from({ length: size / boxColumns }, (_, box) => row.slice(box * boxColumns, (box + 1) * boxColumns));

/** Puts a ruler before each band of boxes but the first. */
export const withRulers = (lines: readonly string[], ruler: string, { boxRows }: Geometry): string[] =>
  lines.flatMap((line, row) => (row > 0 && row % boxRows === 0 ? [ruler, line] : [line]));
