/** Cells, candidates and houses as JSON, rows, columns and digits from one; and back. */
import {
  type Candidate,
  type Cell,
  type Geometry,
  HOUSE_KINDS,
  type House,
  type HouseKind,
} from '../../core/geometry.js';

export interface JsonCell {
  readonly row: number;
  readonly column: number;
}

export interface JsonCandidate extends JsonCell {
  readonly digit: number;
}

export interface JsonHouse {
  readonly house: HouseKind;
  readonly index: number;
}

export const cellJson = (geometry: Geometry, cell: Cell): JsonCell => ({
  row: geometry.rowOf(cell) + 1,
  column: geometry.columnOf(cell) + 1,
});

export const candidateJson = (geometry: Geometry, candidate: Candidate): JsonCandidate => ({
  ...cellJson(geometry, geometry.cellOf(candidate)),
  digit: geometry.digitOf(candidate) + 1,
});

export const houseJson = (geometry: Geometry, house: House): JsonHouse => ({
  house: geometry.houseKinds[house]!,
  index: geometry.indexOf(house) + 1,
});

/** A number from 1 on, from zero. */
export function within(most: number, number: number): number {
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new RangeError(`${number} is not from 1 to ${most}`);
  return number - 1;
}

export const cellOf = (geometry: Geometry, { row, column }: JsonCell): Cell =>
  within(geometry.size, row) * geometry.size + within(geometry.size, column);

export const candidateOf = (geometry: Geometry, candidate: JsonCandidate): Candidate =>
  geometry.candidate(cellOf(geometry, candidate), within(geometry.size, candidate.digit));

export function houseOf(geometry: Geometry, { house, index }: JsonHouse): House {
  if (!HOUSE_KINDS.includes(house)) throw new RangeError(`'${house}' is no kind of house`);
  return geometry.firstOf(house) + within(geometry.countOf(house), index);
}
