/** The frame of a grid: the lines round it and between its boxes, and the numbers of rows and columns outside. */
import { stripVTControlCharacters } from 'node:util';
import type { Cell, Geometry } from '../../core/geometry.js';
import { partsOf } from '../../formats/text/rows.js';
import type { Role } from '../../logic/step/marks.js';
import { LETTERS } from '../../variants/of-grid.js';
import { type Look, paint, STYLES } from './screen.js';
import { ROLE_SIGNS, type Signs } from './signs.js';

/** A text with its width in columns, which does not count the codes of colours. */
export interface Piece {
  readonly text: string;
  readonly width: number;
}

interface LineSet {
  readonly across: string;
  readonly down: string;
  /**
   * The left end, the crossings and the right end of a line: above the grid, between bands (`inner`), and below the
   * grid.
   */
  readonly top: readonly [string, string, string];
  readonly inner: readonly [string, string, string];
  readonly bottom: readonly [string, string, string];
}

const LINES: LineSet = {
  across: '─',
  down: '│',
  top: ['┌', '┬', '┐'],
  inner: ['├', '┼', '┤'],
  bottom: ['└', '┴', '┘'],
};

const CORNERS = ['+', '+', '+'] as const;
const PLAIN: LineSet = { across: '-', down: '|', top: CORNERS, inner: CORNERS, bottom: CORNERS };

/** Returns the width of the widest line, without the codes of colours. */
export const widthOf = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => stripVTControlCharacters(line).length));

/**
 * Returns the lines of a grid in its frame. Rows, columns and boxes that the step marks have the sign of their role.
 * `isTight` saves width: it leaves out blanks beside cells, and all but the last figure of column numbers.
 */
export function framed(
  cells: readonly Piece[],
  geometry: Geometry,
  signs: Signs,
  look: Look,
  isTight = false,
): string[] {
  const { size, boxRows } = geometry;
  const frame = look.boxes ? LINES : PLAIN;
  const numbersOf = (kind: 'row' | 'column'): Piece[] =>
    Array.from({ length: size }, (_, index) =>
      numberOf(
        isTight && kind === 'column' ? (index + 1) % 10 : index + 1,
        signs.houses.get(geometry.firstOf(kind) + index),
        look,
      ),
    );
  const [before, after] = isTight ? ['', ' '] : [' ', ' '];
  const rowNumbers = numbersOf('row');
  const columnNumbers = numbersOf('column');
  const widths = columnNumbers.map(({ width }, column) =>
    Math.max(width, ...rowNumbers.map((_, row) => cells[row * size + column]!.width)),
  );
  const margin = Math.max(...rowNumbers.map(({ width }) => width));
  if (geometry.tiling !== 'boxes')
    return irregular(cells, rowNumbers, columnNumbers, widths, { geometry, signs, look, isTight });
  const inColumns = (pieces: readonly Piece[], between: string): string =>
    partsOf(
      pieces.map((piece, column) => `${before}${padded(piece, widths[column]!)}${after}`),
      geometry,
    )
      .map((part) => part.join(''))
      .join(between);
  const ruler = (band: number, [first, crossing, last]: LineSet['top']): string => {
    const parts = partsOf(widths, geometry).map((part, index) => {
      const length = part.reduce((sum, width) => sum + width + before.length + after.length, 0);
      const role = signs.houses.get(geometry.firstOf('box') + band * boxRows + index);
      if (!role || band * boxRows === size) return frame.across.repeat(length);
      return frame.across + paint(STYLES[role], ROLE_SIGNS[role], look.colour) + frame.across.repeat(length - 2);
    });
    return `${' '.repeat(margin)} ${first}${parts.join(crossing)}${last}`;
  };
  const rows = rowNumbers.flatMap((number, row) => {
    const pieces = cells.slice(row * size, (row + 1) * size);
    const line = `${padded(number, -margin)} ${frame.down}${inColumns(pieces, frame.down)}${frame.down}`;
    return row % boxRows === 0 ? [ruler(row / boxRows, row === 0 ? frame.top : frame.inner), line] : [line];
  });
  const head = `${' '.repeat(margin + 2)}${inColumns(columnNumbers, ' ')}`.trimEnd();
  return [head, ...rows, ruler(size / boxRows, frame.bottom)];
}

