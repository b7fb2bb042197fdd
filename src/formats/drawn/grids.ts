/** Grids in the form of f-puzzles, made of what other programs list. */
import { LARGEST_SIZE } from '../../core/geometry.js';
import { Misread } from '../misread.js';
import { shown } from './fields.js';

/** Returns the number of rows of a grid. Throws a Misread. */
export function sideOfGrid(size: unknown, program: string): number {
  if (typeof size === 'number' && Number.isInteger(size) && size >= 1 && size <= LARGEST_SIZE) return size;
  throw new Misread(`this ${program} puzzle has a grid of ${shown(size)} rows, not of 1 to ${LARGEST_SIZE}`);
}

/** Returns the name of the cell in a row and a column from 0. Throws a Misread for one outside the grid. */
export function nameOfCellAt(row: unknown, column: unknown, size: number): string {
  const isIn = (at: unknown): at is number => Number.isInteger(at) && (at as number) >= 0 && (at as number) < size;
  if (isIn(row) && isIn(column)) return `R${row + 1}C${column + 1}`;
  const place = [row, column].map(shown).join(', ');
  throw new Misread(`row ${place} from 0 is no cell of a grid of size ${size}`);
}

/** What the cells of a grid have, by their names. */
export interface Listed {
  readonly givens: readonly (readonly [cell: string, value: unknown])[];
  readonly placed?: readonly (readonly [cell: string, value: unknown])[];
  readonly notes?: ReadonlyMap<string, readonly number[]>;
  /** Returns the region of a cell; a negative number for none. Left out if nothing is said of regions. */
  regionOf?(cell: string): number;
}

/** Returns the rows of a grid. */
export function gridWith(size: number, { givens, placed = [], notes, regionOf }: Listed): object[][] {
  const [given, own] = [new Map(givens), new Map(placed)];
  const cellOf = (name: string): object => {
    const region = regionOf?.(name);
    const value = given.get(name) ?? own.get(name);
    const marks = notes?.get(name);
    return {
      ...(region !== undefined && { region: region < 0 ? null : region }),
      ...(value !== undefined && { value }),
      ...(given.has(name) && { given: true }),
      ...(marks && { centerPencilMarks: marks }),
    };
  };
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cellOf(nameOfCellAt(row, column, size))),
  );
}
