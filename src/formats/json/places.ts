/** Cells as JSON names them: `"r1c2"`, `[0, 1]`, `{ "row": 0, "column": 1 }`. */

/** A row and a column, counted from 0 or from 1. */
type Place = readonly [row: number, column: number];

const NAME = /^\s*r(\d{1,2})c(\d{1,2})\s*$/i;

/** Returns the row and column of a cell; undefined for anything else. */
export function placeIn(cell: unknown): Place | undefined {
  if (typeof cell === 'string') {
    const [, row, column] = NAME.exec(cell) ?? [];
    return row === undefined ? undefined : [Number(row), Number(column)];
  }
  if (typeof cell !== 'object' || cell === null) return undefined;
  const { row, r = row, y = r, column, col = column, c = col, x = c } = cell as Readonly<Record<string, unknown>>;
  const place = Array.isArray(cell) ? cell : Object.keys(cell).length === 2 ? [y, x] : [];
  const isPlace = place.length === 2 && place.every((line) => Number.isInteger(line) && line >= 0 && line < 100);
  return isPlace ? (place as unknown as Place) : undefined;
}

/** True for the place of a cell by numbers, which count from 0 or from 1. */
export const isNumbered = (cell: unknown): boolean => typeof cell !== 'string' && placeIn(cell) !== undefined;
