/** Steps as JSON, one-based, and back to what the checker needs. */

import type { Claim } from '../check/prove.js';
import { bitsFrom, bitsOf } from '../core/bits.js';
import { type Candidate, type Cell, type Geometry, HOUSE_KINDS, type House, type HouseKind } from '../core/geometry.js';
import type { Move } from '../core/moves.js';
import type { Mark, Role } from '../logic/step/marks.js';
import type { Truth } from '../logic/step/truths.js';
import type { Step } from '../solver/step.js';
import { sentence } from './text.js';

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

export type JsonTruth =
  | ({ readonly kind: 'cell' } & JsonCell)
  | ({ readonly kind: 'house'; readonly digit: number } & JsonHouse)
  | { readonly kind: 'deadly'; readonly cells: readonly (JsonCell & { readonly digits: readonly number[] })[] }
  | (Move & { readonly kind: 'symmetry'; readonly digits: readonly number[] } & JsonCandidate);

export type JsonMark =
  | ({ readonly kind: 'candidate'; readonly role: Role } & JsonCandidate)
  | ({ readonly kind: 'cell'; readonly role: Role } & JsonCell)
  | ({ readonly kind: 'house'; readonly role: Role } & JsonHouse)
  | {
      readonly kind: 'link';
      readonly from: readonly JsonCandidate[];
      readonly to: readonly JsonCandidate[];
      readonly strong: boolean;
    };

export interface JsonStep {
  readonly strategy: string;
  readonly name: string;
  /** What the ladder counts for it: points, or Sudoku Explainer's rating. */
  readonly rating: number;
  readonly place: readonly JsonCandidate[];
  readonly remove: readonly JsonCandidate[];
  readonly text: string;
  readonly truths: readonly JsonTruth[];
  readonly marks: readonly JsonMark[];
}

export function stepJson(step: Step): JsonStep {
  const { strategy, geometry, explanation } = step;
  return {
    strategy: strategy.id,
    name: strategy.name,
    rating: Math.round(step.rating * 10) / 10,
    place: step.place.map((candidate) => candidateJson(geometry, candidate)),
    remove: step.remove.map((candidate) => candidateJson(geometry, candidate)),
    text: sentence(explanation.message, geometry),
    truths: explanation.truths.map((truth) => truthJson(geometry, truth)),
    marks: explanation.marks.map((mark) => markJson(geometry, mark)),
  };
}

/** What a step says and rests on, as the checker takes it. Throws a RangeError at what lies outside the grid. */
export const claimOf = (geometry: Geometry, step: Pick<JsonStep, 'place' | 'remove' | 'truths'>): Claim => ({
  place: step.place.map((candidate) => candidateOf(geometry, candidate)),
  remove: step.remove.map((candidate) => candidateOf(geometry, candidate)),
  truths: step.truths.map((truth) => truthOf(geometry, truth)),
});

/** What is drawn of a step. Throws a RangeError at what lies outside the grid. */
export const drawnOf = (
  geometry: Geometry,
  step: Pick<JsonStep, 'place' | 'remove' | 'marks'>,
): {
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  readonly marks: readonly Mark[];
} => ({
  place: step.place.map((candidate) => candidateOf(geometry, candidate)),
  remove: step.remove.map((candidate) => candidateOf(geometry, candidate)),
  marks: step.marks.map((mark) => markOf(geometry, mark)),
});

export const cellJson = (geometry: Geometry, cell: Cell): JsonCell => ({
  row: geometry.rowOf(cell) + 1,
  column: geometry.columnOf(cell) + 1,
});

const candidateJson = (geometry: Geometry, candidate: Candidate): JsonCandidate => ({
  ...cellJson(geometry, geometry.cellOf(candidate)),
  digit: geometry.digitOf(candidate) + 1,
});

export const houseJson = (geometry: Geometry, house: House): JsonHouse => ({
  house: geometry.houseKinds[house]!,
  index: geometry.indexOf(house) + 1,
});

