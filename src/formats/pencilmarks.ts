/** A grid of N² groups of candidates in a frame. */

import { bitsOf } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import { symbolOf } from './symbols.js';

/** The position: values, and the candidates of every other cell, columns aligned. */
export function formatPencilmarks({
  geometry,
  digits,
  values,
}: Pick<Markup, 'geometry' | 'digits' | 'values'>): string {
  const { size, boxRows, boxColumns } = geometry;
  const group = (cell: number): string =>
    (values[cell]! >= 0 ? [values[cell]!] : bitsOf(digits[cell]!)).map((digit) => symbolOf(digit, size)).join('');
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => group(row * size + column)),
  );
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const boxes = Array.from({ length: size / boxColumns }, (_, box) => box * boxColumns);
  const ruler = `+${boxes.map((from) => '-'.repeat(widths.slice(from, from + boxColumns).reduce((sum, width) => sum + width + 2, 0))).join('+')}+`;
  const text = rows.map((row) => {
    const padded = row.map((cell, column) => ` ${cell.padEnd(widths[column]!)} `);
    return `|${boxes.map((from) => padded.slice(from, from + boxColumns).join('')).join('|')}|`;
  });
  return text
    .flatMap((row, index) => (index % boxRows === 0 ? [ruler, row] : [row]))
    .concat(ruler)
    .join('\n');
}
