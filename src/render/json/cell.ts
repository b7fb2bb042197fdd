/** Cells, candidates and houses to JSON and back. JSON counts rows and columns from one, and has digits as they are written. */

import { numberOf } from '../../core/candidates.js';
import {
  type Candidate,
  type Cell,
  type Digit,
  type Geometry,
  HOUSE_KINDS,
  type House,
  type HouseKind,
} from '../../core/geometry.js';
import { digitsText, usualNumbers } from '../../core/numbers.js';
import { quoted } from '../../core/printable.js';
import { shown } from '../../settings/options.js';

/** A cell: row and column count from one, from the top left. */
export interface GridCell {
  /** The row, from 1 at the top. @minimum 1 */
  readonly row: number;
  /** The column, from 1 at the left. @minimum 1 */
  readonly column: number;
}

/** A digit in a cell: row and column count from one. */
export interface GridCandidate extends GridCell {
  /** The digit as it is written: from 1, unless the puzzle states other digits. @minimum 0 */
  readonly digit: number;
}

const JSON_HOUSES = ['row', 'column', 'box', 'region', 'extra'] as const;

/**
 * A house as JSON; `index` counts from one. A region takes the place of a box. Extra houses are in the order in which
 * the rules of the puzzle add them.
 */
export interface GridHouse {
  /** The kind of the house. */
  readonly house: (typeof JSON_HOUSES)[number];
  /** The number of the house among those of its kind, from 1. @minimum 1 */
  readonly index: number;
}

export const cellJson = (geometry: Geometry, cell: Cell): GridCell => ({
  row: geometry.rowOf(cell) + 1,
  column: geometry.columnOf(cell) + 1,
});

export const candidateJson = (geometry: Geometry, candidate: Candidate): GridCandidate => ({
  ...cellJson(geometry, geometry.cellOf(candidate)),
  digit: numberOf(geometry, candidate),
});

export const houseJson = (geometry: Geometry, house: House): GridHouse => ({
  house: nameOf(geometry, geometry.houseKinds[house]!),
  index: geometry.indexOf(house) + 1,
});

/**
 * Returns the list itself. Throws a RangeError if the value is no list, since the JSON may come from another program.
 */
export function asList<Value>(values: readonly Value[]): readonly Value[] {
  if (!Array.isArray(values)) throw new RangeError(`expected a list, not ${typeof values}`);
  return values;
}

/** Converts a number counted from 1 to one counted from 0. Throws a RangeError above `most`; `what` names the number. */
export function within(most: number, number: number, what = ''): number {
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new RangeError(`${what}${shown(number)} is not from 1 to ${most}`);
  return number - 1;
}

/** Reads a cell from JSON. Throws a RangeError if it lies outside the grid, or if its row or column is missing. */
export const cellOf = ({ size }: Geometry, cell: GridCell): Cell =>
  within(size, cell?.row, 'row ') * size + within(size, cell?.column, 'column ');

export const candidateOf = (geometry: Geometry, candidate: GridCandidate): Candidate =>
  geometry.candidate(cellOf(geometry, candidate), digitOf(geometry, candidate.digit, 'digit '));

/** Converts a digit as it is written to one counted from 0. Throws a RangeError for a number that is no digit of the grid. */
export function digitOf({ numbers }: Pick<Geometry, 'numbers'>, number: number, what = ''): Digit {
  if (numbers === usualNumbers(numbers.length)) return within(numbers.length, number, what);
  const digit = numbers.indexOf(number);
  if (digit < 0) throw new RangeError(`${what}${shown(number)} is none of the digits ${digitsText(numbers)}`);
  return digit;
}

export const candidatesOf = (geometry: Geometry, candidates: readonly GridCandidate[]): Candidate[] =>
  asList(candidates).map((candidate) => candidateOf(geometry, candidate));

export function houseOf(geometry: Geometry, { house, index }: GridHouse): House {
  const kind = HOUSE_KINDS.find((each) => nameOf(geometry, each) === house);
  if (!kind)
    throw new RangeError(`${quoted(String(house))} is no kind of house${JSON_HOUSES.includes(house) ? ' here' : ''}`);
  return geometry.firstOf(kind) + within(geometry.countOf(kind), index);
}

const nameOf = ({ tiling }: Geometry, kind: HouseKind): GridHouse['house'] =>
  kind === 'box' && tiling === 'regions' ? 'region' : kind;