/** Frames a grid with irregular regions or without boxes. Each cell has room for a line on each side. */
function irregular(
  cells: readonly Piece[],
  rowNumbers: readonly Piece[],
  columnNumbers: readonly Piece[],
  widths: readonly number[],
  {
    geometry,
    signs,
    look,
    isTight,
  }: { readonly geometry: Geometry; readonly signs: Signs; readonly look: Look; readonly isTight: boolean },
): string[] {
  const { size } = geometry;
  const frame = regionFrame(geometry, look.boxes);
  const names = regionNames(geometry, signs, look);
  const [before, after] = isTight ? ['', ''] : [' ', ' '];
  const margin = ' '.repeat(Math.max(...rowNumbers.map(({ width }) => width)) + 1);
  const fit = (piece: Piece, column: number): string => `${before}${padded(piece, widths[column]!)}${after}`;
  const ruler = (row: number): string[] => {
    const line = frame.above(
      row,
      widths.map((width) => width + before.length + after.length),
      names,
    );
    return line === undefined ? [] : [margin + line.trimEnd()];
  };
  const rows = rowNumbers.flatMap((number, row) => {
    const own = cells
      .slice(row * size, (row + 1) * size)
      .map((piece, column) => frame.between(row, column) + fit(piece, column));
    return [...ruler(row), `${padded(number, 1 - margin.length)} ${own.join('')}${frame.between(row, size)}`];
  });
  const head = margin + columnNumbers.map((piece, column) => ` ${fit(piece, column)}`).join('');
  return [head.trimEnd(), ...rows, ...ruler(size)];
}

/**
 * Returns the names of regions by their first cells, above which there is always a border. The sign of the role comes
 * before the letter.
 */
function regionNames(geometry: Geometry, { houses }: Signs, { colour }: Look): ReadonlyMap<Cell, RegionName> {
  if (geometry.tiling !== 'regions') return new Map();
  return new Map(
    geometry.housesOf('box').map((house, index): [Cell, RegionName] => {
      const role = houses.get(house);
      const sign = `${role ? ROLE_SIGNS[role] : ''}${LETTERS[index]}`;
      return [geometry.cellAt(house, 0), { sign, text: paint(role ? STYLES[role] : 'dim', sign, colour) }];
    }),
  );
}

/** Pads a text on its right, or on its left if the width is negative. */
const padded = ({ text, width }: Piece, to: number): string =>
  to < 0 ? ' '.repeat(-to - width) + text : text + ' '.repeat(to - width);

/** Writes the number of a row or column after the sign of its role. */
function numberOf(number: number, role: Role | undefined, { colour }: Look): Piece {
  const text = `${role ? ROLE_SIGNS[role] : ''}${number}`;
  return { text: paint(role ? STYLES[role] : 'dim', text, colour), width: text.length };
}

/** The characters of crossings. The index is the sum of the lines that meet there: up 1, down 2, left 4, right 8. */
const CROSSINGS = [' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼'];

const [UP, DOWN, LEFT, RIGHT] = [1, 2, 4, 8] as const;

/** The name of a region in its border: the sign of its role and its letter, plain (`sign`) and coloured (`text`). */
interface RegionName {
  readonly sign: string;
  readonly text: string;
}

/**
 * Returns functions that draw the frame of regions of any shape. A line is drawn where the cells on its two sides lie
 * in different regions. `boxes` selects box characters instead of plain ones.
 */
function regionFrame(geometry: Geometry, boxes: boolean) {
  const { size } = geometry;
  const tileAt = (row: number, column: number): number => {
    const isInside = row >= 0 && column >= 0 && row < size && column < size;
    const cell: Cell = row * size + column;
    return !isInside ? -1 : geometry.tiling === 'regions' ? geometry.houseOf('box', cell) : 0;
  };
  const isAcross = (row: number, column: number): boolean => tileAt(row - 1, column) !== tileAt(row, column);
  const isDown = (row: number, column: number): boolean => tileAt(row, column - 1) !== tileAt(row, column);
  const crossing = (row: number, column: number): string => {
    const lines =
      (isDown(row - 1, column) ? UP : 0) |
      (isDown(row, column) ? DOWN : 0) |
      (isAcross(row, column - 1) ? LEFT : 0) |
      (isAcross(row, column) ? RIGHT : 0);
    if (boxes) return CROSSINGS[lines]!;
    return lines === 0 ? ' ' : lines === (UP | DOWN) ? '|' : lines === (LEFT | RIGHT) ? '-' : '+';
  };
  return {
    /** Returns the character between two cells of a row, or at an end of the row. */
    between: (row: number, column: number): string => (isDown(row, column) ? (boxes ? '│' : '|') : ' '),
    /**
     * Returns the line above a row, or below the last; undefined if nothing is drawn in it. `names` are keyed by the
     * cell below.
     */
    above(row: number, widths: readonly number[], names: ReadonlyMap<Cell, RegionName>): string | undefined {
      if (!widths.some((_, column) => isAcross(row, column))) return undefined;
      const parts = widths.map((width, column) => {
        const line = (isAcross(row, column) ? (boxes ? '─' : '-') : ' ').repeat(width);
        const { text, sign } = names.get(row * size + column) ?? { text: '', sign: '' };
        return crossing(row, column) + (text === '' ? line : text + line.slice(sign.length));
      });
      return parts.join('') + crossing(row, size);
    },
  };
}
