/** A grid of N² groups of candidates in a frame. */
import { bitsOf } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import { boardOf } from '../core/puzzle.js';
import { partsOf, withRulers } from './boxes.js';
import type { Format } from './format.js';
import { parseGrid } from './grid.js';
import { symbolOf } from './symbols.js';

export const pencilmarks: Format = {
  name: 'pencilmarks',
  parse: parseGrid,
  format: (puzzle) => formatPencilmarks(boardOf(puzzle)),
};

/** The position: values, and the candidates of every other cell, columns aligned. */
export function formatPencilmarks({
  geometry,
  digits,
  values,
}: Pick<Markup, 'geometry' | 'digits' | 'values'>): string {
  const { size } = geometry;
  const group = (cell: number): string =>
    (values[cell]! >= 0 ? [values[cell]!] : bitsOf(digits[cell]!)).map((digit) => symbolOf(digit, size)).join('') ||
    '-';
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => group(row * size + column)),
  );
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const parts = rows.map((row) =>
    partsOf(
      row.map((text, column) => ` ${text.padEnd(widths[column]!)} `),
      geometry,
    ).map((part) => part.join('')),
  );
  const ruler = `+${parts[0]!.map((part) => '-'.repeat(part.length)).join('+')}+`;
  const lines = parts.map((row) => `|${row.join('|')}|`);
  return [ruler, ...withRulers(lines, ruler, geometry), ruler].join('\n');
}
