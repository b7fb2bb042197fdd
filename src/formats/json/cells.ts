/** Cells as JSON has them: numbers, texts or objects, in one list, in lists of rows, or a text a row. */
import { LARGEST_SIZE } from '../../core/geometry.js';
import { usualShape } from '../format.js';
import { fits } from '../symbols.js';

/** The smallest size that is looked for. */
const LEAST = 4;

/** Returns the rows of a grid in a list of rows, or in one list of all cells; undefined for anything else. */
export function rowsIn(value: unknown, expected?: number): readonly (readonly string[])[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const isFlat = value.length > LARGEST_SIZE;
  const side = isFlat ? Math.sqrt(value.length) : value.length;
  if (!Number.isInteger(side) || side < LEAST || !(side === expected || usualShape(side))) return undefined;
  const lists = isFlat ? Array.from({ length: side }, (_, row) => value.slice(row * side, (row + 1) * side)) : value;
  const rows = lists.map((row: unknown) => (typeof row === 'string' ? [...row.replaceAll(/\s/g, '')] : row));
  if (!rows.every((row) => Array.isArray(row) && row.length === side)) return undefined;
  const cells = (rows as unknown[][]).map((row) => row.map(cellText));
  const isGrid = cells.every((row) =>
    row.every((cell) => cell !== undefined && (fits(cell, side) || (/^\d\d$/.test(cell) && Number(cell) <= side))),
  );
  return isGrid ? (cells as string[][]) : undefined;
}

/** Names that objects have for the value of a cell. */
const VALUE = ['val', 'value', 'v', 'digit', 'number'];

/** Returns the symbol of a cell, `.` for one that is surely empty; undefined if it is no cell. */
function cellText(cell: unknown): string | undefined {
  if (cell === null || cell === false || cell === -1) return '.';
  if (typeof cell === 'number') return Number.isInteger(cell) ? String(cell) : undefined;
  if (typeof cell === 'string') return cell.length > 2 ? undefined : cell.trim() || '.';
  if (typeof cell !== 'object' || Array.isArray(cell)) return undefined;
  const name = VALUE.find((each) => Object.hasOwn(cell, each));
  const value = name === undefined ? undefined : (cell as Record<string, unknown>)[name];
  if (value === undefined) return Object.keys(cell).length === 0 ? '.' : undefined;
  return typeof value === 'object' && value !== null ? undefined : cellText(value);
}

/** Returns the cells of a grid in one line. */
export function lineOf(rows: readonly (readonly string[])[]): string {
  const cells = rows.flat();
  return cells.join(cells.some((cell) => cell.length > 1) ? ' ' : '');
}
