/** Lines of a frame between regions of any shape: each is drawn where the cells on its two sides lie in different regions. */
import type { Cell, Geometry } from '../../core/geometry.js';

/** Signs for a crossing by the lines that meet there: up 1, down 2, left 4, right 8. */
const CROSSINGS = [' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼'];

const [UP, DOWN, LEFT, RIGHT] = [1, 2, 4, 8] as const;

/** The name of a region in its border: a sign and its letter, plain and painted. */
export interface RegionName {
  readonly sign: string;
  readonly text: string;
}

/** `boxes`: with signs that draw boxes; else with plain ones. */
export function regionFrame(geometry: Geometry, boxes: boolean) {
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
    /** The sign between two cells of a row, or before the first and after the last. */
    between: (row: number, column: number): string => (isDown(row, column) ? (boxes ? '│' : '|') : ' '),
    /** The line above a row, or below the last; undefined where nothing is drawn in it. `names`: by cells below it. */
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
