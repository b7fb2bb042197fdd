/** A grid of N² groups of candidates in a frame. */
import { bitsOf } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell } from '../../core/geometry.js';
import { shownPosition } from '../../core/position.js';
import type { Format } from '../format.js';
import { symbolOn } from '../symbols.js';
import { openText, parseGrid, settledCells } from './grid.js';
import { NONE_LEFT } from './groups.js';
import { partsOf, withRulers } from './rows.js';

export const pencilmarks: Format = {
  name: 'pencilmarks',
  holds: ['candidates', 'boxes'],
  parse: parseGrid,
  format: (puzzle) => formatPencilmarks(shownPosition(puzzle), undefined, settledCells(puzzle)),
};

/**
 * Writes a position: values, and the candidates of the open cells, in aligned columns. `paint` may put text around each
 * symbol that takes up no room, such as the codes of colours. Open cells of `bracketed` show that they are no values.
 */
export function formatPencilmarks(
  { geometry, digits, values }: Pick<Markup, 'geometry' | 'digits' | 'values'>,
  paint: (candidate: Candidate, symbol: string) => string = (_, symbol) => symbol,
  bracketed: readonly Cell[] = [],
): string {
  const { size } = geometry;
  const group = (cell: number): number[] => (values[cell]! >= 0 ? [values[cell]!] : bitsOf(digits[cell]!));
  const groups = Array.from({ length: geometry.cells }, (_, cell) => group(cell));
  const rowsOfCells = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, i) => row * size + i));
  const lengthOf = (cell: Cell): number =>
    bracketed.includes(cell) ? openText('1').length : Math.max(1, groups[cell]!.length);
  const widths = rowsOfCells[0]!.map((column) => Math.max(...rowsOfCells.map((row) => lengthOf(row[column]!))));
  const textOf = (cell: Cell): string => {
    const group = groups[cell]!.map((digit) => paint(geometry.candidate(cell, digit), symbolOn(digit, geometry))).join(
      '',
    );
    const text = bracketed.includes(cell) ? openText(group) : group || NONE_LEFT;
    return ` ${text}${' '.repeat(widths[cell % size]! - lengthOf(cell))} `;
  };
  const lines = rowsOfCells.map(
    (row) =>
      `|${partsOf(row, geometry)
        .map((part) => part.map(textOf).join(''))
        .join('|')}|`,
  );
  const dashes = partsOf(widths, geometry).map((part) => '-'.repeat(part.reduce((sum, width) => sum + width + 2, 0)));
  const ruler = `+${dashes.join('+')}+`;
  return [ruler, ...withRulers(lines, ruler, geometry), ruler].join('\n');
}