function truthJson(geometry: Geometry, truth: Truth): JsonTruth {
  switch (truth.kind) {
    case 'cell':
      return { kind: 'cell', ...cellJson(geometry, truth.cell) };
    case 'house':
      return { kind: 'house', ...houseJson(geometry, truth.house), digit: truth.digit + 1 };
    case 'deadly':
      return {
        kind: 'deadly',
        cells: truth.cells.map((cell, i) => ({
          ...cellJson(geometry, cell),
          digits: bitsOf(truth.digits[i]!).map((digit) => digit + 1),
        })),
      };
    case 'symmetry':
      return {
        kind: 'symmetry',
        transposed: truth.move.transposed,
        rows: truth.move.rows.map((row) => row + 1),
        columns: truth.move.columns.map((column) => column + 1),
        digits: truth.digits.map((digit) => digit + 1),
        ...candidateJson(geometry, truth.candidate),
      };
  }
}

function markJson(geometry: Geometry, mark: Mark): JsonMark {
  switch (mark.kind) {
    case 'candidate':
      return { kind: 'candidate', ...candidateJson(geometry, mark.candidate), role: mark.role };
    case 'cell':
      return { kind: 'cell', ...cellJson(geometry, mark.cell), role: mark.role };
    case 'house':
      return { kind: 'house', ...houseJson(geometry, mark.house), role: mark.role };
    case 'link':
      return {
        kind: 'link',
        from: mark.from.map((candidate) => candidateJson(geometry, candidate)),
        to: mark.to.map((candidate) => candidateJson(geometry, candidate)),
        strong: mark.strong,
      };
  }
}

function markOf(geometry: Geometry, mark: JsonMark): Mark {
  switch (mark.kind) {
    case 'candidate':
      return { kind: 'candidate', candidate: candidateOf(geometry, mark), role: mark.role };
    case 'cell':
      return { kind: 'cell', cell: cellOf(geometry, mark), role: mark.role };
    case 'house':
      return { kind: 'house', house: houseOf(geometry, mark), role: mark.role };
    case 'link':
      return {
        kind: 'link',
        from: mark.from.map((candidate) => candidateOf(geometry, candidate)),
        to: mark.to.map((candidate) => candidateOf(geometry, candidate)),
        strong: mark.strong,
      };
    default:
      throw new RangeError(`'${(mark as { kind: string }).kind}' is no kind of mark`);
  }
}

/** A number from 1 on, from zero. */
function within(most: number, number: number): number {
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new RangeError(`${number} is not from 1 to ${most}`);
  return number - 1;
}

const cellOf = (geometry: Geometry, { row, column }: JsonCell): Cell =>
  within(geometry.size, row) * geometry.size + within(geometry.size, column);

const candidateOf = (geometry: Geometry, candidate: JsonCandidate): Candidate =>
  geometry.candidate(cellOf(geometry, candidate), within(geometry.size, candidate.digit));

function houseOf(geometry: Geometry, { house, index }: JsonHouse): House {
  if (!HOUSE_KINDS.includes(house)) throw new RangeError(`'${house}' is no kind of house`);
  return geometry.firstOf(house) + within(geometry.countOf(house), index);
}

function truthOf(geometry: Geometry, truth: JsonTruth): Truth {
  switch (truth.kind) {
    case 'cell':
      return { kind: 'cell', cell: cellOf(geometry, truth) };
    case 'house':
      return { kind: 'house', house: houseOf(geometry, truth), digit: within(geometry.size, truth.digit) };
    case 'deadly':
      return {
        kind: 'deadly',
        cells: truth.cells.map((cell) => cellOf(geometry, cell)),
        digits: truth.cells.map(({ digits }) => bitsFrom(digits.map((digit) => within(geometry.size, digit)))),
      };
    case 'symmetry':
      return {
        kind: 'symmetry',
        move: {
          transposed: truth.transposed,
          rows: truth.rows.map((row) => within(geometry.size, row)),
          columns: truth.columns.map((column) => within(geometry.size, column)),
        },
        digits: truth.digits.map((digit) => within(geometry.size, digit)),
        candidate: candidateOf(geometry, truth),
      };
    default:
      throw new RangeError(`'${(truth as { kind: string }).kind}' is no kind of truth`);
  }
}
